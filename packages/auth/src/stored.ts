import {
  type Account,
  actionNames,
  type ActionName,
  type AuthorizedPage,
  type PageName,
} from '@avita/api-client'
import { pageIds } from '@avita/i18n-routes'
import { readItem, storageKeys } from './storage.ts'

type Readable = Pick<Storage, 'getItem'> | null

const longestField = 320
const longestList = 500

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of an object's own: `__proto__` and its kin lead nowhere. */
const own = (value: object, key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value

const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestField ? value : null

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= longestList ? value : []

/** An account of unknown origin (storage, claims of a token); `null` where a part is missing or misshapen. */
export const accountOf = (value: unknown): Account | null => {
  if (!isObject(value)) return null
  const name = shortText(own(value, 'name'))
  const email = shortText(own(value, 'email'))
  const surname = shortText(own(value, 'surname'))
  return name === null || email === null || surname === null ? null : { name, email, surname }
}

const pageNames: ReadonlyMap<unknown, PageName> = new Map(pageIds.map((id) => [id, id]))
const knownActions: ReadonlyMap<unknown, ActionName> = new Map(actionNames.map((name) => [name, name]))

const authorizedPageOf = (value: unknown): AuthorizedPage[] => {
  if (!isObject(value)) return []
  const name = pageNames.get(own(value, 'name'))
  const actions = own(value, 'authorizedActions')
  if (name === undefined || !Array.isArray(actions)) return []
  const authorizedActions = list(actions).flatMap((action) => {
    const known = isObject(action) ? knownActions.get(own(action, 'name')) : undefined
    return known === undefined ? [] : [{ name: known }]
  })
  return [{ name, authorizedActions }]
}

/** Authorized pages of unknown origin. Entries we do not know grant nothing: default deny. */
const authorizedPagesOf = (value: unknown): AuthorizedPage[] => list(value).flatMap(authorizedPageOf)

/** Scopes of unknown origin. */
const scopesOf = (value: unknown): string[] =>
  list(value).flatMap((scope) => {
    const text = shortText(scope)
    return text ? [text] : []
  })

export const readExpiry = (storage: Readable): string | null => readItem(storage, storageKeys.expiresAt)

export const readAccount = (storage: Readable): Account | null =>
  accountOf(parse(readItem(storage, storageKeys.account)))

export const readAuthorizedPages = (storage: Readable): AuthorizedPage[] =>
  authorizedPagesOf(parse(readItem(storage, storageKeys.authorizedPages)))

export const readScopes = (storage: Readable): string[] =>
  scopesOf(parse(readItem(storage, storageKeys.scopes)))
