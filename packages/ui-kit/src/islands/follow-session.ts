import { sessionAttribute } from './hooks.ts'

/**
 * Lets the header show the account link instead of the login, or the other way round, and keeps it true when another
 * tab signs in or out and when the page comes back from the history.
 */
export const followSession = (isOpen: () => boolean, root: HTMLElement = document.documentElement): void => {
  const show = () => {
    if (isOpen()) root.setAttribute(sessionAttribute, 'open')
    else root.removeAttribute(sessionAttribute)
  }
  show()
  for (const event of ['storage', 'pageshow']) addEventListener(event, show)
}
