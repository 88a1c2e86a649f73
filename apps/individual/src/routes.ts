import { addressesOf, pathOf } from '@avita/i18n-routes'
import { route, type RouteConfig } from '@react-router/dev/routes'

const folderOf = (page: string) => page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every address of the pages that are built, in both languages: `individualHome` is `pages/individual-home/page.tsx`.
 * An alias (the host's `/`) leads to the page's own address (decisions, section 2).
 */
export default addressesOf('individual').map(({ id, page, language, path }) =>
  route(path, pathOf(page, language) === path ? `pages/${folderOf(page)}/page.tsx` : 'alias.ts', { id }),
) satisfies RouteConfig
