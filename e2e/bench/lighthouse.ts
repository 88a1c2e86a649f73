import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'

/** Scores of Lighthouse's mobile preset, 0 to 100, by category; the names of the audits that cost points beside. */
export const lighthouseScores = async (address: string) => {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent', output: 'json' })
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
    const { categories, audits } = result.lhr
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      lost: Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
      ),
    }
  } finally {
    chrome.kill()
  }
}
