import { browserStorage, type Session } from '@avita/auth'
import { readToken } from '@avita/auth/session-state'
import { navigateTo } from '@avita/i18n-routes'
import type { NavigateFunction } from 'react-router'

/**
 * Opens the first page after a sign-in, by a document. Where the browser stores nothing the sign-in lasts for this
 * document only (security, B6): there the page is opened in the app.
 */
export const openPage = (session: Pick<Session, 'token'>, path: string, navigate: NavigateFunction): void => {
  if (readToken(browserStorage()) === session.token()) navigateTo(path)
  else void navigate(path)
}
