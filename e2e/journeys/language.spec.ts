import type { Page } from '@playwright/test'
import { expect, origins, test } from './journey.ts'
import { articleLinks, decideOnCookies, signInAs } from './steps.ts'

test.beforeEach(async ({ page }) => {
  await decideOnCookies(page, origins.main)
  await decideOnCookies(page, origins.individual)
})

const toggle = (page: Page, name: RegExp) =>
  page.locator('[data-language-toggle]').filter({ hasText: name }).locator('visible=true').first()

const openMenuOnPhone = async (page: Page, isMobile: boolean, name: string) => {
  if (isMobile) await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
}

test('the toggle leads to the same page in the other language and back', async ({ page, isMobile }) => {
  await page.goto('/?kaynak=afis')
  await openMenuOnPhone(page, isMobile, 'Menü')
  await toggle(page, /EN/).click()
  await expect(page).toHaveURL('/en?kaynak=afis')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await openMenuOnPhone(page, isMobile, 'Menu')
  await toggle(page, /TR/).click()
  await expect(page).toHaveURL('/?kaynak=afis')
})

test('the toggle of the individual site keeps to that site', async ({ page, isMobile }) => {
  await page.goto(`${origins.individual}/bireysel-hizmetler`)
  await openMenuOnPhone(page, isMobile, 'Menü')
  await toggle(page, /EN/).click()
  await expect(page).toHaveURL(`${origins.individual}/en/individual-services`)
})

test('an article leads to itself in the other language', async ({ page, isMobile }) => {
  await signInAs(page, 'tr', 'employee')
  await page.goto('/kullanici/makaleler')
  await articleLinks(page).first().click()
  await expect(page).toHaveURL(/makaleler\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const id = page.url().split('/').at(-1)
  const exists = await page.evaluate(async (article) => {
    const answer = await fetch(`/api/article/${article}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('access-token')}`, 'accept-language': 'en' },
    })
    return answer.ok
  }, id)
  if (isMobile) await page.getByRole('button', { name: 'Hesabım' }).click()
  await toggle(page, /EN/).click()
  await expect(page).toHaveURL(exists ? `/en/user/articles/${id}` : '/en/user/articles')
})

test('the shown language is remembered for pages that carry none', async ({ page }) => {
  await page.goto('/en')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en')
  await page.goto('/identity/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await page.goto('/identity/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test('titles are the page, a separator and the product in its language', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/ \| AVITA Çalışan Destek Programı$/)
  await page.goto('/en')
  await expect(page).toHaveTitle(/ \| AVITA Employee Assistance Program$/)
  await page.goto('/en/user/login')
  await expect(page).toHaveTitle(/ \| AVITA Employee Assistance Program$/)
})
