import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes bytes through and knows their SHA-256 in the end. */
export const createDigest = () => {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  let text: string | null = null
  return { stream, bytes: () => bytes, sha256: () => (text ??= hash.digest('hex')) }
}

/** Takes everything and keeps nothing. */
export const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() })

/** The digest of a file, through the given streams. */
export const digestOfFile = async (path: string, ...through: readonly Transform[]): Promise<string> => {
  const digest = createDigest()
  await pipeline([createReadStream(path), ...through, digest.stream, nowhere()])
  return digest.sha256()
}
