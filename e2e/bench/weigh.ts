import type { Browser, Page } from '@playwright/test'

/** One response on the wire: its body as it was transferred (brotli where the server compresses). */
export interface Transfer {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

/**
 * Records what a page transfers. Counted by the browser itself (encoded bodies), so that it is what a visitor pays.
 * The page must not have been navigated yet.
 */
const recordTransfers = async (page: Page): Promise<Transfer[]> => {
  const session = await page.context().newCDPSession(page)
  const transfers: Transfer[] = []
  const pending = new Map<string, { url: string; type: string }>()
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('data:')) pending.set(requestId, { url: response.url, type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = pending.get(requestId)
    if (response) transfers.push({ ...response, bytes: encodedDataLength })
  })
  return transfers
}

const bytesOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0)

/** The corporate home on a first visit, and the same page with the login modal open. */
export const weighHome = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const transfers = await recordTransfers(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const before = [...transfers]
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-island=login]')?.focus())
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-island=login]')?.click())
  await page.locator('dialog[open] input[name=username]').waitFor()
  await page.waitForLoadState('networkidle')
  const withModal = [...transfers]
  await context.close()
  return {
    scriptBytes: bytesOf(before, 'Script'),
    allBytes: bytesOf(before),
    requests: before.length,
    scriptBytesWithModal: bytesOf(withModal, 'Script'),
    transfers: before,
  }
}
