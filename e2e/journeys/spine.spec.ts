import { expect, languages, test } from './journey.ts'
import { articleLinks, decideOnCookies, openLogin, signOut, typeCredentials } from './steps.ts'
import { origins } from './journey.ts'
import { words } from './words.ts'

for (const language of languages) {
  const word = words[language]

  test.describe(language, () => {
    test('a visitor reads the home, signs in through the modal, reads an article and signs out', async ({
      page,
    }) => {
      await decideOnCookies(page, origins.main)
      await page.goto(word.home)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      const modal = await openLogin(page, language)
      await expect(modal).toBeVisible()
      await typeCredentials(page, language, 'employee')

      await expect(page).toHaveURL(word.panelHome)
      await expect(modal).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Elif')

      await page
        .getByRole('navigation')
        .getByRole('link', { name: word.articlesLink })
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(word.articles)
      const first = articleLinks(page).first()
      const title = (await first.getByRole('heading').textContent()) ?? ''
      await first.click()

      await expect(page).toHaveURL(new RegExp(`${word.articles}/[0-9a-f-]{36}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500)

      await page.goto(word.home)
      await expect(page.getByRole('banner').getByRole('link', { name: word.login, exact: true })).toBeHidden()
      await page.goto(word.panelHome)
      await signOut(page, language)
      await expect(page).toHaveURL('/identity/login')
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['preferred-language'])

      await page.goBack()
      await expect(page.getByText('Elif')).toBeHidden()
    })
  })
}
