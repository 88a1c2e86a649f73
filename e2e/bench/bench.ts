/**
 * `pnpm bench [bytes] [paints]`: the corporate home measured beside a hand-written page with the same words, both behind
 * the same gateway: bytes and Lighthouse's mobile preset, and really throttled paints as ratios. Read the ratios.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'
import { freePort, originsOn, root, startPlatform } from '../support/platform.ts'
import { serveHandWritten } from './hand-written.ts'
import { lighthouseScores } from './lighthouse.ts'
import { comparePaints } from './paints.ts'
import { weighHome } from './weigh.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const parts = process.argv.slice(2)
const wants = (part: string) => parts.length === 0 || parts.includes(part)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

await using platform = await startPlatform()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
const handWritten = await serveHandWritten(browser, platform.origins.main)

const port = await freePort()
const gateway = spawn(process.execPath, [join(root, 'apps/gateway/src/main.ts')], {
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: originsOn(port).main,
    INDIVIDUAL_URL: originsOn(port).individual,
    ADMIN_URL: originsOn(port).admin,
    API_URL: platform.origins.main,
    CORPORATE_SERVER_URL: handWritten.url,
    INDIVIDUAL_SERVER_URL: handWritten.url,
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
await once(gateway, 'message')

try {
  const homes = [
    ['home, tr', `${platform.origins.main}/`],
    ['home, en', `${platform.origins.main}/en`],
  ] as const
  for (const [name, address] of wants('bytes') ? homes : []) {
    const weight = await weighHome(browser, address)
    console.log(`\n${name}`)
    console.log(`  script before interaction   ${kilobytes(weight.scriptBytes)} (at most 8)`)
    console.log(`  script with the login modal ${kilobytes(weight.scriptBytesWithModal)} (at most 110)`)
    console.log(
      `  first visit in all          ${kilobytes(weight.allBytes)} in ${weight.requests} requests (at most 100)`,
    )
    const { scores, lost } = await lighthouseScores(address)
    console.log(`  Lighthouse mobile           ${JSON.stringify(scores)} ${lost.join(', ')}`)
  }

  if (wants('paints')) {
    const { ours, handWritten: theirs } = await comparePaints(
      browser,
      { ours: `${platform.origins.main}/`, handWritten: `${originsOn(port).main}/` },
      rounds,
    )
    console.log(
      `\nthrottled phone, medians of ${rounds} interleaved rounds (ours / hand-written = ratio, at most 1.2)`,
    )
    console.log(
      `  first paint    ${seconds(ours.first)} / ${seconds(theirs.first)} = ${(ours.first / theirs.first).toFixed(2)}`,
    )
    console.log(
      `  largest paint  ${seconds(ours.largest)} / ${seconds(theirs.largest)} = ${(ours.largest / theirs.largest).toFixed(2)}`,
    )
  }
} finally {
  gateway.kill()
  handWritten.close()
  await browser.close()
}
