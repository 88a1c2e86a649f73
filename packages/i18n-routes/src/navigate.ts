/**
 * Goes to a path by loading its document (specification, section 2: "other navigation is followed by a reload");
 * going to the current address again reloads it. An anchor may be appended.
 */
export const navigateTo = (path: string, anchor?: string, place: Location = location): void => {
  const target = new URL(anchor ? `${path}#${anchor}` : path, place.href)
  if (target.href === place.href) place.reload()
  else place.assign(target.href)
}

/**
 * A return target that came from outside, if it is safe to follow: one leading `/`, no `\`, no control characters, and
 * on our own origin. Otherwise `null`.
 */
export const safeReturnTo = (target: string | null | undefined, origin = 'http://localhost'): string | null => {
  if (!target || !/^\/(?![/\\])/.test(target)) return null
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(target) || target.includes('//')) return null
  const url = URL.parse(target, origin)
  return url && url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : null
}
