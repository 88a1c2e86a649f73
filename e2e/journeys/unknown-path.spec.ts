import { builtPages, pageEntries, pageIds } from '@avita/i18n-routes'
import { ask } from '../support/ask.ts'
import { expect, origins, test } from './journey.ts'

test('an unknown path leads to the root with 302', async ({ page }) => {
  for (const origin of Object.values(origins)) {
    const { status, headers } = await ask(`${origin}/boyle-bir-sayfa-yok`)
    expect(status, origin).toBe(302)
    expect(headers.location).toMatch(/^(https?:\/\/[^/]+)?\/$/)
  }
  await page.goto('/boyle-bir-sayfa-yok')
  await expect(page).toHaveURL('/')
})

test('a page that is not built is an unknown path, never an empty page', async () => {
  const missing = pageIds.filter(
    (id) => !builtPages.some((built) => built === id) && pageEntries[id].app === 'corporate',
  )
  expect(missing.length).toBeGreaterThan(10)
  for (const id of missing) {
    const { tr, en } = pageEntries[id]
    for (const path of [tr, en])
      if (path) {
        const { status } = await ask(origins.main + path.replace(/:\w+/, 'x'))
        expect(status, path).toBe(302)
      }
  }
})

test('a missing asset or API path is a real 404', async () => {
  for (const path of ['/_corporate/gone.js', '/_panel/gone.css', '/picture.png', '/api/gone', '/auth/gone'])
    expect((await ask(origins.main + path)).status, path).toBe(404)
})

test('/corporate is the home', async ({ page }) => {
  await page.goto('/corporate')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origins.main}/`)
})
