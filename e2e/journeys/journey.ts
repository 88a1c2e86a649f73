import { AxeBuilder } from '@axe-core/playwright'
import { languages } from '@avita/i18n-routes'
import { expect, type Page, test as base } from '@playwright/test'
import { originsOn } from '../support/platform.ts'

// Chosen by playwright.config.ts.
export const origins = originsOn(Number(process.env['E2E_PORT']))

/** What a visitor's browser noticed on the way: each of these is a defect. */
interface Noticed {
  readonly consoleErrors: string[]
  readonly foreignRequests: string[]
}

/**
 * Every journey fails on a console error or on a request that leaves our own origins. A journey that provokes one
 * (a refused password answers 400, which Chromium prints) names it with `expected`.
 */
export const test = base.extend<{ noticed: Noticed; expected: (error: RegExp) => void }>({
  noticed: [
    async ({ page, context }, use) => {
      const own = new Set(Object.values(origins))
      const noticed: Noticed = { consoleErrors: [], foreignRequests: [] }
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol !== 'data:' && protocol !== 'blob:' && !own.has(origin))
          noticed.foreignRequests.push(request.url())
      })
      context.on('console', (message) => {
        if (message.type() === 'error') noticed.consoleErrors.push(message.text())
      })
      context.on('weberror', (error) => noticed.consoleErrors.push(error.error().message))
      await use(noticed)
      expect.soft(noticed.foreignRequests, 'requests to a foreign origin').toEqual([])
      void page
    },
    { auto: true },
  ],
  expected: [
    async ({ noticed }, use) => {
      const patterns: RegExp[] = []
      await use((pattern) => patterns.push(pattern))
      const surprises = noticed.consoleErrors.filter((text) => !patterns.some((known) => known.test(text)))
      expect.soft(surprises, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

export { languages }

/** Zero findings of axe, WCAG 2.2 A and AA and best practice alike. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target),
  }))
  expect(findings).toEqual([])
}

/** Every class of the kit on the page occurs in a rule: none of its components came without its styles. */
export const expectStyled = async (page: Page) => {
  const bare = await page.evaluate(() => {
    const rulesOf = (list: CSSRuleList): string =>
      [...list]
        .map((rule) =>
          rule instanceof CSSGroupingRule || (rule instanceof CSSStyleRule && rule.cssRules.length > 0)
            ? rule.cssText
            : rule instanceof CSSStyleRule
              ? rule.selectorText
              : '',
        )
        .join('\n')
    const rules = [...document.styleSheets].map((sheet) => rulesOf(sheet.cssRules)).join('\n')
    const classes = new Set(
      [...document.querySelectorAll('[class*="kit-"]')].flatMap((element) => [...element.classList]),
    )
    return [...classes].filter(
      (name) => name.startsWith('kit-') && !new RegExp(`\\.${name}(?![\\w-])`).test(rules),
    )
  })
  expect(bare, 'classes without a rule').toEqual([])
}
