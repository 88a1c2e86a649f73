import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { checkedKey, FileMissingError, type FileStorage, isFileKey } from './storage.ts'

export interface S3Options {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Of the storage, with its status and nothing that it said. */
class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code: string

  constructor(status: number) {
    super('The file storage refused')
    this.code = `S3_${status}`
  }
}

/** Until the answer begins; a file's content then takes as long as its reader. */
const answerMilliseconds = 5_000
/** Until a file has been sent and acknowledged. */
const putMilliseconds = 40_000
const retries = 2

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  )

/**
 * Files in S3-compatible storage, addressed by path as every provider understands. aws4fetch signs (11 KB, no
 * dependency); the AWS SDK would bring several MB for the five requests that are made here.
 */
export const createS3Storage = (options: S3Options): FileStorage => {
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    service: 's3',
    retries,
  })
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`
  const urlOf = (key: string) => `${bucket}/${checkedKey(key)}`

  const ask = async (url: string, init: RequestInit & { readonly method: string }) => {
    const tooSlow = new AbortController()
    const limit = init.method === 'PUT' ? putMilliseconds : answerMilliseconds
    const timer = setTimeout(() => tooSlow.abort(), limit)
    const answer = await client
      .fetch(url, { ...init, signal: tooSlow.signal })
      .finally(() => clearTimeout(timer))
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new StorageError(answer.status)
  }

  const page = async (after: string | undefined) => {
    const query = new URLSearchParams({ 'list-type': '2', ...(after ? { 'continuation-token': after } : {}) })
    const answer = await ask(`${bucket}?${query.toString()}`, { method: 'GET' })
    if (answer.status === 404) throw new StorageError(404)
    const xml = await answer.text()
    return { keys: textsOf(xml, 'Key'), next: textsOf(xml, 'NextContinuationToken')[0] }
  }

  return {
    async put(key, content) {
      const answer = await ask(urlOf(key), {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: { 'content-type': 'application/octet-stream' },
      })
      if (answer.status === 404) throw new StorageError(404)
    },

    async size(key) {
      const answer = await ask(urlOf(key), { method: 'HEAD' })
      return answer.status === 404 ? null : Number(answer.headers.get('content-length'))
    },

    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await ask(urlOf(key), { method: 'GET', headers })
      if (answer.status === 404 || !answer.body)
        throw new FileMissingError('A file is missing in the storage')
      return Readable.from(answer.body)
    },

    async remove(key) {
      await ask(urlOf(key), { method: 'DELETE' })
    },

    async *list() {
      let after: string | undefined
      do {
        const { keys, next } = await page(after)
        yield* keys.filter(isFileKey)
        after = next
      } while (after)
    },
  }
}
