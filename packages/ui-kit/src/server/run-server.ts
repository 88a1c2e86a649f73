import type { Server } from 'node:http'

const stopWithin = 10_000

/**
 * Listens, tells the supervisor `'ready'`, and on SIGTERM or SIGINT finishes what is under way (at most 10 s) and ends
 * with exit code 0.
 */
export const runServer = (server: Server, { port, host }: { port: number; host: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      server.close(() => process.exit(0))
      server.closeIdleConnections()
      setTimeout(() => process.exit(0), stopWithin).unref()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // A supervisor that was killed leaves nobody who would stop us.
    process.once('disconnect', stop)
    server.once('error', reject)
    server.listen(port, host, () => {
      process.send?.('ready')
      resolve()
    })
  })
