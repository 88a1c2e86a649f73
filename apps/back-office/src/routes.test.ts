import { addressesOf, nearestPathOf, type PageHandle, type PageId } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { fileOf, sharedPages } from './pages/places.ts'
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

const addresses = addressesOf('back-office')
const pages = [...new Set<PageId>([...addresses.map(({ page }) => page), ...sharedPages])]

test('the routes are the built addresses of the back office and the two pages that every guarded app serves', () => {
  const served = routes.flatMap(({ children = [] }) => children)
  const expected = [
    ...addresses.map(({ path }) => path),
    ...sharedPages.map((page) => nearestPathOf(page, 'tr')),
  ]
  expect(new Set(served.map(({ path }) => path))).toEqual(new Set(expected))
  expect(served).toHaveLength(expected.length)
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
  const isShared = sharedPages.some((shared) => shared === page)

  // In the back office's shell the guard of the shell asks; beside it a page that is not public brings its own.
  expect(handle.access === undefined).toBe(!isShared)
  expect(clientMiddleware.length > 0).toBe(handle.access === 'signedIn')
})

test('the shell of the back office has a guard', async () => {
  const layout = await import('./shell/admin/layout.tsx')
  expect(layout.clientMiddleware).toHaveLength(1)
})
