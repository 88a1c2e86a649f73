import type { BrowserContext } from '@playwright/test'
import { expect, languages, origins, test } from './journey.ts'
import { words } from './words.ts'

const recorded = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsentDetails')
  if (!cookie) return null
  const details: unknown = JSON.parse(decodeURIComponent(cookie.value))
  return { details, days: (cookie.expires - Date.now() / 1000) / 86_400, sameSite: cookie.sameSite }
}

for (const language of languages) {
  const word = words[language]
  const places = [
    ['corporate', origins.main + word.home],
    ['individual', origins.individual + word.individual],
    ['panel', origins.main + word.loginPage],
  ] as const

  for (const [place, address] of places)
    test.describe(`${language}, ${place}`, () => {
      test('the consent banner waits for a decision and keeps it', async ({ page, context }) => {
        await page.goto(address)
        const reject = page.getByRole('button', { name: word.reject, exact: true })
        const accept = page.getByRole('button', { name: word.accept, exact: true })
        await expect(reject).toBeVisible()
        const [left, right] = [await reject.boundingBox(), await accept.boundingBox()]
        expect(left?.height).toBe(right?.height)
        expect(Math.abs((left?.width ?? 0) - (right?.width ?? 999))).toBeLessThan(2)
        expect(await recorded(context)).toBeNull()

        await reject.click()
        await expect(reject).toBeHidden()
        expect(await recorded(context)).toMatchObject({
          details: {
            requiredCookies: true,
            performanceAndAnalysisCookies: false,
            functionalityCookies: false,
          },
          sameSite: 'Lax',
        })
        expect((await recorded(context))?.days).toBeCloseTo(180, 0)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(reject).toBeHidden()
      })

      test('preferences are saved one by one, and withdrawn from the footer', async ({ page, context }) => {
        await page.goto(address)
        await page.getByRole('button', { name: word.preferences, exact: true }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('checkbox')).toHaveCount(3)
        await expect(dialog.getByRole('checkbox').first()).toBeChecked()
        await expect(dialog.getByRole('checkbox').first()).toBeDisabled()
        await dialog.getByRole('checkbox', { name: word.performance }).check()
        await dialog.getByRole('button', { name: word.saveChoice }).click()
        await expect(dialog).toBeHidden()
        expect(await recorded(context)).toMatchObject({
          details: {
            requiredCookies: true,
            performanceAndAnalysisCookies: true,
            functionalityCookies: false,
          },
        })

        await page.getByRole('contentinfo').locator('[data-consent=open]').click()
        await expect(dialog.getByRole('checkbox', { name: word.performance })).toBeChecked()
        await dialog.getByRole('checkbox', { name: word.performance }).uncheck()
        await dialog.getByRole('button', { name: word.saveChoice }).click()
        expect(await recorded(context)).toMatchObject({ details: { performanceAndAnalysisCookies: false } })
      })
    })
}
