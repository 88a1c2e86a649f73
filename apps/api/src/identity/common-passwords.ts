import { readFileSync } from 'node:fs'
import { normaliseName } from '../text.ts'

/**
 * The most used passwords of eight characters and more, one a line (ASVS 6.2.4): mostly those of
 * `@zxcvbn-ts/language-common`, whose licence lies beside the list, and the Turkish ones that it lacks.
 */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Whether a password is among the first that anybody would try: a common one, or the account's own names. */
export const isCommonPassword = (password: string, ownNames: readonly string[]): boolean => {
  const folded = normaliseName(password)
  return common.has(folded) || ownNames.some((name) => normaliseName(name) === folded)
}
