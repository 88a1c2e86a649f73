/**
 * `pnpm shots [page …]`: renders every page that exists at 390 and 1440 px, in both languages, light and dark, and its
 * named states, into one picture per page under `.shots/`. Looking should be cheap.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Route } from '@playwright/test'
import { type BuiltPage, type Language, pageEntries } from '@avita/i18n-routes'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'
import { demoPassword, type Origins, root, startPlatform } from '../support/platform.ts'
import { someArticle, tokenOf } from '../support/sign-in.ts'
import { addressOf, everyPage, originOf, type Viewer } from './pages.ts'

const widths = [390, 1440] as const
const schemes = ['light', 'dark'] as const
const folder = join(root, '.shots')

type State = 'shown' | 'loading' | 'empty' | 'error' | 'signed out'

const isApi = (url: URL) => url.pathname.startsWith('/api/')

/** Node, unlike a browser, does not know that `*.localhost` is this machine. */
const fetchFromNode = (route: Route) => {
  const url = new URL(route.request().url())
  const { host } = url
  url.hostname = 'localhost'
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
}

const put: Record<State, (page: Page) => Promise<unknown>> = {
  shown: async () => {},
  loading: (page) => page.route(isApi, () => new Promise(() => {})),
  empty: (page) =>
    page.route(isApi, async (route) => {
      const answer: unknown = await (await fetchFromNode(route)).json().catch(() => null)
      const lists = /categoriesForArticle|articles\/web|users/.test(route.request().url())
      const empty = Array.isArray(answer) ? [] : { items: [], pageIndex: 1, pageSize: 10, totalCount: 0 }
      await (lists ? route.fulfill({ json: empty }) : route.continue())
    }),
  error: (page) =>
    page.route(isApi, (route) =>
      /pagesAndActions|navigation|account/.test(route.request().url()) ? route.continue() : route.abort(),
    ),
  'signed out': async (page) => {
    await page.addInitScript(() => localStorage.removeItem('access-token'))
  },
}

const statesOf = (page: BuiltPage, viewer: Viewer): State[] => {
  if (!viewer) return ['shown']
  if (page === 'unauthorized') return ['shown', 'signed out']
  return ['shown', 'loading', 'empty', 'error', 'signed out']
}

const signedIn = async (browser: Browser, origins: Origins, viewer: Exclude<Viewer, null>) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${viewer === 'admin' ? origins.admin : origins.main}/identity/login`)
  await page.locator('input[name=username]').fill(viewer)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('input[name=rememberMe]').check()
  await page.locator('form button[type=submit]').first().click()
  await page.waitForFunction(() => localStorage.getItem('authorized-pages') !== null)
  const storage = await context.storageState()
  await context.close()
  return storage
}

interface Shot {
  readonly caption: string
  readonly width: number
  readonly picture: Buffer
}

const sheet = async (context: BrowserContext, shots: readonly Shot[]): Promise<Buffer> => {
  const page = await context.newPage()
  const figures = shots.map(
    ({ caption, width, picture }) =>
      `<figure style="width:${width / 2.4}px"><figcaption>${caption}</figcaption>` +
      `<img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  )
  await page.setContent(
    `<style>body{margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start;background:#888;` +
      `font:12px sans-serif}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  )
  await page.setViewportSize({ width: 1900, height: 800 })
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}

const consent = encodeURIComponent(
  JSON.stringify({
    requiredCookies: true,
    performanceAndAnalysisCookies: false,
    functionalityCookies: false,
  }),
)

const wanted = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
await using platform = await startPlatform()
const { origins } = platform
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
const token = await tokenOf(origins, 'employee')
const articles: Record<Language, string> = {
  tr: (await someArticle(origins, token, 'tr')).id,
  en: (await someArticle(origins, token, 'en')).id,
}
const sessions = {
  employee: await signedIn(browser, origins, 'employee'),
  admin: await signedIn(browser, origins, 'admin'),
}

for (const { page: id, viewer, languages } of everyPage) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const shots: Shot[] = []
  for (const state of statesOf(id, viewer))
    for (const language of languages)
      for (const width of widths)
        for (const colorScheme of schemes) {
          if (state !== 'shown' && (colorScheme === 'dark' || (width === 1440 && language === 'en'))) continue
          const context = await browser.newContext({
            viewport: { width, height: width === 390 ? 844 : 900 },
            colorScheme,
            reducedMotion: 'reduce',
            ...(viewer ? { storageState: sessions[viewer] } : {}),
          })
          await context.addCookies([
            { name: 'cookieConsentDetails', value: consent, url: originOf(id, origins) },
          ])
          if (pageEntries[id].tr === pageEntries[id].en)
            await context.addInitScript(
              (preferred) => localStorage.setItem('preferred-language', preferred),
              language,
            )
          const page = await context.newPage()
          await put[state](page)
          await page.goto(addressOf(id, language, origins, { id: articles[language] }))
          await page.waitForTimeout(state === 'error' ? 4000 : 700)
          shots.push({
            caption: `${id} · ${state} · ${language} · ${width} · ${colorScheme}`,
            width,
            picture: await page.screenshot({ fullPage: true }),
          })
          await context.close()
        }
  const context = await browser.newContext()
  const file = join(folder, `${id}.png`)
  writeFileSync(file, await sheet(context, shots))
  await context.close()
  console.log(file)
}
await browser.close()
