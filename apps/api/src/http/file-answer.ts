import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

export interface ByteRange {
  readonly start: number
  /** The last byte, itself included. */
  readonly end: number
}

interface FileParts {
  readonly mediaType: string
  readonly bytes: number
  /** Changes whenever the content does; without quotes. */
  readonly version: string
  /** `null` shows it in the page; a name makes it a download. */
  readonly downloadName: string | null
  /** Public files are kept for ever under their name, all others by nobody. */
  readonly isPublic: boolean
  readonly open: (range?: ByteRange) => Promise<Readable>
}

/** What a handler of a call that answers with a file returns. */
export class FileAnswer {
  readonly parts: FileParts

  constructor(parts: FileParts) {
    this.parts = parts
  }
}

const rangePattern = /^bytes=(\d*)-(\d*)$/

/** The one range that is asked for; `null` for the whole file, `'unsatisfiable'` where it lies behind the end. */
const rangeOf = (header: string | undefined, bytes: number): ByteRange | null | 'unsatisfiable' => {
  const [, first, last] = rangePattern.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const range =
    first === ''
      ? { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
      : { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return range.start > range.end ? 'unsatisfiable' : range
}

/** `attachment` with a name for every client: plain letters, and the true one (RFC 6266). */
const dispositionOf = (downloadName: string | null) => {
  if (downloadName === null) return 'inline'
  const plain = downloadName.normalize('NFD').replace(/[^\w. -]/g, '')
  const encoded = encodeURIComponent(downloadName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** Sends a file so that a browser does nothing with it but what it is for (security, A4). */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, { parts }: FileAnswer) => {
  const etag = `"${parts.version}"`
  reply.headers({
    'cache-control': parts.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': dispositionOf(parts.downloadName),
    // Pages of the other origins show public images.
    'cross-origin-resource-policy': parts.isPublic ? 'cross-origin' : 'same-origin',
    'accept-ranges': 'bytes',
    etag,
  })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, parts.bytes) : null
  if (range === 'unsatisfiable')
    throw problem('request.rangeInvalid', {
      status: 416,
      headers: { 'content-range': `bytes */${parts.bytes}` },
    })
  reply.type(parts.mediaType).header('content-length', range ? range.end - range.start + 1 : parts.bytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${parts.bytes}`)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await parts.open(range ?? undefined))
}
