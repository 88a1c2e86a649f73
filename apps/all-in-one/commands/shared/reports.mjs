import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packages, root } from './workspace.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: object[] }} PlaywrightReport
 */

const none = { passed: 0, failed: 0, skipped: 0 }

/**
 * Counts added up.
 *
 * @type {(counts: Counts[]) => Counts}
 */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  )

/**
 * The counts of a Vitest report. A file that could not be loaded counts as one failure.
 *
 * @type {(report: VitestReport) => Counts}
 */
export const vitestCounts = (report) => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * The counts of a Playwright report. An error outside of a test, such as a server that did not start, is a failure.
 *
 * @type {(report: PlaywrightReport) => Counts}
 */
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
})

/** The reports that `turbo run test` must write: one for every package with tests. */
export const vitestReports = () =>
  packages()
    .filter(({ folder, manifest }) => folder !== root && manifest.scripts?.test?.includes('vitest'))
    .map(({ folder }) => join(folder, '.reports', 'vitest.json'))

export const playwrightReport = join(root, 'e2e', '.reports', 'playwright.json')

export const forgetReports = (files) => {
  for (const file of files) rmSync(file, { force: true })
}

/**
 * Reads reports. A missing or an empty one is a failure: tests that did not run are not tests that passed.
 *
 * @type {(files: string[], countsOf: (report: never) => Counts) => Counts & { faults: string[] }}
 */
export const readReports = (files, countsOf) => {
  /** @type {string[]} */
  const faults = []
  const counts = files.map((file) => {
    const name = relative(root, file)
    if (!existsSync(file)) {
      faults.push(`${name} is missing: those tests did not run`)
      return { ...none, failed: 1 }
    }
    const found = countsOf(JSON.parse(readFileSync(file, 'utf8')))
    if (found.passed + found.failed + found.skipped === 0) {
      faults.push(`${name} is empty: those tests did not run`)
      return { ...none, failed: 1 }
    }
    return found
  })
  return { ...sum(counts), faults }
}

/**
 * The closing line.
 *
 * @type {(counts: Counts) => string}
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
