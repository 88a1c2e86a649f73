import type { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const smallest = 1024

/** Fast enough to do on the fly (performance: rendered answers at brotli 4 to 5). */
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

/**
 * Compresses an answer that its server left as it is. Not for answers with secrets in them: their length would tell
 * about what they hold.
 */
export const compressed = (
  reply: FastifyReply,
  acceptEncoding: string | undefined,
  content: Readable,
): Readable => {
  const type = String(reply.getHeader('content-type') ?? '')
  const length = reply.getHeader('content-length')
  const isWorthIt =
    /^(?:text\/|application\/(?:[\w.+-]+\+)?json)/.test(type) &&
    !reply.hasHeader('content-encoding') &&
    (length === undefined || Number(length) >= smallest)
  if (!isWorthIt) return content
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  const encoding = (['br', 'gzip'] as const).find((known) => acceptEncoding?.includes(known))
  if (!encoding) return content
  reply.header('content-encoding', encoding).removeHeader('content-length')
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
  const packer = encoding === 'br' ? brotli() : createGzip()
  content.on('error', (error) => packer.destroy(error))
  return content.pipe(packer)
}
