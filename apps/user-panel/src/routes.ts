import { addressesOf, type PageId } from '@avita/i18n-routes'
import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { fileOf, normalPages } from './pages/places.ts'

const isNormal = (page: PageId) => normalPages.some((normal) => normal === page)

const addresses = addressesOf('user-panel')

const routesWhere = (belongs: (page: PageId) => boolean) =>
  addresses
    .filter(({ page }) => belongs(page))
    .map(({ id, page, path }) => route(path, fileOf(page), { id, caseSensitive: true }))

/**
 * Every built address of the panel, from the route table. What is not named as a page of the normal layout stands in
 * the panel's shell, whose guard asks for the page's name: a forgotten page is closed, not open.
 */
export default [
  layout('shell/normal/layout.tsx', { id: 'normal' }, routesWhere(isNormal)),
  layout(
    'shell/panel/layout.tsx',
    { id: 'panel' },
    routesWhere((page) => !isNormal(page)),
  ),
  route('*', 'shell/unknown.ts'),
] satisfies RouteConfig
