import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createClient } from '@avita/api-client'
import { onTestFinished } from 'vitest'

/** A push as the server saw it. */
interface ReceivedPush {
  readonly line: string
  readonly authorization: string | null
  readonly description: unknown
  readonly extras: unknown
}

const textOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const fieldsOf = (text: string): Map<string, unknown> => {
  const value: unknown = JSON.parse(text)
  return new Map(typeof value === 'object' && value ? Object.entries(value) : [])
}

/** A real server that takes pushes and answers with one status, and a real client that asks it. */
export const startPushServer = async (status = 200) => {
  const received: ReceivedPush[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = fieldsOf(await textOf(request))
    const extras: unknown = JSON.parse(String(body.get('extras')))
    received.push({
      line: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? null,
      description: body.get('description'),
      extras,
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"stored":true}')
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const refusals: string[] = []
  const client = (token: () => string | null) =>
    createClient({
      apiUrl: `http://127.0.0.1:${address.port}`,
      identityUrl: '',
      language: () => 'tr',
      token,
      onRefused: () => refusals.push('refused'),
    })
  return { received, refusals, client }
}
