import { randomUUID } from 'node:crypto'
import { longestSessionSeconds } from '@avita/api-client/contract'
import { desc, inArray, sql } from 'drizzle-orm'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Clock } from '../module-deps.ts'
import type { KeyVault } from './key-vault.ts'
import { signingKeys } from './schema.ts'

export const algorithm = 'ES256'

interface SigningKey {
  readonly kid: string
  readonly key: CryptoKey
}

export interface SigningKeys {
  /** The key that signs now; makes a new one when the newest is too old or was sealed with another secret. */
  readonly current: () => Promise<SigningKey>
  /** The public key of a `kid`, or `null`. */
  readonly find: (kid: string) => Promise<CryptoKey | null>
  /** The public keys, the newest first. */
  readonly published: () => Promise<JWK[]>
}

const PrivateJwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() })

type Row = typeof signingKeys.$inferSelect

const day = 86_400_000
/** For another replica that has not yet seen the successor. */
const margin = 3_600_000
/** How often unknown `kid`s may make us look into the database. */
const lookPause = 1_000

const keyOf = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new TypeError('A signing key is not a key pair')
  return key
}

/** A key whose successor is so old that no token of its own can still be valid. */
const isSpent = (successor: Row | undefined, now: number) =>
  successor !== undefined && successor.createdAt.getTime() + longestSessionSeconds * 1000 + margin < now

/** Signing keys lie in the database, so that neither a restart nor a second replica signs anybody out (security, I7). */
export const createSigningKeys = (
  database: Database,
  vault: KeyVault,
  rotationDays: number,
  clock: Clock,
): SigningKeys => {
  let rows: readonly Row[] = []
  let lookedAt = 0
  const imported = new Map<string, Promise<CryptoKey>>()
  let signing: SigningKey | null = null

  let looking: Promise<void> | null = null

  const read = async () => {
    rows = await database.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
    // Only now: whoever asks while the answer is under way, or after it failed, must not take a key for unknown.
    lookedAt = Date.now()
  }

  const look = () => {
    looking ??= read().finally(() => {
      looking = null
    })
    return looking
  }

  const isFresh = (row: Row | undefined): row is Row =>
    row !== undefined &&
    row.createdAt.getTime() + rotationDays * day > clock().getTime() &&
    vault.unseal(row.privateKey) !== null

  const rotate = () =>
    database.transaction(async (transaction) => {
      // One replica rotates; the others find its key when they get the lock.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('avita signing keys'))`)
      const found = await transaction.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
      if (isFresh(found[0])) return
      const pair = await generateKeyPair(algorithm, { extractable: true })
      const kid = randomUUID()
      const publicKey = { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'sig' }
      await transaction.insert(signingKeys).values({
        kid,
        publicKey,
        privateKey: vault.seal(JSON.stringify(await exportJWK(pair.privateKey))),
        createdAt: clock(),
      })
      const spent = found
        .filter((_, index) => isSpent(found[index - 1], clock().getTime()))
        .map((row) => row.kid)
      if (spent.length > 0) await transaction.delete(signingKeys).where(inArray(signingKeys.kid, spent))
    })

  return {
    current: async () => {
      if (rows.length === 0) await look()
      if (!isFresh(rows[0])) {
        await rotate()
        await look()
      }
      const newest = rows[0]
      const sealed = newest && vault.unseal(newest.privateKey)
      if (!newest || !sealed) throw new TypeError('There is no signing key')
      if (signing?.kid !== newest.kid) {
        const jwk = PrivateJwk.parse(JSON.parse(sealed))
        signing = { kid: newest.kid, key: await keyOf(jwk) }
      }
      return signing
    },
    find: async (kid) => {
      if (!rows.some((row) => row.kid === kid) && Date.now() - lookedAt > lookPause) await look()
      const row = rows.find((candidate) => candidate.kid === kid)
      if (!row) return null
      const key = imported.get(kid) ?? keyOf(row.publicKey)
      imported.set(kid, key)
      return key
    },
    published: async () => {
      await look()
      return rows.map((row) => row.publicKey)
    },
  }
}
