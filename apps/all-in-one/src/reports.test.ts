import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closingLine, playwrightCounts, readReports, vitestCounts } from '../commands/shared/reports.mjs'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ],
}

const reportFile = (content: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'avita-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a test file that could not be loaded counts as a failure', () => {
  expect(vitestCounts(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('a server that did not start counts as a failure of the journeys', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 1, skipped: 0 })
})

test('a report that is missing is a failure, and is named', () => {
  const { failed, faults } = readReports(['/nowhere/.reports/vitest.json'], vitestCounts)
  expect(failed).toBe(1)
  expect(faults[0]).toContain('vitest.json is missing')
})

test('a report without a test is a failure: nothing ran', () => {
  const empty = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  const { failed, faults } = readReports([reportFile(empty)], vitestCounts)
  expect(failed).toBe(1)
  expect(faults[0]).toContain('is empty')
})

test('several reports are added up', () => {
  const file = reportFile(vitestReport)
  expect(readReports([file, file], vitestCounts)).toMatchObject({
    passed: 10,
    failed: 4,
    skipped: 4,
    faults: [],
  })
})

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 2 }, '12 passed, 1 failed, 2 skipped'],
])('the closing line of %o', (counts, line) => {
  expect(closingLine(counts)).toBe(line)
})
