/** The keys in local storage, exactly those of the specification, section 3. */
export const storageKeys = {
  token: 'access-token',
  expiresAt: 'expires-at',
  account: 'account',
  scopes: 'user-scopes',
  authorizedPages: 'authorized-pages',
  preferredLanguage: 'preferred-language',
  chatWidget: 'exaironWebchat',
  chatSession: 'chat_session',
} as const

/** What a sign-out removes: everything but the language (specification, section 4; decisions, section 3). */
export const keysOfSession: readonly string[] = Object.values(storageKeys).filter(
  (key) => key !== storageKeys.preferredLanguage,
)

/** The part of `Storage` that a session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Far more than any account has; a longer value is not ours (security, B6). */
const longestValue = 64 * 1024

/** Local storage, or `null` where the browser blocks it. */
export const browserStorage = (): KeyValueStorage | null => {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** A stored value; `null` where it is absent, unreadable or of an absurd size. Never throws. */
export const readItem = (storage: Pick<Storage, 'getItem'> | null, key: string): string | null => {
  try {
    const value = storage?.getItem(key) ?? null
    return value !== null && value.length <= longestValue ? value : null
  } catch {
    return null
  }
}

/** Removes values, as far as the storage lets us. Never throws. */
export const removeItems = (storage: KeyValueStorage | null, keys: readonly string[]): void => {
  for (const key of keys) {
    try {
      storage?.removeItem(key)
    } catch {
      // A storage that is blocked holds nothing that we wrote.
    }
  }
}
