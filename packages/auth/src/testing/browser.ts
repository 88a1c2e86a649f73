import { browserCookies, type CookieDocument } from '../cookies.ts'
import type { KeyValueStorage } from '../storage.ts'

interface Cookie {
  readonly value: string
  /** Epoch ms; `null` for a cookie that ends with the browser. */
  readonly endsAt: number | null
  readonly attributes: string
}

/** One browser with several tabs: a storage, a cookie jar and a clock, shared as in a real one. */
export const createBrowser = ({ protocol = 'http:', areCookiesOn = true, quota = 5_000_000 } = {}) => {
  const values = new Map<string, string>()
  const cookies = new Map<string, Cookie>()
  const tabs: EventTarget[] = []
  let clock = Date.UTC(2026, 2, 2, 9)

  const tell = (from: EventTarget, key: string) => {
    for (const tab of tabs) if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  const storageOf = (tab: EventTarget): KeyValueStorage => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const used = [...values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0)
      if (used + value.length > quota) throw new DOMException('The quota is full', 'QuotaExceededError')
      values.set(key, value)
      tell(tab, key)
    },
    removeItem: (key) => {
      if (values.delete(key)) tell(tab, key)
    },
  })

  const page: CookieDocument = {
    location: { protocol },
    get cookie() {
      const live = [...cookies].filter(([, { endsAt }]) => endsAt === null || endsAt > clock)
      return live.map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      if (!areCookiesOn) return
      const [pair = '', ...attributes] = text.split('; ')
      const at = pair.indexOf('=')
      const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice(8)
      const endsAt = maxAge === undefined ? null : clock + Number(maxAge) * 1000
      const cookie = { value: pair.slice(at + 1), endsAt, attributes: attributes.join('; ') }
      cookies.set(pair.slice(0, at), cookie)
    },
  }

  return {
    values,
    now: () => clock,
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
    setClock: (instant: number) => {
      clock = instant
    },
    attributesOf: (name: string) => cookies.get(name)?.attributes ?? null,
    cookieText: () => page.cookie,
    /** Closing the browser drops the cookies that end with it. */
    closeAndReopen: () => {
      for (const [name, { endsAt }] of cookies) if (endsAt === null) cookies.delete(name)
      tabs.length = 0
    },
    openTab: () => {
      const events = new EventTarget()
      tabs.push(events)
      return {
        events,
        storage: storageOf(events),
        cookies: browserCookies(page, () => areCookiesOn),
        now: () => clock,
      }
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>
