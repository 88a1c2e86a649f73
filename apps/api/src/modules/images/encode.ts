import { randomBytes } from 'node:crypto'
import type { ImageSource, ImageType } from '@avita/api-client/contract'
import sharp, { type Sharp } from 'sharp'
import { createGate } from '../../gate.ts'
import { problem } from '../../problems.ts'
import { shapes } from './shapes.ts'

/*
 * sharp decodes and encodes in the threads of libuv, off the thread that answers requests, so that a worker thread of
 * our own would add a copy and no protection. It is bounded here: one image at a time, one thread per image, a few
 * waiting, the rest 503; limits on pixels and seconds; and only the four decoders that are needed are reachable.
 */
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

const mostPixels = 40_000_000
const seconds = 15
const gate = createGate(1, 8)

const formats = ['avif', 'webp'] as const
type Format = (typeof formats)[number]

const accepted = ['jpeg', 'png', 'webp', 'heif']

interface EncodedFile extends ImageSource {
  readonly name: string
  readonly content: Uint8Array
}

export interface EncodedImage {
  readonly width: number
  readonly height: number
  readonly files: readonly EncodedFile[]
}

const reading = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

/** Refuses what is no still picture of a kind that we read, by its content. */
const inspect = async (content: Uint8Array) => {
  const facts = await sharp(content, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw problem('file.imageUnreadable', { status: 422 })
    })
  if (!accepted.includes(facts.format) || (facts.format === 'heif' && facts.compression !== 'av1'))
    throw problem('file.imageUnreadable', { status: 422 })
  if ((facts.pages ?? 1) > 1) throw problem('file.imageAnimated', { status: 422 })
  if (facts.width * facts.height > mostPixels) throw problem('file.imageTooManyPixels', { status: 422 })
}

const encoded = (image: Sharp, format: Format) =>
  format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78, effort: 3 })

const widthsFor = (type: ImageType, width: number) => {
  const fitting = shapes[type].widths.filter((each) => each < width)
  const largest = Math.min(width, shapes[type].widths.at(-1) ?? width)
  return [...new Set([...fitting, largest])]
}

const encode = async (content: Uint8Array, type: ImageType): Promise<EncodedImage> => {
  await inspect(content)
  const { widths, isSquare } = shapes[type]
  const largest = widths.at(-1) ?? 0
  // Upright as its camera meant, in sRGB, at the largest size that is needed: decoded once, and without metadata.
  const { data, info } = await sharp(content, reading)
    .timeout({ seconds })
    .autoOrient()
    .resize(isSquare ? { width: largest, height: largest } : { width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw problem('file.imageUnreadable', { status: 422 })
    })
  const { width, height, channels } = info
  const files: EncodedFile[] = []
  for (const each of widthsFor(type, width))
    for (const format of formats) {
      const picture = sharp(data, { raw: { width, height, channels } })
        .timeout({ seconds })
        .resize({ width: each })
      const name = `${randomBytes(16).toString('hex')}.${format}`
      files.push({
        name,
        type: `image/${format}`,
        width: each,
        url: `/api/files/${name}`,
        content: await encoded(picture, format).toBuffer(),
      })
    }
  return { width, height, files }
}

/** An image in the sizes of its type, as AVIF and WebP under random names; throws a problem where it is none. */
export const encodeImage = (content: Uint8Array, type: ImageType): Promise<EncodedImage> =>
  gate(() => encode(content, type))
