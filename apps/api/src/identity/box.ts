import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16
const algorithm = 'aes-256-gcm'

/** Seals texts under one key, each bound to its place: what is moved to another place no longer opens. */
export interface Box {
  readonly seal: (text: string, place: string) => string
  /** The sealed text, or `null` where another key or another place sealed it. */
  readonly open: (sealed: string, place: string) => string | null
}

/** AES-256-GCM with the place as associated data. */
export const createBox = (key: Buffer): Box => ({
  seal: (text, place) => {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place, 'utf8'))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  },
  open: (sealed, place) => {
    const bytes = Buffer.from(sealed, 'base64url')
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(place, 'utf8'))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  },
})
