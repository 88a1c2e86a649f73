import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addressesOf, pageAt } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

test('every address of the built pages has a route of its own, and no route leads anywhere else', () => {
  expect(routes.map(({ id, path }) => [id, path])).toEqual(
    addressesOf('corporate').map(({ id, path }) => [id, path]),
  )
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
})

test.each(addressesOf('corporate'))('$path finds its page again', ({ path, page, language }) => {
  const place = pageAt(path, 'corporate')
  expect(place?.page).toBe(page)
  expect(place?.language).toBe(language)
})

test.each(routes)('the module of $id exists', ({ file }) => {
  expect(existsSync(fileURLToPath(new URL(file, import.meta.url)))).toBe(true)
})
