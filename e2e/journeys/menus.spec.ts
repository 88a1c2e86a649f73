import { builtPages, isBuilt, pageAt, type AppName } from '@avita/i18n-routes'
import { expect, languages, origins, test } from './journey.ts'
import { decideOnCookies, signInAs } from './steps.ts'
import { words } from './words.ts'

test.beforeEach(async ({ page }) => {
  await decideOnCookies(page, origins.main)
  await decideOnCookies(page, origins.individual)
})

const appAt = (url: URL): AppName | null =>
  url.origin === origins.main
    ? 'corporate'
    : url.origin === origins.individual
      ? 'individual'
      : url.origin === origins.admin
        ? 'back-office'
        : null

for (const language of languages)
  test(`every link leads to a built page, and every anchor to its place, ${language}`, async ({ page }) => {
    await signInAs(page, language, 'employee')
    const seen = new Set<string>()
    for (const address of [
      words[language].home,
      origins.individual + words[language].individual,
      words[language].loginPage,
      words[language].panelHome,
      words[language].articles,
      '/unauthorized',
    ]) {
      // Lists bring links of their own a moment after the heading.
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const links = await page.locator('a[href]').evaluateAll((found) =>
        found.map((link) => ({
          href: link instanceof HTMLAnchorElement ? link.href : '',
          anchorExists:
            link instanceof HTMLAnchorElement &&
            (!link.hash || link.pathname !== location.pathname || document.querySelector(link.hash) !== null),
        })),
      )
      expect(links.length).toBeGreaterThan(2)
      for (const { href, anchorExists } of links) {
        const url = new URL(href)
        expect(anchorExists, `${address} → ${href}`).toBe(true)
        if (url.protocol === 'tel:' || url.protocol === 'mailto:') continue
        const app = appAt(url)
        expect(app, `${address} → ${href}`).not.toBeNull()
        const place = app && pageAt(url.pathname, app)
        expect(place && isBuilt(place.page), `${address} → ${href}`).toBe(true)
        if (place) seen.add(place.page)
      }
    }
    const reached = builtPages.filter((id) => seen.has(id))
    expect(reached).toEqual(
      expect.arrayContaining(['home', 'panelHome', 'articles', 'articleDetail', 'individualHome']),
    )
  })

for (const language of languages)
  test.describe(language, () => {
    test('the mobile menu opens, leads on and is closed again', async ({ page, isMobile }) => {
      test.skip(!isMobile, 'only a phone has this menu')
      await page.goto(words[language].home)
      const open = page.getByRole('banner').getByRole('button', { name: words[language].menu, exact: true })
      await open.click()
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link').locator('visible=true')
      await expect(links.first()).toBeVisible()
      await links.first().click()
      await expect(links.first()).toBeHidden()
    })

    test('the go-to-top button shows beyond 100 px', async ({ page }) => {
      await page.goto(words[language].home)
      const button = page.locator('[data-go-to-top]')
      await expect(button).toBeHidden()
      await page.evaluate(() => window.scrollTo(0, 90))
      await expect(button).toBeHidden()
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(button).toBeVisible()
      await button.click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  })

test('scroll position is restored on going back', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.waitForTimeout(200)
  await page.goto('/en')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
})
