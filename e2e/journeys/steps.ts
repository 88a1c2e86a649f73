import type { Language } from '@avita/i18n-routes'
import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../support/platform.ts'
import { words } from './words.ts'

/** The decision most visitors make first; without it the banner stands at the bottom of every page. */
export const decideOnCookies = async (page: Page, origin: string) => {
  const choice = { requiredCookies: true, performanceAndAnalysisCookies: false, functionalityCookies: false }
  await page
    .context()
    .addCookies([
      { name: 'cookieConsentDetails', value: encodeURIComponent(JSON.stringify(choice)), url: origin },
    ])
}

/** Opens the way in of the header; on a phone it stands in the menu. */
export const openLogin = async (page: Page, language: Language) => {
  const { login, menu } = words[language]
  const header = page.getByRole('banner')
  const link = header.getByRole('link', { name: login, exact: true }).locator('visible=true').first()
  if (!(await link.isVisible())) await header.getByRole('button', { name: menu, exact: true }).click()
  await link.click()
  return page.getByRole('dialog', { name: words[language].loginTitle })
}

/** Fills in and sends the form that is on the page, in the modal or in the login page. */
export const typeCredentials = async (
  page: Page,
  language: Language,
  username: string,
  password = demoPassword,
) => {
  const { username: name, password: secret, signIn } = words[language]
  const form = page.locator('form', { has: page.getByLabel(name, { exact: true }) })
  await form.getByLabel(name, { exact: true }).fill(username)
  await form.getByLabel(secret, { exact: true }).fill(password)
  await form.getByRole('button', { name: signIn, exact: true }).click()
}

/** Signs in at the login page and waits for the home that it leads to. */
export const signInAs = async (page: Page, language: Language, username: string) => {
  await page.goto(words[language].loginPage)
  await typeCredentials(page, language, username)
  await expect(page).toHaveURL(words[language].panelHome)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The articles of a list: links that carry a heading. */
export const articleLinks = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })

/** Signs out; on a phone the way out stands behind the person's initial. */
export const signOut = async (page: Page, language: Language) => {
  const { signOut: name, account } = words[language]
  const button = page.getByRole('button', { name, exact: true }).locator('visible=true').first()
  const face = page.getByRole('button', { name: account }).locator('visible=true').first()
  await button.or(face).first().waitFor()
  if (await face.isVisible()) await face.click()
  await button.click()
}
