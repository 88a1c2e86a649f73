import { sessionAttribute } from './hooks.ts'

/** Lets the header show the account link instead of the login, or the other way round. */
export const showSession = (signedIn: boolean, root: Document = document): void => {
  if (signedIn) root.documentElement.setAttribute(sessionAttribute, 'open')
  else root.documentElement.removeAttribute(sessionAttribute)
}
