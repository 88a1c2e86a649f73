import { pageAt } from './paths.ts'
import { type AppName, isBuilt } from './table.ts'

type Place = Pick<Location, 'href' | 'assign' | 'reload'>

/**
 * Goes to a path of our own origin by loading its document (specification, section 2: "other navigation is followed by a
 * reload"); going to the current address again reloads it. An anchor may be appended. Throws a `RangeError` for any
 * other origin: what comes from outside goes through {@link safeReturnTo} first.
 */
export const navigateTo = (path: string, anchor?: string, place: Place = location): void => {
  const here = new URL(place.href)
  const target = new URL(path, here)
  if (target.origin !== here.origin) throw new RangeError('navigateTo stays on its own origin')
  if (anchor) target.hash = anchor
  if (target.href === here.href) place.reload()
  else place.assign(target.href)
}

/** Any origin does: it only gives the parser something to resolve a path against. */
const anyOrigin = 'http://localhost'

/**
 * A return target that came from outside, if it is safe to follow (security, B5): one leading `/`, no `\`, `//` or
 * control character, on our own origin, and the address of a built page on the origin of `app`. Otherwise `null`.
 */
export const safeReturnTo = (
  target: string | null | undefined,
  app: AppName = 'corporate',
): string | null => {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (!target?.startsWith('/') || /\/\/|[\\\u0000-\u001f\u007f]/.test(target)) return null
  const url = URL.parse(target, anyOrigin)
  if (url?.origin !== anyOrigin) return null
  // Asked of the resolved path: `..` is gone from it.
  const place = pageAt(url.pathname, app)
  return place && isBuilt(place.page) ? url.pathname + url.search + url.hash : null
}
