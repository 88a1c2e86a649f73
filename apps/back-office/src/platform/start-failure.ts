import type { Language } from '@avita/i18n-routes'
import en from '../locales/en/start.json'
import tr from '../locales/tr/start.json'
import { preferredLanguage } from '@avita/auth'

// These words are part of the script: they are needed exactly when no texts can be loaded.
const texts: Record<Language, typeof tr> = { tr, en }

/** Says in the place of the skeleton that the app could not start, with a way to try again. */
export const showStartFailure = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place where a failed start can be seen
  console.error(error)
  const { title, text, retry } = texts[preferredLanguage()]
  const heading = Object.assign(document.createElement('h1'), { textContent: title })
  const paragraph = Object.assign(document.createElement('p'), { textContent: text })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'kit-button',
    textContent: retry,
  })
  button.dataset['tone'] = 'act'
  button.addEventListener('click', () => location.reload())
  const main = document.createElement('main')
  main.className = 'start-failure'
  main.setAttribute('role', 'alert')
  main.append(heading, paragraph, button)
  document.body.replaceChildren(main)
}
