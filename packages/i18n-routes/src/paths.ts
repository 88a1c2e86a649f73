import { defaultLanguage, type Language, languageOf, otherLanguage } from './language.ts'
import { type AppName, isBuilt, type PageEntry, pageEntries, type PageId, pageIds } from './table.ts'

/** The values of a path's parameters, as `{ id: 'sleep' }` for `/kullanici/makaleler/:id`. */
export type PathParams = Readonly<Record<string, string>>

/** A page found at an address. */
export interface PagePlace {
  readonly page: PageId
  readonly language: Language
  readonly params: PathParams
}

/** The apps that share an origin: the panel is mounted on the main one (decisions, section 1). */
const originOf = (app: AppName): AppName => (app === 'user-panel' ? 'corporate' : app)

const sharedByGuardedApps: readonly PageId[] = ['identityLogin', 'unauthorized']

const splitAddress = (address: string) => {
  const end = address.search(/[?#]/)
  return end === -1 ? { path: address, rest: '' } : { path: address.slice(0, end), rest: address.slice(end) }
}

/** The segments of a path; one slash at its end changes nothing, an empty segment inside stays one. */
const segmentsOf = (path: string) =>
  path
    .replace(/^\//, '')
    .replace(/(?<=[^/])\/$/, '')
    .split('/')

/** A URL parser resolves these away, so they can never be the value of a parameter. */
const isUsable = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== '.' && value !== '..'

const decode = (segment: string) => {
  try {
    const value = decodeURIComponent(segment)
    return isUsable(value) ? value : null
  } catch {
    return null
  }
}

const match = (pattern: string, path: string): PathParams | null => {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const raw = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== raw) return null
      continue
    }
    const value = decode(raw)
    if (value === null) return null
    params[segment.slice(1)] = value
  }
  return params
}

/**
 * The path of a page in a language, with its parameters filled in and encoded; `null` where the page has no such
 * language. Throws a `RangeError` when a parameter is missing, `.` or `..`: that is a mistake in the calling code.
 */
export const pathOf = (page: PageId, language: Language, params: PathParams = {}): string | null => {
  const pattern = pageEntries[page][language]
  return (
    pattern?.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name]
      if (!isUsable(value)) throw new RangeError(`The path of ${page} needs the parameter "${name}"`)
      return encodeURIComponent(value)
    }) ?? null
  )
}

/** The path of a page in a language or, where it has none, in the default one. For links that must lead somewhere. */
export const nearestPathOf = (page: PageId, language: Language, params: PathParams = {}): string =>
  pathOf(page, language, params) ?? pathOf(page, defaultLanguage, params) ?? '/'

/** The addresses that lead to a page: its own, without the Turkish one that belongs to its counterpart. */
const patternsOf = ({ tr, en, aliases = [], counterpart }: PageEntry) => [
  ...(counterpart ? [] : [tr, ...aliases]).map((pattern) => ({ language: defaultLanguage, pattern })),
  ...(en === null || en === tr ? [] : [{ language: 'en' as const, pattern: en }]),
]

/**
 * The page at an address (its query and anchor are ignored), or `null` for an unknown one.
 * `app` names any app of the origin that is asked: `/articles` means something else in the back office.
 * A path without a language answers with the default one; what is shown there follows `preferred-language`.
 */
export const pageAt = (address: string, app: AppName = 'corporate'): PagePlace | null => {
  const { path } = splitAddress(address)
  for (const page of pageIds) {
    const entry = pageEntries[page]
    const here = originOf(entry.app) === originOf(app) || sharedByGuardedApps.includes(page)
    if (!here) continue
    for (const { language, pattern } of patternsOf(entry)) {
      const params = match(pattern, path)
      if (params) return { page, language, params }
    }
  }
  return null
}

/** The home of an origin in a language: where the toggle falls back to (specification, section 2). */
const homeOf = (app: AppName, language: Language): string => {
  if (app === 'back-office') return nearestPathOf('admin.home', language)
  return nearestPathOf(app === 'individual' ? 'individualHome' : 'home', language)
}

const pageNamed = (name: string | undefined): PageId | undefined => pageIds.find((id) => id === name)

/**
 * The same address in the other language, with its query and anchor. A page without a counterpart, or one that is not
 * built, falls back to `/en` or `/`; a detail page whose item does not exist in the other language
 * (`itemExists: false`) goes to its list there (decisions, section 2).
 */
export const counterpartOf = (
  address: string,
  { app = 'corporate', itemExists = true }: { app?: AppName; itemExists?: boolean } = {},
): string => {
  const { path, rest } = splitAddress(address)
  const place = pageAt(path, app)
  const language = otherLanguage(languageOf(path))
  const fallback = homeOf(app, language)
  if (!place) return fallback
  const { list, counterpart } = pageEntries[place.page]
  const item = pageNamed(counterpart) ?? place.page
  const page = itemExists ? item : (pageNamed(list) ?? item)
  const other = isBuilt(page) ? pathOf(page, language, place.params) : null
  if (other === null) return fallback
  return page === item ? other + rest : other
}

/** One address of a page: what an app's `routes.ts` and its tests are made from. */
export interface PageAddress {
  /** Unique among all addresses: React Router wants one id per route. */
  readonly id: string
  readonly page: PageId
  readonly language: Language
  readonly path: string
}

/** Every address of the pages of an app that are built, aliases included. */
export const addressesOf = (app: AppName): PageAddress[] =>
  pageIds
    .filter((page) => pageEntries[page].app === app && isBuilt(page))
    .flatMap((page) =>
      patternsOf(pageEntries[page]).map(({ language, pattern }, index) => ({
        // The Turkish address comes first, then its aliases.
        id: language === 'en' || index === 0 ? `${page}.${language}` : `${page}.${language}.${index}`,
        page,
        language,
        path: pattern,
      })),
    )
