/** What an app must know before it starts; the gateway serves it per origin as `/config.json`. */
export interface RuntimeConfig {
  /** Origin of the corporate site and the panel. */
  readonly publicUrl: string
  /** Origin of the individual site. */
  readonly individualUrl: string
  /** Origin of the back office. */
  readonly adminUrl: string
  /** Origin of the product API; `''` means the page's own. */
  readonly apiUrl: string
  /** Origin of the identity service; `''` means the page's own. */
  readonly identityUrl: string
  /** Name of the consent settings; `null` where none is set (decisions, section 6). */
  readonly settingsName: string | null
  readonly production: boolean
}

/** Start waits no longer than this: the same-origin defaults serve. */
const configTimeoutMilliseconds = 4000

const originOf = (value: unknown): string | null => {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null
}

/**
 * A configuration made of what came from outside: a field that is missing or misshapen takes its same-origin default.
 * An unknown environment counts as production, so that consent fails closed (regulation, A9).
 */
export const configOf = (given: unknown, ownOrigin: string): RuntimeConfig => {
  const fields = new Map<string, unknown>(typeof given === 'object' && given ? Object.entries(given) : [])
  const settingsName = fields.get('settingsName')
  return {
    publicUrl: originOf(fields.get('publicUrl')) ?? ownOrigin,
    individualUrl: originOf(fields.get('individualUrl')) ?? ownOrigin,
    adminUrl: originOf(fields.get('adminUrl')) ?? ownOrigin,
    apiUrl: originOf(fields.get('apiUrl')) ?? '',
    identityUrl: originOf(fields.get('identityUrl')) ?? '',
    settingsName: typeof settingsName === 'string' && settingsName !== '' ? settingsName : null,
    production: fields.get('production') !== false,
  }
}

/** Reads the configuration of an origin. Never throws: what cannot be read takes its same-origin default. */
export const fetchConfig = async (ownOrigin: string, fetch = globalThis.fetch): Promise<RuntimeConfig> => {
  try {
    const answer = await fetch(`${ownOrigin}/config.json`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(configTimeoutMilliseconds),
    })
    return configOf(answer.ok ? await answer.json() : null, ownOrigin)
  } catch {
    return configOf(null, ownOrigin)
  }
}

let loaded: Promise<RuntimeConfig> | undefined

/** The configuration of the page's own origin, read from `/config.json` once per document. Never throws. */
export const loadConfig = (): Promise<RuntimeConfig> => {
  loaded ??= fetchConfig(location.origin)
  return loaded
}
