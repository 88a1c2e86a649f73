import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A document as its server last answered it. */
export interface KeptDocument {
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

const mostDocuments = 300
const largestDocument = 256 * 1024

const decompressed = (body: Buffer, encoding: string | undefined) =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

/**
 * The last known copy of every still document, for the time when its server is down. Private and changing answers are
 * never kept, nor are addresses with a query, of which there is no end.
 */
export const createKeptDocuments = () => {
  const kept = new Map<string, KeptDocument>()
  return {
    isWorthKeeping: (
      url: string,
      status: number,
      headers: Readonly<Record<string, string | string[] | undefined>>,
    ) =>
      status === 200 &&
      !url.includes('?') &&
      String(headers['cache-control'] ?? '').includes('public') &&
      headers['set-cookie'] === undefined,

    keep: (key: string, document: KeptDocument): void => {
      if (document.body.length > largestDocument) return
      kept.delete(key)
      kept.set(key, document)
      const oldest = kept.keys().next()
      if (kept.size > mostDocuments && !oldest.done) kept.delete(oldest.value)
    },

    /** The copy in an encoding that the reader accepts. */
    find: (key: string, acceptEncoding: string): KeptDocument | null => {
      const document = kept.get(key)
      if (!document) return null
      const encoding = document.headers['content-encoding']
      if (typeof encoding !== 'string' || acceptEncoding.includes(encoding)) return document
      const { 'content-encoding': _, 'content-length': __, ...headers } = document.headers
      return { headers, body: decompressed(document.body, encoding) }
    },
  }
}
