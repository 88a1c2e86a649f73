import { expect, expectStyled, languages, origins, test } from './journey.ts'
import { decideOnCookies, openLogin, signInAs, signOut, typeCredentials } from './steps.ts'
import { demoPassword } from '../support/platform.ts'
import { words } from './words.ts'

test.beforeEach(({ page }) => decideOnCookies(page, origins.main))

const refused = /status of 400/

for (const language of languages) {
  const word = words[language]

  test.describe(language, () => {
    test('the header opens the login modal, which keeps its focus', async ({ page }) => {
      await page.goto(word.home)
      const modal = await openLogin(page, language)
      await expect(modal.getByLabel(word.username, { exact: true })).toBeVisible()
      await expect(modal.getByLabel(word.password, { exact: true })).toBeVisible()
      await expect(modal.getByLabel(word.rememberMe)).not.toBeChecked()
      await expectStyled(page)

      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await expect(modal).toBeVisible()

      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(outside).toBe(false)
      }

      await modal.getByRole('button', { name: word.closeLogin }).click()
      await expect(modal).toBeHidden()
    })

    test('a wrong password is told for five seconds', async ({ page, expected }) => {
      expected(refused)
      await page.goto(word.home)
      await openLogin(page, language)
      await typeCredentials(page, language, 'colleague', 'not-the-password')

      const alert = page.getByRole('alert').filter({ hasText: word.wrongCredentials })
      await expect(alert).toBeVisible()
      const shownAt = Date.now()
      await expect(alert).toBeHidden()
      expect(Date.now() - shownAt).toBeGreaterThan(4000)
      await expect(page.getByLabel(word.username, { exact: true })).toHaveValue('colleague')
      await expect(page).toHaveURL(word.home)
    })

    test('an empty sign-in marks both fields and asks nobody', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(word.loginPage)
      await page.getByRole('main').getByRole('button', { name: word.signIn, exact: true }).click()

      await expect(page.getByText(word.usernameMissing)).toBeVisible()
      await expect(page.getByText(word.passwordMissing)).toBeVisible()
      await expect(page.getByLabel(word.username, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(word.username, { exact: true })).toBeFocused()
      expect(asked.filter((url) => url.includes('/connect/token'))).toEqual([])
    })

    test('disabled and removed accounts cannot come in', async ({ page, expected }) => {
      expected(refused)
      for (const username of ['disabled', 'removed']) {
        await page.goto(word.loginPage)
        await typeCredentials(page, language, username)
        await expect(page.getByRole('alert').filter({ hasText: word.wrongCredentials })).toBeVisible()
      }
      expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
    })

    test('forgot password opens and closes, and answers alike for anybody', async ({ page }) => {
      await page.goto(word.home)
      const modal = await openLogin(page, language)
      const toggle = modal.getByRole('button', { name: word.forgotPassword })
      await toggle.click()
      await expect(modal.getByLabel(word.email)).toBeVisible()
      await toggle.click()
      await expect(modal.getByLabel(word.email)).toBeHidden()
      await toggle.click()
      await modal.getByLabel(word.email).fill(`nobody-${language}@example.com`)
      await modal.getByRole('button', { name: word.sendLink }).click()
      await expect(modal.getByText(word.linkSent)).toBeVisible()
    })
  })
}

test('a sign-in that is not remembered ends with the browser, a remembered one stays', async ({
  page,
  context,
}) => {
  await signInAs(page, 'tr', 'hr')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'session-open')).toMatchObject({ value: '', expires: -1 })

  await context.clearCookies({ name: 'session-open' })
  await page.goto('/kullanici')
  await expect(page).toHaveURL(/\/identity\/login/)
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()

  await page.goto('/kullanici/giris-yap')
  await page.getByLabel(words.tr.rememberMe).check()
  await typeCredentials(page, 'tr', 'hr')
  await expect(page).toHaveURL('/kullanici')
  const kept = (await context.cookies()).find(({ name }) => name === 'session-open')
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 11 * 3600)
})

test('signing out in one tab reaches the other', async ({ page, context }) => {
  await signInAs(page, 'tr', 'hr2')
  const other = await context.newPage()
  await other.goto('/kullanici/makaleler')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await signOut(page, 'tr')

  await expect(page).toHaveURL('/identity/login')
  await expect(other).toHaveURL(/\/identity\/login/)
})

test('two presses on sign in ask once', async ({ page }) => {
  let asked = 0
  await page.route('**/connect/token', async (route) => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/kullanici/giris-yap')
  await page.getByLabel(words.tr.username, { exact: true }).fill('employee2')
  await page.getByLabel(words.tr.password, { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: words.tr.signIn, exact: true }).dblclick()
  await expect(page).toHaveURL('/kullanici')
  expect(asked).toBe(1)
})

test('with storage blocked the sign-in page and the home still show', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/identity/login?returnTo=%2Fkullanici%2Fmakaleler')
  await expect(page.getByLabel(words.tr.username, { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an API that is away is told in words, and what was typed stays', async ({ page, expected }) => {
  expected(/ERR_FAILED|status of 50/)
  await page.goto('/en/user/login')
  await page.route('**/auth/**', (route) => route.abort())
  await typeCredentials(page, 'en', 'employee')
  await expect(page.getByRole('alert').filter({ hasText: /could not/i })).toBeVisible()
  await expect(page.getByLabel(words.en.username, { exact: true })).toHaveValue('employee')
})
