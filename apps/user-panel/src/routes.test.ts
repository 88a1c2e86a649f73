import { addressesOf, type PageHandle, type PageId } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { fileOf, normalPages } from './pages/places.ts'
import routes from './routes.ts'

interface PageModule {
  readonly handle: PageHandle
  readonly clientMiddleware?: readonly unknown[]
}

const modules = import.meta.glob<PageModule>('./pages/*/page.tsx')

const moduleOf = async (page: PageId): Promise<PageModule> => {
  const load = modules[`./${fileOf(page)}`]
  if (!load) throw new Error(`No module: ${fileOf(page)}`)
  return load()
}

const layouts = routes.filter(({ children }) => children)
const addresses = addressesOf('user-panel')
const pages = [...new Set(addresses.map(({ page }) => page))]

test('the routes are exactly the built addresses of the panel, in the letters of the route table', () => {
  const served = layouts.flatMap(({ children = [] }) => children)
  expect(new Set(served.map(({ id, path }) => `${id} ${path}`))).toEqual(
    new Set(addresses.map(({ id, path }) => `${id} ${path}`)),
  )
  expect(served).toHaveLength(addresses.length)
  expect(served.every(({ caseSensitive }) => caseSensitive)).toBe(true)
})

test('every page has one module, and no module is without a page', () => {
  expect(Object.keys(modules).sort()).toEqual(pages.map((page) => `./${fileOf(page)}`).sort())
})

test.each(pages)('the module of %s says that it is this page', async (page) => {
  expect((await moduleOf(page)).handle.page).toBe(page)
})

test.each(pages)('%s is open to everyone only where it has to be', async (page) => {
  const { handle, clientMiddleware = [] } = await moduleOf(page)
  const isNormal = normalPages.some((normal) => normal === page)

  // In the panel's shell the guard of the shell asks; in the normal layout a page that is not public brings its own.
  expect(handle.access === undefined).toBe(!isNormal)
  expect(clientMiddleware.length > 0).toBe(handle.access === 'signedIn')
})

test('the panel’s shell has a guard', async () => {
  const layout = await import('./shell/panel/layout.tsx')
  expect(layout.clientMiddleware).toHaveLength(1)
})
