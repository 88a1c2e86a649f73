import { type BackendModule, createInstance, type i18n } from 'i18next'
import { isLanguage, type Language } from '../language.ts'
import { loadTexts, translationErrorText, type UrlOf } from './load.ts'
import { sharedOptions } from './options.ts'

export interface BrowserI18nOptions {
  readonly language: Language
  /** What is loaded before the promise resolves; more can follow with `loadNamespaces`. */
  readonly namespaces: readonly string[]
  /** The address of a locale file: see `urlOfFiles`. */
  readonly urlOf: UrlOf
}

const backendOf = (urlOf: UrlOf, onFailure: (error: Error) => void): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => {
    if (!isLanguage(language)) return done(new RangeError(`${language} is not one of our languages`), false)
    loadTexts(language, namespace, urlOf).then(
      (texts) => done(null, { ...texts }),
      (error: unknown) => {
        const failure = error instanceof Error ? error : new Error(translationErrorText, { cause: error })
        console.error(`${failure.message} (${language}, ${namespace})`)
        onFailure(failure)
        // `false`: the retries have been made.
        done(failure, false)
      },
    )
  },
})

/**
 * An i18next that loads static JSON per language and namespace: two retries per file, then the default language's file
 * (specification, sections 4 and 8). Rejects with 'Unable to load translation and all the fallback languages'; a file
 * that is loaded later and fails is logged with that text, and its keys are shown. A missing key is logged and shown.
 */
export const createBrowserI18n = async ({
  language,
  namespaces,
  urlOf,
}: BrowserI18nOptions): Promise<i18n> => {
  let failure: Error | undefined
  const instance = createInstance()
  instance.use(
    backendOf(urlOf, (error) => {
      failure ??= error
    }),
  )
  await instance.init({ ...sharedOptions(language), ns: [...namespaces], defaultNS: namespaces[0] ?? false })
  if (failure) throw failure
  return instance
}
