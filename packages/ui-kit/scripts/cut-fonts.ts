/**
 * Cuts the fonts of the kit: `pnpm --filter @avita/ui-kit run fonts`. Run by hand; what it writes is committed.
 *
 * Fontsource keeps ğ ş İ in another file than the rest of Turkish, and a page would ask for both. Each face is cut from
 * both files, its axes pinned to what the kit uses, and merged to one (merge-fonts.py).
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const range = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  ).join('')

const ascii = range(' ', '~')
const turkish = 'çöüÇÖÜâîûÂÎÛı'
const turkishBeyondLatin = 'ğĞşŞİ'
// Names of people and places in our second language's texts.
const names = 'éèêëáàäåãñóòôõøúùßæœíìïÉÈÁÄÅÑÓÚ'
const punctuation = '\u00a0–—‘’“”„…·•©®°§«»‹›€£×−½¼¾²³ªº'
const text = ascii + turkish + names + punctuation

const features = ['kern', 'ccmp', 'locl', 'liga', 'tnum']

interface Face {
  name: string
  family: 'literata' | 'atkinson-hyperlegible-next'
  file: string
  text: string
  axes: Record<string, number | { min: number; max: number; default?: number }>
}

const atkinson = 'atkinson-hyperlegible-next'

const faces: Face[] = [
  // One size of design between the sketches' headings (20 to 68 px); heavier where it is set small, hence one weight.
  { name: 'literata', family: 'literata', file: 'opsz-normal', text, axes: { opsz: 56, wght: 475 } },
  {
    name: 'literata-italic',
    family: 'literata',
    file: 'opsz-italic',
    text: ascii.replace(/[#$%&*+<=>@\\^_`{|}~[\]]/g, '') + turkish + '’“”…–',
    axes: { opsz: 56, wght: 430 },
  },
  { name: 'atkinson-400', family: atkinson, file: 'wght-normal', text, axes: { wght: 400 } },
  { name: 'atkinson-600', family: atkinson, file: 'wght-normal', text, axes: { wght: 600 } },
  { name: 'atkinson-italic', family: atkinson, file: 'wght-italic', text, axes: { wght: 400 } },
]

const here = import.meta.dirname
const folderOf: Record<Face['family'], string> = {
  literata: dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/literata/LICENSE'))),
  'atkinson-hyperlegible-next': dirname(
    fileURLToPath(import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/LICENSE')),
  ),
}
const target = process.argv[2] ?? join(here, '../src/fonts')
const work = mkdtempSync(join(tmpdir(), 'cut-fonts-'))
mkdirSync(target, { recursive: true })

const cut = async (face: Face, part: 'latin' | 'latin-ext', letters: string) => {
  const source = join(folderOf[face.family], `files/${face.family}-${part}-${face.file}.woff2`)
  const path = join(work, `${face.name}-${part}.ttf`)
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    keepFeatures: features,
    noHinting: true,
  })
  writeFileSync(path, font)
  return path
}

for (const face of faces) {
  const parts = [await cut(face, 'latin', face.text), await cut(face, 'latin-ext', turkishBeyondLatin)]
  const merged = join(work, `${face.name}.ttf`)
  execFileSync('/usr/bin/python3', [join(here, 'merge-fonts.py'), ...parts, merged], { stdio: 'inherit' })
  const woff2 = await subsetFont(readFileSync(merged), face.text + turkishBeyondLatin, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: ['gasp', 'DSIG', 'STAT'],
  })
  writeFileSync(join(target, `${face.name}.woff2`), woff2)
  console.log(`${face.name}.woff2 ${woff2.length} bytes`)
}

for (const family of new Set(faces.map(({ family }) => family)))
  copyFileSync(join(folderOf[family], 'LICENSE'), join(target, `${family}.OFL.txt`))
rmSync(work, { recursive: true })
