import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from './language.ts'
import { addressesOf, counterpartOf, nearestPathOf, pageAt, pathOf } from './paths.ts'
import { apps, isBuilt, pageEntries, pageIds } from './table.ts'

const paramNamesOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const sampleParams = (path: string) =>
  Object.fromEntries(paramNamesOf(path).map((name) => [name, 'uyku & düş']))

/** Every address of the route table: the page, its language and the path with sample parameters filled in. */
const everyAddress = pageIds.flatMap((page) => {
  const { app, tr, en, aliases = [], counterpart } = pageEntries[page]
  const turkish = counterpart ? [] : [tr, ...aliases]
  const english = en === null || en === tr ? [] : [en]
  return [
    ...turkish.map((path) => ({ path, language: 'tr' as const })),
    ...english.map((path) => ({ path, language: 'en' as const })),
  ].map(({ path, language }) => ({
    app,
    page,
    language,
    params: sampleParams(path),
    path: path.replace(/:(\w+)/g, encodeURIComponent('uyku & düş')),
  }))
})

describe('an address', () => {
  test.each(everyAddress)(
    '$app $path leads to $page in $language',
    ({ app, page, language, params, path }) => {
      expect(pageAt(path, app)).toEqual({ page, language, params })
    },
  )

  test.each(everyAddress)('$app $path is found with a query, an anchor and a slash at its end', (address) => {
    const { path, app, page } = address
    const slashed = path.endsWith('/') ? path : `${path}/`

    expect(pageAt(`${path}?year=2021&q=%2F`, app)?.page).toBe(page)
    expect(pageAt(`${path}#benefits`, app)?.page).toBe(page)
    expect(pageAt(slashed, app)?.page).toBe(page)
  })

  const detailPages = pageIds.filter((page) => pageEntries[page].list)
  const anyParam = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text !== '.' && text !== '..')

  test('carries any parameter there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...detailPages),
        fc.constantFrom(...languages),
        anyParam,
        (page, language, value) => {
          const [name = ''] = paramNamesOf(pageEntries[page].tr)
          const path = pathOf(page, language, { [name]: value })
          fc.pre(path !== null)

          expect(pageAt(path ?? '', pageEntries[page].app)).toEqual({
            page,
            language,
            params: { [name]: value },
          })
          // What a browser makes of the address is the same address.
          expect(new URL(path ?? '', 'https://avita.example').pathname).toBe(path)
        },
      ),
    )
  })

  test.each([
    '//',
    '//blog',
    '/blog//',
    '/kullanici//makaleler',
    '/kullanici/makaleler/.',
    '/kullanici/makaleler/..',
    '/kullanici/makaleler/%2e%2e',
    '/kullanici/makaleler/%E0%A4%A',
    '/%65n',
    '/EN',
    '/enerji',
    '/en/hakkimizda',
    '/kullanici/makaleler/uyku/daha',
    '/__proto__',
    '/constructor',
    '/olmayan',
  ])('%s is unknown', (path) => {
    expect(pageAt(path)).toBeNull()
  })

  test('never throws and never invents a page, whatever is asked', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), fc.constantFrom(...apps), (path, text, app) => {
        const places = [path, text, `/${text}`, `/en/${text}`].map((address) => pageAt(address, app))
        expect([null, ...pageIds]).toEqual(expect.arrayContaining(places.map((place) => place?.page ?? null)))
      }),
    )
  })

  test('means what its origin says: /articles is a back-office page and nothing elsewhere', () => {
    expect(pageAt('/articles', 'back-office')?.page).toBe('admin.articles')
    expect(pageAt('/articles', 'corporate')).toBeNull()
    expect(pageAt('/kullanici', 'corporate')?.page).toBe('panelHome')
    expect(pageAt('/kullanici', 'individual')).toBeNull()
    expect(pageAt('/', 'individual')?.page).toBe('individualHome')
    expect(pageAt('/', 'back-office')?.page).toBe('admin.home')
  })

  test.each(apps)('of sign-in and of the refusal exists on the origin of %s', (app) => {
    expect(pageAt('/identity/login', app)?.page).toBe('identityLogin')
    expect(pageAt('/unauthorized', app)?.page).toBe('unauthorized')
  })
})

describe('a path', () => {
  test('is null in a language that the page does not have, and the nearest one is Turkish', () => {
    expect(pathOf('press', 'en')).toBeNull()
    expect(nearestPathOf('press', 'en')).toBe('/basin-odasi')
    expect(nearestPathOf('articles', 'en')).toBe('/en/user/articles')
  })

  test.each([{}, { id: '' }, { id: '.' }, { id: '..' }])('with the parameters %j is refused', (params) => {
    expect(() => pathOf('articleDetail', 'tr', params)).toThrow(RangeError)
  })

  test('encodes what would end a segment', () => {
    expect(pathOf('articleDetail', 'tr', { id: 'a/b?c#d' })).toBe('/kullanici/makaleler/a%2Fb%3Fc%23d')
  })
})

describe('the counterpart', () => {
  const withCounterpart = everyAddress.filter(
    ({ page, path }) =>
      isBuilt(page) && pageEntries[page].en !== null && !pageEntries[page].aliases?.includes(path),
  )

  test.each(withCounterpart)('of $app $path is the same page in the other language', (address) => {
    const { app, page, path, params } = address
    const other = counterpartOf(path, { app })

    expect(pageAt(other, app)).toMatchObject({ page, params })
    expect(counterpartOf(other, { app })).toBe(path)
  })

  const anyRest = fc
    .tuple(
      fc.option(fc.webQueryParameters(), { nil: undefined }),
      fc.option(fc.webFragments(), { nil: undefined }),
    )
    .map(
      ([query, anchor]) =>
        (query === undefined ? '' : `?${query}`) + (anchor === undefined ? '' : `#${anchor}`),
    )

  test('keeps the query and the anchor, and its own counterpart is the address again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withCounterpart), anyRest, ({ app, path }, rest) => {
        const other = counterpartOf(path + rest, { app })

        expect(other.endsWith(rest)).toBe(true)
        expect(counterpartOf(other, { app })).toBe(path + rest)
      }),
    )
  })

  const notBuilt = everyAddress.filter(({ page }) => !isBuilt(page) && !pageEntries[page].counterpart)

  test.each(notBuilt)('of $app $path, which is not built, is the home of its origin', (address) => {
    const other = counterpartOf(address.path, { app: address.app })

    const place = pageAt(other, address.app)
    expect(place?.page).toBe(
      { corporate: 'home', 'user-panel': 'home', individual: 'individualHome', 'back-office': 'admin.home' }[
        address.app
      ],
    )
    expect(place && isBuilt(place.page)).toBe(true)
  })

  test.each([
    ['/olmayan', '/en'],
    ['/enerji', '/en'],
    ['/en/unknown', '/'],
    ['/en/unknown?year=2021#top', '/'],
    ['/corporate', '/en'],
    ['/basin-odasi', '/en'],
    ['/', '/en'],
    ['/en', '/'],
  ])('of %s is %s', (path, other) => {
    expect(counterpartOf(path)).toBe(other)
  })

  test('of an article that the other language lacks is the list of articles there, without the query', () => {
    expect(counterpartOf('/kullanici/makaleler/uyku?from=list', { itemExists: false })).toBe(
      '/en/user/articles',
    )
    expect(counterpartOf('/en/user/articles/sleep', { itemExists: false })).toBe('/kullanici/makaleler')
    expect(counterpartOf('/kullanici/makaleler/uyku?from=list')).toBe('/en/user/articles/uyku?from=list')
  })

  test('never leads to a page that is not built', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyAddress), fc.boolean(), ({ path, app }, itemExists) => {
        const place = pageAt(counterpartOf(path, { app, itemExists }), app)
        expect(place && isBuilt(place.page)).toBe(true)
      }),
    )
  })
})

describe('the addresses of an app', () => {
  const all = apps.flatMap((app) => addressesOf(app))

  test('have ids and paths of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const app of apps) {
      const paths = addressesOf(app).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  test('are those of its built pages and no others', () => {
    for (const app of apps) {
      const pages = new Set(addressesOf(app).map(({ page }) => page))
      expect([...pages]).toEqual(pageIds.filter((page) => pageEntries[page].app === app && isBuilt(page)))
    }
  })

  test('count the alias of the home among the Turkish ones', () => {
    expect(addressesOf('corporate').filter(({ page }) => page === 'home')).toEqual([
      { id: 'home.tr', page: 'home', language: 'tr', path: '/' },
      { id: 'home.tr.1', page: 'home', language: 'tr', path: '/corporate' },
      { id: 'home.en', page: 'home', language: 'en', path: '/en' },
    ])
  })
})
