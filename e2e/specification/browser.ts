import { createSession, type CookieJar, type Session } from '@avita/auth'

/** A browser's storage and cookies, in memory: what a session keeps its things in. */
export const memory = (stored: Readonly<Record<string, string>> = {}) => {
  const items = new Map(Object.entries(stored))
  const jar = new Map<string, string>()
  const cookies: CookieJar = {
    isEnabled: () => true,
    read: (name) => jar.get(name) ?? null,
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  }
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return { storage, cookies, items, jar }
}

export const now = Date.parse('2026-11-21T10:00:00Z')

/** A session over what a browser holds; `session-open` stands, as after a sign-in. */
export const sessionOver = (stored: Readonly<Record<string, string>>) => {
  const browser = memory(stored)
  browser.jar.set('session-open', '')
  const warnings: string[] = []
  const session: Session = createSession({
    storage: browser.storage,
    cookies: browser.cookies,
    now: () => now,
    warn: (message) => void warnings.push(message),
    events: new EventTarget(),
  })
  return { ...browser, session, warnings }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token with claims; its signature is the server's business. */
export const tokenWith = (claims: Readonly<Record<string, string>>) =>
  `${encode({ alg: 'ES256' })}.${encode(claims)}.x`
