import { createAnalytics } from '@avita/analytics'
import { createClient, type RuntimeConfig } from '@avita/api-client'
import { createSession } from '@avita/auth'
import { type Language, languageOf } from '@avita/i18n-routes'

/** The language of this document. */
export const language = (): Language => languageOf(location.pathname)

/** The session of this origin, with the calls and the analytics that go under its name. */
export const connect = ({ apiUrl, identityUrl }: RuntimeConfig) => {
  const session = createSession()
  const client = createClient({ apiUrl, identityUrl, language, token: session.token })
  return { session, client, analytics: createAnalytics({ client, session, language }) }
}
