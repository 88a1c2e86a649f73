import { expect, languages, origins, test } from './journey.ts'
import { typeCredentials } from './steps.ts'

const words = {
  tr: { users: 'Kullanıcılar', search: /ara/i, next: 'Sonraki' },
  en: { users: 'Users', search: /search/i, next: 'Next' },
}

for (const language of languages)
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((preferred) => localStorage.setItem('preferred-language', preferred), language)
      await page.goto(`${origins.admin}/identity/login`)
    })

    test('an administrator sees the menu and lists, searches and pages the users', async ({ page }) => {
      await typeCredentials(page, language, 'admin')
      await expect(page).toHaveURL(`${origins.admin}/`)
      const word = words[language]
      await page.getByRole('link', { name: word.users }).locator('visible=true').first().click()
      await expect(page).toHaveURL(`${origins.admin}/identity/users`)
      const rows = page.getByRole('row')
      await expect(rows).toHaveCount(11)

      await page
        .getByRole('button', { name: word.next })
        .or(page.getByRole('link', { name: word.next }))
        .first()
        .click()
      await expect(page).toHaveURL(/pageIndex=2/)
      await page.goBack()
      await expect(page).not.toHaveURL(/pageIndex=2/)

      await page.getByRole('searchbox').fill('ELİF')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/searchTerm=/)
      await expect(rows.filter({ hasText: 'Elif' }).first()).toBeVisible()
    })

    test('an editor does not see the users in the menu', async ({ page }) => {
      await typeCredentials(page, language, 'editor')
      await expect(page).toHaveURL(`${origins.admin}/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: words[language].users })).toHaveCount(0)
    })

    test('an employee finds nothing to open in the back office', async ({ page }) => {
      await typeCredentials(page, language, 'employee')
      await expect(page).toHaveURL(`${origins.admin}/unauthorized`)
    })
  })
