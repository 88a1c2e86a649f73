import { provideChromium } from './shared/chromium.mjs'
import {
  closingLine,
  forgetReports,
  playwrightCounts,
  playwrightReport,
  readReports,
  sum,
  vitestCounts,
  vitestReports,
} from './shared/reports.mjs'
import { run, step } from './shared/step.mjs'
import { build, install, root, toolEnvironment } from './shared/workspace.mjs'

// npm test: everything that proves the platform, in one run that goes on after a failure, so that all are seen.

const counts = []

const close = () => {
  const total = sum(counts)
  process.stdout.write(`\n${closingLine(total)}\n`)
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

/** A step that passes or fails as a whole and counts as one. */
const check = async (name, work) => {
  const result = await step(name, work)
  counts.push({ passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1, skipped: 0 })
  return result
}

const databaseName = () => {
  const given = process.env.TEST_DATABASE_URL
  if (!given) return 'embedded PostgreSQL'
  const url = URL.parse?.(given) ?? new URL(given)
  return `TEST_DATABASE_URL (${url.searchParams.get('host') ?? url.host})`
}

const installed = await check('Installing packages', install)
if (!installed.ok) close()
const env = toolEnvironment(installed.pnpmFolder)

/** A step of tests, counted from the reports they write. */
const tests = async (name, note, { command, args, files, countsOf, extra = {} }) => {
  forgetReports(files)
  await step(name, async () => {
    const ran = await run(command, args, { cwd: root, env: { ...env, CI: 'true', ...extra } })
    const { faults, ...found } = readReports(files, countsOf)
    // A runner that failed without a failed test has something to say as well.
    const unexplained = ran.code !== 0 && found.failed === 0
    counts.push(unexplained ? { ...found, failed: 1 } : found)
    return {
      ok: ran.code === 0 && faults.length === 0,
      note: [closingLine(found), note].filter(Boolean).join('  '),
      output: [ran.output, ...faults].join('\n'),
    }
  })
}

const tool = async (command, args) => {
  const { code, output } = await run(command, args, { cwd: root, env })
  return { ok: code === 0, output }
}

const browser = await check('Finding a browser', () => provideChromium(env))
const built = await check('Building', () => build(installed.pnpmFolder))
await check('Linting', () => tool('pnpm', ['run', 'lint']))
await check('Checking types', () =>
  tool('turbo', ['run', 'types', '--continue', '--output-logs=errors-only']),
)
await tests('Unit and API tests', databaseName(), {
  command: 'turbo',
  args: ['run', 'test', '--continue', '--output-logs=errors-only'],
  files: vitestReports(),
  countsOf: vitestCounts,
})
if (built.ok && browser.ok) {
  await tests('Journeys', '', {
    command: 'pnpm',
    args: ['--filter', '@avita/e2e', 'run', 'journeys'],
    files: [playwrightReport],
    countsOf: playwrightCounts,
    extra: { CHROMIUM_PATH: browser.path },
  })
} else process.stdout.write('Journeys                     left out: they need a build and a browser\n')
close()
