import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type Box, createBox } from './box.ts'

export interface Sealer {
  readonly seal: (text: string) => string
  /** The sealed text, or `null` where another key sealed it. */
  readonly unseal: (sealed: string) => string | null
}

/** What is derived from the operator's one secret: it never lies in the database beside what it protects. */
export interface KeyVault extends Sealer {
  /** Seals with a key of its own per purpose and subject, so that no sealed text can stand in another's place. */
  readonly sealerFor: (purpose: string, subject: string) => Sealer
  /** A keyed hash for what is too short to resist guessing, such as a code or a phone. */
  readonly digest: (purpose: string, text: string) => string
  /** A box with a key of its own: what one purpose sealed, another cannot open. */
  readonly box: (purpose: string) => Box
}

const ivBytes = 12
const tagBytes = 16

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `avita ${purpose}`, 32))

const createSealer = (key: Buffer): Sealer => ({
  seal: (text) => {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  },
  unseal: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64url')
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  },
})

/** AES-256-GCM and HMAC-SHA-256 with keys derived from `KEY_SECRET`. */
export const createKeyVault = (secret: string): KeyVault => {
  const digestKey = derive(secret, 'digests')
  return {
    ...createSealer(derive(secret, 'signing keys')),
    sealerFor: (purpose, subject) => createSealer(derive(secret, `sealed ${purpose} ${subject}`)),
    digest: (purpose, text) =>
      createHmac('sha256', digestKey).update(`${purpose}\0${text}`).digest('base64url'),
    box: (purpose) => createBox(derive(secret, `box of ${purpose}`)),
  }
}
