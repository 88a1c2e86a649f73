import type { Language } from '@avita/i18n-routes'
import { isLoginRequired, type TrackedPageName } from './page-names.ts'

/** Where and when something happened. */
export interface Moment {
  readonly path: string
  readonly timestamp: string
  readonly language: Language
  readonly userAuthenticated: boolean
}

/** Payload of a page view (specification, section 3). */
export interface PageViewPayload {
  readonly pageName: TrackedPageName
  readonly message: string
  readonly details: {
    readonly url: string
    readonly timestamp: string
    readonly language: Language
    readonly isLoginRequired: boolean
    readonly userAuthenticated: boolean
  }
}

interface ActionBase {
  readonly url: string
  readonly timestamp: string
  readonly language: Language
}

/** Payload of an action: a direct one, or one that belongs to a counted page (specification, section 3). */
export type ActionPayload = ActionBase &
  (
    | { readonly isDirectAction: true }
    | { readonly isLoginRequired: boolean; readonly userAuthenticated: boolean }
  )

/** What a form submit adds. */
export interface FormSubmitFields {
  readonly formName: string
  readonly formType: string
}

/** What a sign-in adds. */
export interface LoginFields {
  readonly username: string
  readonly success: boolean
  readonly accessTokenReceived: boolean
  readonly error: string | null
}

/** What a sign-out adds. */
export interface LogoutFields {
  readonly isLogoutAction: true
  readonly email: string
  readonly logoutReason: 'user_initiated'
}

/**
 * The path alone: a query may carry `returnTo`, a reset token or a search for something personal, an anchor may be
 * anything. Which page it was, the path says.
 */
const urlOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').slice(0, 300)

const base = ({ path, timestamp, language }: Moment): ActionBase => ({
  url: urlOf(path),
  timestamp,
  language,
})

export const pageViewPayload = (pageName: TrackedPageName, moment: Moment): PageViewPayload => ({
  pageName,
  message: `Page viewed: ${pageName}`,
  details: {
    ...base(moment),
    isLoginRequired: isLoginRequired(pageName),
    userAuthenticated: moment.userAuthenticated,
  },
})

/** `page` is the counted page that the action belongs to, `null` for one that stands alone. */
export const actionPayload = (page: TrackedPageName | null, moment: Moment): ActionPayload =>
  page === null
    ? { ...base(moment), isDirectAction: true }
    : {
        ...base(moment),
        isLoginRequired: isLoginRequired(page),
        userAuthenticated: moment.userAuthenticated,
      }
