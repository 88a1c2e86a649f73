export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly object[]
}

export function sum(counts: readonly Counts[]): Counts
export function vitestCounts(report: VitestReport): Counts
export function playwrightCounts(report: PlaywrightReport): Counts
export function readReports(
  files: readonly string[],
  countsOf: (report: never) => Counts,
): Counts & { readonly faults: readonly string[] }
export function closingLine(counts: Counts): string
