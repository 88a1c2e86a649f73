/** Tells of an event; of an error only its name and message. */
export type DocumentLog = (message: string, error?: unknown) => void

/** A log of an app: one JSON line per event on standard error; never a query, a body or a person. */
export const createLog =
  (app: string): DocumentLog =>
  (message, error) => {
    const line = {
      time: new Date().toISOString(),
      app,
      message,
      ...(error instanceof Error ? { error: error.name, reason: error.message } : {}),
    }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  }
