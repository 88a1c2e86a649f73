import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { navigateTo, safeReturnTo } from './navigate.ts'
import { pageAt } from './paths.ts'
import { apps, isBuilt } from './table.ts'

/** A location that notes where it was sent: a document cannot be loaded here. */
const locationAt = (href: string) => {
  const visits: string[] = []
  const place = {
    href,
    assign: (url: string | URL) => void visits.push(`assign ${String(url)}`),
    reload: () => void visits.push('reload'),
  }
  return { place, visits }
}

describe('navigateTo', () => {
  test('loads the document of another path', () => {
    const { place, visits } = locationAt('https://avita.example/kullanici')
    navigateTo('/kullanici/makaleler', undefined, place)
    expect(visits).toEqual(['assign https://avita.example/kullanici/makaleler'])
  })

  test('appends an anchor, and replaces one that the path has', () => {
    const { place, visits } = locationAt('https://avita.example/')
    navigateTo('/bireysel-hizmetler', 'benefits', place)
    navigateTo('/bireysel-hizmetler#top', 'benefits', place)
    expect(visits).toEqual([
      'assign https://avita.example/bireysel-hizmetler#benefits',
      'assign https://avita.example/bireysel-hizmetler#benefits',
    ])
  })

  test('reloads where one already is, query and anchor included', () => {
    const { place, visits } = locationAt('https://avita.example/en/blog?page=2#list')
    navigateTo('/en/blog?page=2', 'list', place)
    expect(visits).toEqual(['reload'])
  })

  test('takes another query for another address', () => {
    const { place, visits } = locationAt('https://avita.example/en/blog?page=2')
    navigateTo('/en/blog?page=3', undefined, place)
    expect(visits).toEqual(['assign https://avita.example/en/blog?page=3'])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '\\\\evil.example'])(
    'refuses %s and goes nowhere',
    (path) => {
      const { place, visits } = locationAt('https://avita.example/')
      expect(() => navigateTo(path, undefined, place)).toThrow(RangeError)
      expect(visits).toEqual([])
    },
  )
})

describe('a return target', () => {
  test.each([
    '/kullanici',
    '/kullanici/makaleler/uyku?from=list#sources',
    '/en/user/articles?page=2',
    '/',
    '/en',
  ])('%s is followed as it is', (target) => {
    expect(safeReturnTo(target)).toBe(target)
  })

  test.each([
    null,
    undefined,
    '',
    'kullanici',
    'https://evil.example/kullanici',
    'http:/evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\n/kullanici',
    ' /kullanici',
    '/kullanici\u0000',
    '/kullanici/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    '/kullanici?next=//evil.example',
    '/kullanici\\..\\..',
    '/@evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/api/account',
    '/auth/connect/token',
    '/olmayan',
    '/articles',
  ])('%j is refused', (target) => {
    expect(safeReturnTo(target)).toBeNull()
  })

  test('is refused where its page is not built', () => {
    expect(pageAt('/kullanici/testler')?.page).toBe('tests')
    expect(safeReturnTo('/kullanici/testler')).toBe(isBuilt('tests') ? '/kullanici/testler' : null)
  })

  test('belongs to the origin of its app', () => {
    expect(safeReturnTo('/identity/users', 'back-office')).toBe('/identity/users')
    expect(safeReturnTo('/identity/users', 'user-panel')).toBeNull()
    expect(safeReturnTo('/kullanici', 'user-panel')).toBe('/kullanici')
    expect(safeReturnTo('/kullanici', 'back-office')).toBeNull()
  })

  test('has its dots resolved before it is judged', () => {
    expect(safeReturnTo('/kullanici/../en')).toBe('/en')
    expect(safeReturnTo('/kullanici/../api/account')).toBeNull()
  })

  const hostile = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'kullanici',
      'en',
      'https:',
    ),
    { maxLength: 8 },
  )

  test('leads to a built page of our own origin or nowhere, whatever was asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hostile.map((parts) => parts.join('')),
        ),
        fc.constantFrom(...apps),
        (text, app) => {
          for (const target of [text, `/${text}`]) {
            const safe = safeReturnTo(target, app)
            if (safe === null) continue
            expect(new URL(safe, 'https://avita.example').origin).toBe('https://avita.example')
            expect(safe).toMatch(/^\/(?![/\\])/)
            const place = pageAt(safe, app)
            expect(place && isBuilt(place.page)).toBe(true)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})
