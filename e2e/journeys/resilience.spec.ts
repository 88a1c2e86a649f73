import { expect, origins, test } from './journey.ts'
import { articleLinks, decideOnCookies, signInAs } from './steps.ts'
import { words } from './words.ts'

test.beforeEach(({ page }) => decideOnCookies(page, origins.main))

test('articles that cannot be loaded say so and come with a retry', async ({ page, expected }) => {
  expected(/ERR_FAILED|status of 50/)
  await signInAs(page, 'en', 'employee')
  await page.route('**/api/categor**', (route) => route.abort())
  await page.goto('/en/user/articles')
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: words.en.retry }) })
  await expect(alert).toBeVisible({ timeout: 12_000 })

  await page.unroute('**/api/categor**')
  await page.getByRole('button', { name: words.en.retry }).click()
  await expect(articleLinks(page).first()).toBeVisible()
})

test('texts that do not load come in the fallback language', async ({ page, expected }) => {
  expected(/status of 503/)
  const asked: string[] = []
  await page.route(/_panel\/.*login.*\.json/, async (route) => {
    const url = route.request().url()
    asked.push(url)
    const isFirstFile = url === asked[0]
    await (isFirstFile ? route.fulfill({ status: 503, body: '' }) : route.continue())
  })
  await page.goto('/en/user/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/giriş/i, { timeout: 10_000 })
  expect(asked.filter((url) => url === asked[0])).toHaveLength(3)
})

test('the home is whole without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(origins.main)
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1200)
  // Without a script the button is a link, and it leads to the sign-in page.
  const login = await page.locator('[data-session-link=login]').first().getAttribute('href')
  expect((await page.goto(new URL(login ?? '', origins.main).href))?.url()).toContain('/kullanici/giris-yap')
  await page.goto(origins.main)
  await expect(page.getByRole('button', { name: words.tr.reject })).toBeHidden()
  await context.close()
})

test('corrupt storage neither breaks a page nor signs anybody in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['access-token', 'account', 'authorized-pages', 'user-scopes', 'preferred-language'])
      localStorage.setItem(key, '{"__proto__":{"isAdmin":true}')
    localStorage.setItem('expires-at', 'yesterday')
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/kullanici')
  await expect(page).toHaveURL(/\/identity\/login/)
})
