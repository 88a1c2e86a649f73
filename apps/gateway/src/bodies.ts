import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** More than a call takes besides a file. */
const wholeBytes = 128 * 1024
/** What all the bodies that are being read, or wait for their answer, take together. */
const allBytes = 64 * 1024 * 1024
const retrySeconds = 2

declare module 'fastify' {
  interface FastifyRequest {
    /** How much of its body lies in our memory. */
    heldBytes: number
    /** Its connection has closed. */
    hasGone: boolean
  }
}

/** Whether a body is so large that it passes through as it comes (`uploads.ts`). */
export const isUpload = (headers: IncomingHttpHeaders): boolean =>
  Number(headers['content-length'] ?? 0) > wholeBytes

/**
 * Reads small bodies whole before anybody behind us hears of them. One that comes slowly takes the memory of what has
 * come and no connection to the servers: however many there are, nobody waits for them (security, S5).
 */
export const readSmallBodies = (app: FastifyInstance): void => {
  let held = 0
  app.decorateRequest('heldBytes', 0)
  app.decorateRequest('hasGone', false)
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      held -= request.heldBytes
      request.heldBytes = 0
      request.hasGone = true
    })
    done()
  })

  const partsOf = async (request: FastifyRequest, payload: AsyncIterable<Buffer>): Promise<Buffer[]> => {
    const parts: Buffer[] = []
    for await (const content of payload) {
      if (request.hasGone) break
      parts.push(content)
      held += content.length
      request.heldBytes += content.length
      // One that did not say how large it is.
      if (request.heldBytes > wholeBytes) throw new Refusal(413, 'tooLarge')
      if (held > allBytes) throw new Refusal(503, 'busy', retrySeconds)
    }
    return parts
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    if (isUpload(request.headers)) return payload
    try {
      const body = Buffer.concat(await partsOf(request, payload))
      return body.length === 0 ? undefined : body
    } catch (error) {
      // Broken off by its sender.
      throw error instanceof Refusal ? error : new Refusal(400, 'badRequest')
    }
  })
}
