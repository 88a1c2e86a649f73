import { type Account, type Client, type ClientId, projectId } from '@avita/api-client'
import type { Language } from '@avita/i18n-routes'
import type { Session } from './session.ts'
import { signInErrorText } from './sign-in-error.ts'

/** What analytics learns of a sign-in (specification, section 3). */
export interface LoginEvent {
  readonly username: string
  readonly success: boolean
  readonly accessTokenReceived: boolean
  /** The text that the person read; `null` on success. */
  readonly error: string | null
}

export type SignInResult =
  | { readonly kind: 'signedIn'; readonly account: Account | null }
  | { readonly kind: 'failed'; readonly errorText: string; readonly error: unknown }

export interface SignInOptions {
  readonly session: Session
  readonly client: Pick<Client, 'token' | 'pagesAndActions'>
  readonly clientId: ClientId
  readonly username: string
  readonly password: string
  readonly rememberMe: boolean
  readonly language: Language
  /** The app's translated "login error", for an API that cannot be reached. */
  readonly genericText: string
  readonly onEvent?: (event: LoginEvent) => void
  readonly now?: () => number
}

const offsetOf = (headers: Headers, now: number): number | null => {
  const serverNow = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(serverNow) ? null : serverNow - now
}

/**
 * Signs in with a password (specification, section 4): token, then the pages and actions it opens, stored together or
 * not at all. Never rejects.
 */
export const signIn = async ({
  session,
  client,
  clientId,
  username,
  password,
  rememberMe,
  language,
  genericText,
  onEvent = () => {},
  now = Date.now,
}: SignInOptions): Promise<SignInResult> => {
  const name = username.trim()
  let accessTokenReceived = false
  let serverOffset: number | null = null
  try {
    const answer = await client.token(
      { body: { grant_type: 'password', username: name, password, OwnerId: projectId, client_id: clientId } },
      { onHeaders: (headers) => (serverOffset = offsetOf(headers, now())) },
    )
    accessTokenReceived = true
    const authorizedPages = await client.pagesAndActions(
      { params: { projectId } },
      { token: answer.access_token },
    )
    session.accept(answer, { rememberMe, serverOffset, authorizedPages })
  } catch (error) {
    const errorText = signInErrorText(error, language, genericText)
    onEvent({ username: name, success: false, accessTokenReceived, error: errorText })
    return { kind: 'failed', errorText, error }
  }
  onEvent({ username: name, success: true, accessTokenReceived, error: null })
  return { kind: 'signedIn', account: session.account() }
}
