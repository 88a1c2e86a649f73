import { createInstance, type i18n, type Resource } from 'i18next'
import type { Language } from '../language.ts'
import { type Log, sharedOptions } from './options.ts'

export interface ServerI18nOptions {
  readonly language: Language
  /** Language → namespace → texts, in memory: see `resourcesOfFiles`. */
  readonly resources: Resource
  readonly log?: Log
}

/** An i18next that is ready at once, with its texts in memory: one per request, or for a document written at build. */
export const createServerI18n = ({ language, resources, log = console }: ServerI18nOptions): i18n => {
  const instance = createInstance()
  const namespaces = Object.keys(resources[language] ?? {})
  void instance.init({ ...sharedOptions(language, namespaces, log), resources, initAsync: false })
  return instance
}
