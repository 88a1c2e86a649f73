import { execFileSync } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { startPlatform } from '../../support/platform.ts'
import { someArticle, tokenOf } from '../../support/sign-in.ts'
import { articlesOfRun, startWriter } from '../../support/writers.ts'
import { articleLinks, decideOnCookies, signInAs, signOut } from '../steps.ts'
import { words } from '../words.ts'

const rounds = 6

test('two processes of the API answer in turn, one is killed half way, and nobody who reads or writes notices', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  await using platform = await startPlatform({
    environment: { API_PROCESSES: '2', LIMITS_FACTOR: '1000000' },
  })
  const { origins } = platform
  const token = await tokenOf(origins, 'editor', 'back-office')
  const { category } = await someArticle(origins, await tokenOf(origins, 'employee'), 'tr')
  const writer = startWriter(origins, token, { run: 'replicas', categoryId: category.id })

  const apis = () =>
    execFileSync('pgrep', ['-P', String(platform.process.pid), '-f', 'api/src/main.ts'])
      .toString()
      .trim()
      .split('\n')
      .map(Number)
  expect(apis()).toHaveLength(2)

  const readSomething = async (page: Page, language: 'tr' | 'en') => {
    const { articles, panelHome } = words[language]
    await page.goto(articles)
    await articleLinks(page).first().click()
    await expect(page).toHaveURL(new RegExp(`${articles}/[0-9a-f-]{36}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(panelHome)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elif')
  }

  const context = await browser.newContext({ baseURL: origins.main })
  const page = await context.newPage()
  await decideOnCookies(page, origins.main)
  await signInAs(page, 'tr', 'employee')
  for (let round = 0; round < rounds; round++) {
    if (round === rounds / 2) process.kill(apis()[0] ?? Number.NaN, 'SIGKILL')
    // The session of before the kill is that of after it: nobody is asked to sign in again.
    await readSomething(page, round % 2 ? 'en' : 'tr')
  }
  await page.goto(words.tr.panelHome)
  await signOut(page, 'tr')
  await expect(page).toHaveURL('/identity/login')
  await signInAs(page, 'en', 'employee')
  await context.close()

  await expect.poll(() => apis().length, { timeout: 15_000 }).toBe(2)
  await writer.stop()
  const kept = await articlesOfRun(origins, token, 'replicas')
  expect(kept.map(({ id }) => id).toSorted()).toEqual(writer.acknowledged.map(({ id }) => id).toSorted())
})
