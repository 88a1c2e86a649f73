import type { CallName } from '@avita/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import type { KeyVault } from '../identity/key-vault.ts'
import type { Clock } from '../module-deps.ts'
import type { z } from 'zod'
import { problem } from '../problems.ts'
import { idempotencyKeys } from './schema.ts'

interface KeyedCall {
  readonly call: CallName
  readonly actor: Actor
  /** The `Idempotency-Key` of the request, or `null` where it came without one. */
  readonly key: string | null
  readonly body: unknown
}

export interface Idempotency {
  /**
   * Runs an effect in a transaction, at most once per key: the answer is kept in the same transaction, and the same
   * call with the same key gets it again. Throws 422 for a key that came with another body or call, and 409 while
   * the first is still under way.
   */
  readonly once: <Schema extends z.ZodType>(
    keyed: KeyedCall,
    /** The answer's schema in the contract: what was kept is read with it. */
    answers: Schema,
    effect: (transaction: Database) => Promise<z.output<Schema>>,
  ) => Promise<z.output<Schema>>
  /** Forgets the kept answers of a person. */
  readonly forgetPerson: (transaction: Database, personId: string) => Promise<void>
}

const ownerOf = (actor: Actor) => (actor.kind === 'person' ? actor.id : `client:${actor.clientId ?? ''}`)

/** Whether nobody else in the database holds this key; held until the end of the transaction. */
const holds = async (transaction: Database, owner: string, key: string) => {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0)) as held`,
  )
  return rows[0]?.['held'] === true
}

export const createIdempotency = (database: Database, vault: KeyVault, clock: Clock): Idempotency => ({
  once: ({ call, actor, key, body }, answers, effect) =>
    database.transaction(async (transaction) => {
      if (key === null) return effect(transaction)
      const owner = ownerOf(actor)
      if (!(await holds(transaction, owner, key))) throw problem('request.stillRunning', { status: 409 })
      const bodyDigest = vault.digest(`body of ${call}`, JSON.stringify(body ?? null))
      const [kept] = await transaction
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
      if (kept) {
        if (kept.call !== call || kept.bodyDigest !== bodyDigest)
          throw problem('request.keyReused', { status: 422 })
        const answer = vault.unseal(kept.sealedAnswer)
        if (answer === null) throw problem('request.keyReused', { status: 422 })
        return answers.parse(JSON.parse(answer))
      }
      const answer = await effect(transaction)
      await transaction.insert(idempotencyKeys).values({
        owner,
        key,
        call,
        bodyDigest,
        sealedAnswer: vault.seal(JSON.stringify(answer)),
        createdAt: clock(),
      })
      return answer
    }),
  forgetPerson: async (transaction, personId) => {
    await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, personId))
  },
})
