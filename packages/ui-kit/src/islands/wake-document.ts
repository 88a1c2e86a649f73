import { layOutWhole } from './lay-out-whole.ts'
import { type ConsentState, wakeConsent } from './wake-consent.ts'
import { wakeGoToTop } from './wake-go-to-top.ts'
import { type IslandRegistry, wakeIslands } from './wake-islands.ts'
import { wakeLanguageToggle } from './wake-language-toggle.ts'
import { wakeMenu } from './wake-menu.ts'

export interface DocumentParts {
  readonly consent: ConsentState
  readonly islands?: IslandRegistry
}

/** Attaches all that a public document does with script, once its markup is there. */
export const wakeDocument = ({ consent, islands = {} }: DocumentParts): void => {
  const wake = () => {
    wakeConsent(consent)
    wakeIslands(islands)
    wakeLanguageToggle()
    wakeMenu()
    wakeGoToTop()
    layOutWhole()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wake, { once: true })
  else wake()
}
