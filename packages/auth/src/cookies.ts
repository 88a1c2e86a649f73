/** How long a cookie lives; absent: until the browser closes. */
export interface CookieLife {
  readonly maxAgeSeconds?: number
}

/** The cookies of a document. Values are raw: who writes one encodes it. None of the functions throws. */
export interface CookieJar {
  /** `false` where the browser refuses cookies altogether. */
  readonly isEnabled: () => boolean
  readonly read: (name: string) => string | null
  readonly write: (name: string, value: string, life?: CookieLife) => void
  readonly remove: (name: string) => void
}

/** The part of `document` and `location` that a cookie needs. */
export interface CookieDocument {
  cookie: string
  readonly location: { readonly protocol: string } | null
}

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** Cookies of the page's own host: `SameSite=Lax` (specification, section 9), `Secure` under https (security, B1). */
export const browserCookies = (
  page: CookieDocument | undefined = globalThis.document,
  isEnabled: () => boolean = () => globalThis.navigator?.cookieEnabled ?? false,
): CookieJar => {
  const set = (name: string, value: string, maxAgeSeconds?: number) =>
    attempt(() => {
      if (!page) return
      const life = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSeconds)}`
      const secure = page.location?.protocol === 'https:' ? '; Secure' : ''
      page.cookie = `${name}=${value}; Path=/${life}; SameSite=Lax${secure}`
    }, undefined)

  return {
    isEnabled: () => attempt(isEnabled, false),
    read: (name) =>
      attempt(() => {
        const pairs = page?.cookie.split('; ') ?? []
        return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
      }, null),
    write: (name, value, life = {}) => set(name, value, life.maxAgeSeconds),
    remove: (name) => set(name, '', 0),
  }
}
