import { type AppName, type PageHandle, pageAt, safeReturnTo } from '@avita/i18n-routes'
import { isPageViewable } from './permissions.ts'
import type { Session } from './session.ts'

/** The toast of a refusal: its texts stand in ui-kit's namespace `ui`, at `toast.<id>.title` and `.text`. */
export type GuardToast = 'unauthorizedAccess' | 'notViewable'

/** Signed out: to the sign-in page, which leads back to the wanted one. */
export interface SignInDecision {
  readonly kind: 'signIn'
  readonly to: string
  readonly toast: 'unauthorizedAccess'
}

/** What the guard of a route says (specification, section 6). */
export type GuardDecision =
  | { readonly kind: 'allow' }
  | SignInDecision
  | { readonly kind: 'unauthorized'; readonly to: string; readonly toast: 'notViewable' }

const signInPath = '/identity/login'
const unauthorizedPath = '/unauthorized'

const isSignInPage = (address: string, app: AppName) => {
  const page = pageAt(address, app)?.page
  return page === 'identityLogin' || page === 'login' || page === 'individualLogin'
}

/** The wanted page as it may travel in `returnTo`; `null` where it is unsafe, unknown, or a sign-in page itself. */
const wantedPage = (address: string | null | undefined, app: AppName): string | null => {
  const target = safeReturnTo(address, app)
  return target === null || isSignInPage(target, app) ? null : target
}

const signInDecision = (address: string, app: AppName): SignInDecision => {
  const wanted = wantedPage(address, app)
  const query = wanted === null ? '' : `?returnTo=${encodeURIComponent(wanted)}`
  return { kind: 'signIn', to: signInPath + query, toast: 'unauthorizedAccess' }
}

/** A guarded visit: `address` is the wanted page's path, query and anchor. */
export interface Visit {
  readonly session: Pick<Session, 'isSignedIn' | 'authorizedPages'>
  readonly handle: PageHandle
  readonly address: string
  readonly app?: AppName
}

/** Whether a page may be shown, and where to go with which toast if not. A comfort: the server decides again. */
export const guardDecision = ({ session, handle, address, app = 'user-panel' }: Visit): GuardDecision => {
  if (handle.access === 'public') return { kind: 'allow' }
  if (!session.isSignedIn()) return signInDecision(address, app)
  if (handle.access === 'signedIn' || isPageViewable(session.authorizedPages(), handle.page))
    return { kind: 'allow' }
  return { kind: 'unauthorized', to: unauthorizedPath, toast: 'notViewable' }
}

/**
 * For the client's `onRefused`: the server refused the stored token (401), so the person is signed out, once, and goes
 * where the guard would send them. `null` where they are signed out already (decisions, section 3).
 */
export const refusedDecision = ({
  session,
  address,
  app = 'user-panel',
}: {
  readonly session: Pick<Session, 'isSignedIn' | 'clear'>
  readonly address: string
  readonly app?: AppName
}): SignInDecision | null => {
  if (!session.isSignedIn()) return null
  session.clear()
  return signInDecision(address, app)
}

/** Where a sign-in leads: to `returnTo` if it is safe to follow, else to the home of the app in the language. */
export const pathAfterSignIn = (
  returnTo: string | null | undefined,
  language: 'tr' | 'en',
  app: AppName = 'user-panel',
): string => wantedPage(returnTo, app) ?? homes[app][language]

const panelHome = { tr: '/kullanici', en: '/en/user' } as const

// The corporate header's modal leads into the panel (specification, section 2).
const homes: Readonly<Record<AppName, Readonly<Record<'tr' | 'en', string>>>> = {
  corporate: panelHome,
  'user-panel': panelHome,
  individual: { tr: '/bireysel-hizmetler', en: '/en/individual-services' },
  'back-office': { tr: '/', en: '/' },
}
