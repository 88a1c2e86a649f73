import { expect, languages, origins, test } from './journey.ts'
import { decideOnCookies, signInAs, typeCredentials } from './steps.ts'
import { words } from './words.ts'

test.beforeEach(async ({ page }) => {
  await decideOnCookies(page, origins.main)
  await decideOnCookies(page, origins.admin)
})

const toast = {
  tr: { title: 'Yetkisiz erişim' },
  en: {
    title: 'Unauthorized access',
    text: 'You do not have permission to access the page you want to go to. Please login',
  },
}

for (const language of languages)
  test.describe(language, () => {
    test('the guard sends a signed-out visitor to sign in, with its toast', async ({ page }) => {
      const { articles } = words[language]
      await page.goto(`${articles}?q=x`)

      await expect(page).toHaveURL(`/identity/login?returnTo=${encodeURIComponent(`${articles}?q=x`)}`)
      const shown = page.getByText(toast[language].title, { exact: true })
      await expect(shown).toBeVisible()
      if (language === 'en') await expect(page.getByText(toast.en.text, { exact: true })).toBeVisible()
      const box = await shown.boundingBox()
      expect(box?.y).toBeLessThan(200)
      await page.mouse.move(5, 700)
      await expect(shown).toBeHidden({ timeout: 8000 })

      await typeCredentials(page, language, 'employee')
      await expect(page).toHaveURL(`${articles}?q=x`)
    })

    test('a page that may not be viewed leads to unauthorized, with its toast', async ({ page }) => {
      await page.addInitScript((preferred) => localStorage.setItem('preferred-language', preferred), language)
      await page.goto(`${origins.admin}/identity/login`)
      await typeCredentials(page, language, 'editor')
      await expect(page).toHaveURL(`${origins.admin}/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${origins.admin}/identity/users`)

      await expect(page).toHaveURL(`${origins.admin}/unauthorized`)
      await expect(page.getByRole('main').getByText(words[language].noAccess).first()).toBeVisible()
    })
  })

test('a token that the server refuses signs out once and leads back after sign-in', async ({
  page,
  expected,
}) => {
  expected(/status of 401/)
  await signInAs(page, 'en', 'colleague')
  await page.evaluate(() => localStorage.setItem('access-token', 'not.a.token'))
  await page.goto('/en/user/articles')

  await expect(page).toHaveURL('/identity/login?returnTo=%2Fen%2Fuser%2Farticles')
  await expect(page.getByText(toast.en.title, { exact: true })).toHaveCount(1)
  await typeCredentials(page, 'en', 'colleague')
  await expect(page).toHaveURL('/en/user/articles')
})

for (const returnTo of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/unknown',
  'javascript:alert(1)',
])
  test(`a return target of ${returnTo} is not followed`, async ({ page }) => {
    await page.goto(`/identity/login?returnTo=${encodeURIComponent(returnTo)}`)
    await typeCredentials(page, 'tr', 'employee')
    await expect(page).toHaveURL('/kullanici')
  })
