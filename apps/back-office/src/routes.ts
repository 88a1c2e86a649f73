import { addressesOf, nearestPathOf } from '@avita/i18n-routes'
import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { fileOf, sharedPages } from './pages/places.ts'

/**
 * Every built address of the back office, from the route table, in a shell whose guard asks for the page's name; beside
 * it the two pages that every app with a guard serves itself.
 */
export default [
  layout(
    'shell/normal/layout.tsx',
    { id: 'normal' },
    sharedPages.map((page) =>
      route(nearestPathOf(page, 'tr'), fileOf(page), { id: page, caseSensitive: true }),
    ),
  ),
  layout(
    'shell/admin/layout.tsx',
    { id: 'admin' },
    addressesOf('back-office').map(({ id, page, path }) =>
      route(path, fileOf(page), { id, caseSensitive: true }),
    ),
  ),
  route('*', 'shell/unknown.ts'),
] satisfies RouteConfig
