import { analyticsType, type Client, webPlatform } from '@avita/api-client'
import type { Session } from '@avita/auth'
import type { Language } from '@avita/i18n-routes'
import { pageNameOf } from './page-names.ts'
import {
  actionPayload,
  type FormSubmitFields,
  type LoginFields,
  type LogoutFields,
  pageViewPayload,
} from './payloads.ts'

export interface AnalyticsOptions {
  readonly client: Pick<Client, 'pushAnalytics'>
  readonly session: Pick<Session, 'token' | 'account'>
  readonly language: () => Language
  /** The address where actions happen; the page's own by default. */
  readonly path?: () => string
  /** Failures are logged and nothing else (specification, section 8). */
  readonly log?: (message: string) => void
  readonly now?: () => number
}

/** Pushes of the specification's section 7. Each resolves when the push is over; none rejects, nobody has to wait. */
export interface Analytics {
  /** Counts a page (type 1), if its address is that of a tracked one. Best called through {@link whenShown}. */
  readonly pageView: (path: string) => Promise<void>
  /** Records an action (type 2); on a page that is not tracked it is a direct one. */
  readonly action: (
    actionName: string,
    fields?: Readonly<Record<string, string | number | boolean>>,
  ) => Promise<void>
  readonly formSubmit: (form: FormSubmitFields) => Promise<void>
  readonly loginEvent: (event: LoginFields) => Promise<void>
  /** Leaves with `keepalive`, signed in or not: call it before the token goes. */
  readonly logoutEvent: () => Promise<void>
}

// oxlint-disable-next-line no-console -- "failures are only logged": a browser has this log
const logInConsole = (message: string) => console.warn(message)

const longestName = 60
const longestText = 200

/** Values come from forms and servers; the contract bounds the whole. */
const clip = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > 300 ? value.slice(0, longestText) : value

/** The analytics of a page, pushed for people who are signed in (specification, sections 3, 7 and 9). */
export const createAnalytics = ({
  client,
  session,
  language,
  path = () => location.pathname,
  log = logInConsole,
  now = Date.now,
}: AnalyticsOptions): Analytics => {
  const moment = (at = path()) => ({
    path: at,
    timestamp: new Date(now()).toISOString(),
    language: language(),
    userAuthenticated: session.token() !== null,
  })

  const push = async (
    type: (typeof analyticsType)[keyof typeof analyticsType],
    query: { pageName: string } | { actionName: string },
    description: string,
    payload: object,
    keepalive = false,
  ): Promise<void> => {
    // Given by hand, so that a refusal of this push signs nobody out: it has no effect on the person.
    const token = session.token()
    try {
      await client.pushAnalytics(
        {
          params: { type, platform: webPlatform },
          query,
          body: { description, extras: JSON.stringify(payload, clip) },
        },
        { keepalive, ...(token === null ? {} : { token }) },
      )
    } catch (error) {
      log(`Analytics: ${error instanceof Error ? error.message : 'the push failed'}`)
    }
  }

  const isSignedIn = () => session.token() !== null

  const pushAction = async (actionName: string, payload: object, keepalive = false) => {
    const name = actionName.slice(0, longestName)
    await push(analyticsType.action, { actionName: name }, `Action: ${name}`, payload, keepalive)
  }

  return {
    pageView: async (at) => {
      const pageName = pageNameOf(at)
      if (pageName === null || !isSignedIn()) return
      const payload = pageViewPayload(pageName, moment(at))
      await push(analyticsType.pageView, { pageName }, payload.message, payload)
    },
    action: async (actionName, fields = {}) => {
      if (!isSignedIn()) return
      await pushAction(actionName, { ...fields, ...actionPayload(pageNameOf(path()), moment()) })
    },
    formSubmit: async ({ formName, formType }) => {
      if (!isSignedIn()) return
      await pushAction('FormSubmit', { ...actionPayload(pageNameOf(path()), moment()), formName, formType })
    },
    loginEvent: async ({ username, success, accessTokenReceived, error }) => {
      if (!isSignedIn()) return
      // Keepalive: a sign-in loads the person's home at once.
      await pushAction(
        'Login',
        { ...actionPayload(null, moment()), username, success, accessTokenReceived, error },
        true,
      )
    },
    logoutEvent: async () => {
      const fields: LogoutFields = {
        isLogoutAction: true,
        email: session.account()?.email ?? '',
        logoutReason: 'user_initiated',
      }
      await pushAction('Logout', { ...actionPayload(null, moment()), ...fields }, true)
    },
  }
}
