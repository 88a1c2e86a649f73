import { builtPages, isBuilt, pageEntries, pageIds } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { targetOf } from './routing.ts'

const pathsOf = (page: (typeof pageIds)[number]) => {
  const { tr, en, aliases = [] } = pageEntries[page]
  return [tr, ...(en === null ? [] : [en]), ...aliases].map((path) => path.replace(/:\w+/g, '7'))
}

const siteOf = {
  corporate: 'corporate',
  'user-panel': 'corporate',
  individual: 'individual',
  'back-office': 'back-office',
} as const

const built = builtPages.flatMap((page) =>
  pathsOf(page).map((path) => [path, pageEntries[page].app] as const),
)

test.each(built)('%s is answered by %s', (path, app) => {
  const kind = app === 'corporate' || app === 'individual' ? 'document' : 'shell'
  expect(targetOf(siteOf[app], path)).toEqual({ kind, app })
})

const ready = new Set(built.map(([path, app]) => `${siteOf[app]} ${path}`))
const notBuilt = pageIds
  .filter((page) => !isBuilt(page))
  .flatMap((page) => pathsOf(page).map((path) => [path, siteOf[pageEntries[page].app]] as const))
  .filter(([path, site]) => !ready.has(`${site} ${path}`))

test.each(notBuilt)('%s of %s is not built yet and leads home', (path, site) => {
  expect(targetOf(site, path)).toEqual({ kind: 'redirect', to: '/', status: 302 })
})

test.each([
  ['/nowhere'],
  ['/en/nowhere'],
  ['/kullanici/nowhere'],
  ['/users'],
  ['//evil'],
  ['/\\evil'],
  ['/%2e%2e/etc'],
  ['/apiary'],
  ['/authority'],
])('%s is unknown and leads home', (path) => {
  expect(targetOf('corporate', path)).toEqual({ kind: 'redirect', to: '/', status: 302 })
})

test.each([['/api'], ['/api/articles'], ['/auth/connect/token'], ['/api/nothing.js']])(
  '%s is for the API on every origin',
  (path) => {
    for (const site of ['corporate', 'individual', 'back-office'] as const)
      expect(targetOf(site, path)).toEqual({ kind: 'api' })
  },
)

test.each([['/bireysel-hizmetler'], ['/bireysel-hizmetler/hakkimizda'], ['/en/individual-services']])(
  '%s on the main origin leads to the individual site',
  (path) => {
    expect(targetOf('corporate', path)).toEqual({ kind: 'otherSite', site: 'individual' })
  },
)

test('sign-in and refusal are the back office’s own on its origin', () => {
  expect(targetOf('back-office', '/identity/login')).toEqual({ kind: 'shell', app: 'back-office' })
  expect(targetOf('back-office', '/unauthorized')).toEqual({ kind: 'shell', app: 'back-office' })
  expect(targetOf('corporate', '/identity/login')).toEqual({ kind: 'shell', app: 'user-panel' })
})

test('a page has one address: needless slashes are taken away', () => {
  expect(targetOf('corporate', '/en/')).toEqual({ kind: 'redirect', to: '/en', status: 308 })
  expect(targetOf('corporate', '//kullanici//makaleler/')).toEqual({
    kind: 'redirect',
    to: '/kullanici/makaleler',
    status: 308,
  })
})

test('the files of the main origin are those of both its apps', () => {
  expect(targetOf('corporate', '/_panel/entry.js')).toEqual({
    kind: 'file',
    apps: ['corporate', 'user-panel'],
  })
  expect(targetOf('individual', '/robots.txt')).toEqual({ kind: 'file', apps: ['individual'] })
})
