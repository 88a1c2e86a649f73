import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A real HTTP server for one test, on a free port; it ends with the test. */
export const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}
