import { expect, expectAccessible, expectStyled, languages, origins, test } from './journey.ts'
import { someArticle, tokenOf } from '../support/sign-in.ts'
import { addressOf, everyPage, originOf } from '../shots/pages.ts'
import { decideOnCookies, openLogin, typeCredentials } from './steps.ts'
import { words } from './words.ts'

for (const { page: id, viewer, languages: shown } of everyPage)
  for (const language of shown)
    test(`axe finds nothing on ${id}, ${language}, light and dark`, async ({ page }) => {
      // From the beginning: a setting that changes between two documents aborts the transition between them.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((preferred) => localStorage.setItem('preferred-language', preferred), language)
      const origin = originOf(id, origins)
      await decideOnCookies(page, origin)
      if (viewer) {
        await page.goto(`${origin}/identity/login`)
        await typeCredentials(page, language, viewer)
        await page.waitForFunction(() => localStorage.getItem('authorized-pages') !== null)
      }
      const article = await someArticle(origins, await tokenOf(origins, 'employee'), language)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(addressOf(id, language, origins, { id: article.id }))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectAccessible(page)
        await expectStyled(page)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways, 'sideways scrolling').toBeLessThanOrEqual(0)
      }
    })

for (const language of languages) {
  test(`axe finds nothing on the consent banner and its preferences, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(words[language].home)
    await expect(page.getByRole('button', { name: words[language].reject })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words[language].preferences, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test(`axe finds nothing on the login modal, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await decideOnCookies(page, origins.main)
    await page.goto(words[language].home)
    const modal = await openLogin(page, language)
    await expect(modal).toBeVisible()
    await modal.getByRole('button', { name: words[language].forgotPassword }).click()
    await expectAccessible(page)
  })
}
