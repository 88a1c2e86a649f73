import { defaultLanguage, type Language } from '../language.ts'

/** Translation retries (specification, section 9). */
export const translationRetries = 2

/** What is said when neither the language nor the fallback could be loaded (specification, section 8). */
export const translationErrorText = 'Unable to load translation and all the fallback languages'

const firstRetryMilliseconds = 300
const attemptMilliseconds = 8000

/** The texts of one namespace, as they stand in its JSON file. */
export type Texts = Readonly<Record<string, unknown>>

/** The address of a locale file. */
export type UrlOf = (language: Language, namespace: string) => string

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fetchTexts = async (url: string): Promise<Texts> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(attemptMilliseconds) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const texts: unknown = await answer.json()
  if (!isTexts(texts)) throw new TypeError(`${url} holds no object`)
  return texts
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const tryAgain = async (url: string, retry = 0): Promise<Texts> => {
  try {
    return await fetchTexts(url)
  } catch (error) {
    if (retry >= translationRetries) throw error
    await pause(firstRetryMilliseconds * 2 ** retry)
    return tryAgain(url, retry + 1)
  }
}

/**
 * The texts of a namespace: two retries, then those of the default language, then an error with
 * {@link translationErrorText} (specification, section 8).
 */
export const loadTexts = async (language: Language, namespace: string, urlOf: UrlOf): Promise<Texts> => {
  const candidates = language === defaultLanguage ? [language] : [language, defaultLanguage]
  let cause: unknown
  for (const candidate of candidates) {
    try {
      // One after the other: the fallback is only fetched when it is needed.
      // oxlint-disable-next-line no-await-in-loop
      return await tryAgain(urlOf(candidate, namespace))
    } catch (error) {
      cause = error
    }
  }
  throw new Error(translationErrorText, { cause })
}
