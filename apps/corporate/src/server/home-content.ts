import { anonymousToken, ApiError, createClient, type HomePage, type Slider } from '@avita/api-client'
import type { Language } from '@avita/i18n-routes'
import { readServerConfiguration } from './configuration.ts'
import { log } from './log.ts'

/** What the home shows from the database. */
export interface HomeContent {
  readonly home: HomePage
  readonly sliders: readonly Slider[]
}

/** A visitor waits no longer than this for sections that the page can do without. */
const patience = 2000

const clientFor = (language: Language) => {
  const { API_URL } = readServerConfiguration()
  return createClient({
    apiUrl: API_URL,
    identityUrl: API_URL,
    language: () => language,
    token: () => null,
  })
}

const newToken = () => anonymousToken(clientFor('tr'), 'corporate')

let token = newToken()

const read = async (language: Language, signal: AbortSignal): Promise<HomeContent> => {
  const client = clientFor(language)
  const options = { signal, token: await token() }
  const [home, sliders] = await Promise.all([client.homePage({}, options), client.sliders({}, options)])
  return { home, sliders }
}

const afterPatience = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

/** Whether the log knows already: one line for each time that the API is away, not one for each try. */
let isMissed = false

/** What the API has for the home, or `null` when it does not answer in time: the page is shown without. */
export const readHomeContent = async (language: Language): Promise<HomeContent | null> => {
  const signal = AbortSignal.timeout(patience)
  try {
    const content = await Promise.race([read(language, signal), afterPatience(signal)])
    isMissed = false
    return content
  } catch (error) {
    // An API that began anew does not know the token of its predecessor.
    if (error instanceof ApiError && error.status === 401) token = newToken()
    if (!isMissed) log(`The home is shown without what the API has, until it answers: ${reasonOf(error)}`)
    isMissed = true
    return null
  }
}
