import type { FastifyInstance } from 'fastify'
import { problem } from '../problems.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

const readText = (body: Buffer): string => {
  try {
    return decoder.decode(body)
  } catch {
    throw problem('request.malformed', { status: 400 })
  }
}

const readForm = (text: string): Readonly<Record<string, string>> => {
  const pairs = [...new URLSearchParams(text)]
  const fields = Object.fromEntries(pairs)
  // A repeated parameter is refused (RFC 6749, section 3.2).
  if (Object.keys(fields).length < pairs.length) throw problem('request.malformed', { status: 400 })
  return fields
}

const refusePrototype = (key: string, part: unknown) => {
  if (key === '__proto__') throw new SyntaxError('A key that would change an object')
  return part
}

const readJson = (text: string): unknown => {
  try {
    // Looking at every key takes longer than the parsing: only where one could be this one, escaped or not.
    const value: unknown = /__proto__|\\u/.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text)
    return value
  } catch {
    throw problem('request.malformed', { status: 400 })
  }
}

/** Reads JSON and form-encoded bodies, and no other kind. */
export const readBodies = (app: FastifyInstance): void => {
  const reader = (read: (text: string) => unknown) => async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : read(readText(body))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, reader(readJson))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, reader(readForm))
}
