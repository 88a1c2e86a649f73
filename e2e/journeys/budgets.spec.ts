import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'
import { weighHome } from '../bench/weigh.ts'
import { expect, languages, origins, test } from './journey.ts'
import { words } from './words.ts'

const kilobyte = 1024

for (const language of languages)
  test(`the home keeps its budget of bytes and requests, ${language}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the same bytes on a desktop')
    void page
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
    const weight = await weighHome(browser, origins.main + words[language].home)
    await browser.close()

    const list = JSON.stringify(weight.transfers, null, 1)
    expect(weight.scriptBytes, list).toBeLessThanOrEqual(8 * kilobyte)
    expect(weight.allBytes, list).toBeLessThanOrEqual(100 * kilobyte)
    expect(weight.scriptBytesWithModal).toBeLessThanOrEqual(110 * kilobyte)
    expect(weight.requests, list).toBeLessThanOrEqual(10)
  })

/** How far what is on the screen has moved without anybody touching it (CLS: the sum of the shifts). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

for (const language of languages)
  test(`nothing on the home moves while it comes, ${language}`, async ({ page }) => {
    await page.goto(origins.main + words[language].home)
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })
