/** One JSON line per event on standard error; never a query, a body or a person. */
export const log = (message: string, error?: unknown): void => {
  const line = {
    time: new Date().toISOString(),
    app: 'individual',
    message,
    ...(error instanceof Error ? { error: error.name, reason: error.message } : {}),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
