import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastOf, type Oklch } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const themes = ['light', 'dark'] as const

const parse = (parts: readonly (string | undefined)[]): Oklch => {
  const [lightness = NaN, chroma = NaN, hue = NaN] = parts.map(Number)
  return { lightness, chroma, hue }
}

/** The value of a role in a theme; a role that is not there is a mistake of the test. */
const token = (name: string, theme: (typeof themes)[number]): Oklch => {
  const both = new RegExp(String.raw`--${name}: light-dark\(${colour}, ${colour}\);`).exec(css)
  if (both) return parse(theme === 'light' ? both.slice(1, 4) : both.slice(4, 7))
  const one = new RegExp(String.raw`--${name}: ${colour};`).exec(css)
  if (one) return parse(one.slice(1, 4))
  throw new Error(`tokens.css has no colour --${name}`)
}

const papers = ['paper', 'paper-raised', 'paper-sunk']
const softPapers = ['leaf-soft', 'apricot-soft']

const pairs = (texts: readonly string[], grounds: readonly string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))

const body = [
  ...pairs(['ink', 'ink-soft'], [...papers, ...softPapers]),
  ...pairs(['on-deep', 'on-deep-soft'], ['deep']),
  ['danger', 'danger-soft'] as const,
]
const other = [
  ...pairs(['act', 'act-hover'], [...papers, ...softPapers]),
  ...pairs(['on-act'], ['act', 'act-hover']),
  ...pairs(['danger'], papers),
  ['paper-raised', 'danger'] as const,
  ['on-apricot', 'apricot'] as const,
  ['apricot', 'deep'] as const,
]
const edges = [
  ...pairs(['line-strong', 'good'], ['paper', 'paper-raised']),
  ...pairs(['focus'], [...papers, ...softPapers, 'danger-soft']),
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(body)('body text %s on %s has a contrast of 7:1', (text, ground) => {
    expect(contrastOf(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(7)
  })

  test.each(other)('%s on %s has a contrast of 4.5:1', (text, ground) => {
    expect(contrastOf(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('the edge %s stands out from %s by 3:1', (edge, ground) => {
    expect(contrastOf(token(edge, theme), token(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

test('black on white has the contrast that WCAG gives it', () => {
  const black = { lightness: 0, chroma: 0, hue: 0 }
  const white = { lightness: 1, chroma: 0, hue: 0 }
  expect(contrastOf(black, white)).toBeCloseTo(21, 1)
})
