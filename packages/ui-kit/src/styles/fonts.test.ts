import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const files = [...css.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, file = '']) => file)
const sizeOf = (name: string) => statSync(join(import.meta.dirname, `../fonts/${name}.woff2`)).size

test('every face of the style sheet is a file of the package', () => {
  expect(files).toHaveLength(5)
  for (const file of files) expect(statSync(join(import.meta.dirname, file)).size).toBeGreaterThan(0)
})

test('the fonts of a text page weigh at most 60 KB, those of the home page at most 50 KB', () => {
  const page = sizeOf('literata') + sizeOf('atkinson-400') + sizeOf('atkinson-600')
  expect(page + sizeOf('literata-italic')).toBeLessThanOrEqual(50 * 1024)
  expect(page + sizeOf('atkinson-italic') + sizeOf('literata-italic')).toBeLessThanOrEqual(60 * 1024)
})

test('each of our faces swaps in, so that text never waits for it', () => {
  const own = css.split('@font-face').filter((face) => face.includes('.woff2'))
  for (const face of own) expect(face).toContain('font-display: swap')
})
