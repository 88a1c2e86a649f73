import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { shapes } from '../src/modules/images/shapes.ts'
import type { Raster } from '../src/seed/content/scenes.ts'

// pnpm --filter @avita/api run scenes: draws the committed pictures of the seeded content from their SVG, as AVIF and
// WebP in the sizes of a cover, and lists them in rasters.json. The same SVG gives the same files; run it after a
// change of a scene and commit what it writes.

sharp.concurrency(1)

const scenes = new URL('../src/seed/content/pictures/', import.meta.url)
const rasters = new URL('rasters/', scenes)
const { widths } = shapes.cover
const largest = widths.at(-1) ?? 0
/** Three to two, as every scene is drawn. */
const heightOf = (width: number) => Math.round((width * 2) / 3)
/** What an SVG without a size of its own is drawn at, one pixel per unit. */
const dotsPerInch = 72
const unitsWide = 1200

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const encodings = {
  'image/avif': (image: Sharp) => image.avif({ quality: 58, effort: 3 }),
  'image/webp': (image: Sharp) => image.webp({ quality: 82, effort: 4, smartSubsample: true }),
} as const

const types = ['image/avif', 'image/webp'] as const

const rasterise = async (scene: string): Promise<Raster> => {
  const svg = await readFile(new URL(`${scene}.svg`, scenes))
  const { data, info } = await sharp(svg, { density: (dotsPerInch * largest) / unitsWide })
    .resize({ width: largest, height: heightOf(largest), fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: drawnWidth, height: drawnHeight, channels } = info
  const raw = { width: drawnWidth, height: drawnHeight, channels }
  const sources: Raster['sources'][number][] = []
  for (const width of widths)
    for (const type of types) {
      const drawn = sharp(data, { raw }).resize({ width, height: heightOf(width), fit: 'fill' })
      const content = await encodings[type](drawn).toBuffer()
      const extension = type.slice('image/'.length)
      const file = `${scene}-${width}.${extension}`
      await writeFile(new URL(file, rasters), content)
      // Its public name stands for its content, so that a scene drawn anew is never taken for the old one.
      sources.push({ file, type, width, name: `${sha256(content).slice(0, 32)}.${extension}` })
    }
  return { svg: sha256(svg), width: largest, height: heightOf(largest), sources }
}

await rm(rasters, { recursive: true, force: true })
await mkdir(rasters)
const names = (await readdir(scenes)).filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -4))
const list: Record<string, Raster> = {}
for (const scene of names.toSorted()) list[scene] = await rasterise(scene)
await writeFile(new URL('rasters.json', scenes), `${JSON.stringify(list, null, 2)}\n`)
process.stdout.write(`${names.length} scenes drawn.\n`)
