import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next'
import { isLanguage, type Language } from '../language.ts'
import { loadTexts, type Texts, type UrlOf } from './load.ts'
import { type Log, sharedOptions } from './options.ts'

export interface BrowserI18nOptions {
  readonly language: Language
  /** What is loaded before the promise resolves; more can follow with `loadNamespaces`. */
  readonly namespaces: readonly string[]
  /** The address of a locale file: see `urlOfFiles`. */
  readonly urlOf: UrlOf
  readonly log?: Log
}

type Load = (language: string, namespace: string) => Promise<Texts>

const deliver = async (loading: Promise<Texts>, done: ReadCallback) => {
  let texts
  try {
    texts = await loading
  } catch (error) {
    // `false`: the retries have been made.
    done(error instanceof Error ? error : String(error), false)
    return
  }
  done(null, { ...texts })
}

const backendOf = (load: Load): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => void deliver(load(language, namespace), done),
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
  log = console,
}: BrowserI18nOptions): Promise<i18n> => {
  // i18next keeps a failed load to itself, so it is remembered here.
  let failure: unknown
  const instance = createInstance()
  instance.use(
    backendOf(async (wanted, namespace) => {
      try {
        return await loadTexts(isLanguage(wanted) ? wanted : language, namespace, urlOf)
      } catch (error) {
        failure ??= error
        log.error(`${String(error)} (${wanted}, ${namespace})`)
        throw error
      }
    }),
  )
  await instance.init(sharedOptions(language, namespaces, log))
  if (failure !== undefined) throw failure
  return instance
}
