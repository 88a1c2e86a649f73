import { addressesOf } from '@avita/i18n-routes'
import { route, type RouteConfig } from '@react-router/dev/routes'

const folderOf = (page: string) => page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every address of the pages that are built, in both languages: `home` is `pages/home/page.tsx`. */
export default addressesOf('corporate').map(({ id, page, path }) =>
  route(path, `pages/${folderOf(page)}/page.tsx`, { id }),
) satisfies RouteConfig
