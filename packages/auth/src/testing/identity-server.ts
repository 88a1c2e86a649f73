import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createClient } from '@avita/api-client'
import type { Language } from '@avita/i18n-routes'
import { onTestFinished } from 'vitest'

/** A request as the server saw it. */
interface Received {
  readonly line: string
  readonly body: string
  readonly authorization: string | null
}

type Answer = (request: Received, response: ServerResponse) => void

const bodyOf = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** An answer with a JSON body. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/** A real server on a free port with the answers of a test, and a real client that asks it. */
export const startServer = async (answers: Readonly<Record<string, Answer>>) => {
  const received: Received[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method} ${request.url}`
    const authorization = request.headers.authorization ?? null
    const one = { line, body: await bodyOf(request), authorization }
    received.push(one)
    const answer = answers[line]
    if (answer) answer(one, response)
    else response.writeHead(404).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const url = `http://127.0.0.1:${address.port}`
  const clientWith = (
    token: () => string | null = () => null,
    onRefused = () => {},
    language: Language = 'tr',
  ) => createClient({ apiUrl: url, identityUrl: url, language: () => language, token, onRefused })
  return { received, clientWith, close }
}
