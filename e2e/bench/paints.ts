import type { Browser } from '@playwright/test'

export interface Paints {
  /** Milliseconds from navigation to the first and to the largest contentful paint. */
  readonly first: number
  readonly largest: number
}

/** A phone on a poor network (shared/reference/performance.md): 4× CPU, 1.44 Mbit/s, 562 ms a request. */
const phone = { cpu: 4, bytesPerSecond: (1.44 * 1024 * 1024) / 8, latency: 562 }

/** Really throttled paints of one cold visit. */
const paintsOf = async (browser: Browser, address: string): Promise<Paints> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paints
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Medians of interleaved rounds, so that a noisy machine is noisy for both. */
export const comparePaints = async (
  browser: Browser,
  addresses: { readonly ours: string; readonly handWritten: string },
  rounds: number,
) => {
  const seen: { ours: Paints[]; handWritten: Paints[] } = { ours: [], handWritten: [] }
  for (let round = 0; round < rounds; round++) {
    seen.handWritten.push(await paintsOf(browser, addresses.handWritten))
    seen.ours.push(await paintsOf(browser, addresses.ours))
  }
  const medians = (paints: readonly Paints[]): Paints => ({
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
  })
  return { ours: medians(seen.ours), handWritten: medians(seen.handWritten) }
}
