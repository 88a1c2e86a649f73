import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * One rule of the specification and how it is held to. `check` proves it here; `journey` names a test of `journeys/`
 * that proves it in a real browser (that it exists is checked). A rule whose part is not built yet checks just that,
 * so that it fails, and is replaced, on the day the part is built.
 */
export type Rule =
  | { readonly says: string; readonly check: () => void | Promise<void> }
  | { readonly says: string; readonly journey: string }

const journeys = fileURLToPath(new URL('../journeys/', import.meta.url))

const titles = readdirSync(journeys)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(journeys + file, 'utf8'))
  .join('\n')

/** One test per rule, in the order of the specification, so that a reader sees that nothing was skipped. */
export const walk = (section: string, rules: readonly Rule[]) => {
  test.each(rules)(`${section}: $says`, async (rule) => {
    if ('check' in rule) await rule.check()
    else expect(titles, 'the journey that proves it').toContain(`'${rule.journey}'`)
  })
}
