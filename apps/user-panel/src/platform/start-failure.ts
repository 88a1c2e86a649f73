import type { Language } from '@avita/i18n-routes'
import { showStartFailure } from '@avita/ui-kit/application'
import en from '../locales/en/start.json'
import tr from '../locales/tr/start.json'
import { languageToShow } from './language.ts'

// These words are part of the script: they are needed exactly when no texts can be loaded.
const texts: Record<Language, typeof tr> = { tr, en }

/** Says that the app could not start, to the person and in the console. */
export const reportStartFailure = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place where a failed start can be seen
  console.error(error)
  showStartFailure(texts[languageToShow(location.pathname)])
}
