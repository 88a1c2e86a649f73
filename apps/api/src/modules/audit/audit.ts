import type { RoleId } from '@avita/api-client/contract'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { KeyVault } from '../../identity/key-vault.ts'
import type { Clock } from '../../module-deps.ts'
import { type AuditDetails, detailsText, requireCodes } from './codes.ts'
import { type EntryContent, hashOf, noHash } from './entry.ts'
import { createSeals, type Head, type Seals } from './seals.ts'
import { append, lockHead, lockRegister, writeHead, writeRegister } from './store.ts'

/** An act on the record of a person. */
interface Act {
  /** Who acts; `system` is the product itself, such as a job. */
  readonly actor: Actor | 'system'
  /** Whose record it is; `null` where no single person is meant, such as a list. */
  readonly subjectId: string | null
  /** What is done: `user.read`, `testResult.delete`. */
  readonly action: `${string}.${string}`
  /** Why, as a code. */
  readonly reason?: string
  /** Ids, numbers and codes; never a name, an address or an answer. */
  readonly details?: AuditDetails
}

export interface Audit {
  /**
   * Writes an act into the chain of the person concerned, in the transaction of the act. Best as its last statement:
   * it holds the person's chain until the transaction ends.
   */
  readonly record: (transaction: Database, act: Act) => Promise<void>
}

/** The chain of acts that concern nobody and are done by nobody. */
const nobody = '00000000-0000-0000-0000-000000000000'

const whoIs = (
  actor: Act['actor'],
): { actorId: string | null; actorRoles: readonly RoleId[]; clientId: string | null } => {
  if (actor === 'system') return { actorId: null, actorRoles: [], clientId: 'system' }
  if (actor.kind === 'anonymous') return { actorId: null, actorRoles: [], clientId: actor.clientId }
  return { actorId: actor.id, actorRoles: actor.roles, clientId: actor.clientId }
}

/** Begins a chain. The register is held until then, so that numbers have no gap; it happens once per person. */
const openChain = async (transaction: Database, seals: Seals, chain: string): Promise<Head> => {
  const chains = await lockRegister(transaction, seals.ofRegister(0))
  const meanwhile = await lockHead(transaction, chain)
  if (meanwhile) return meanwhile
  const head = { chain, number: chains + 1, entries: 0, hash: noHash }
  await writeHead(transaction, head, seals.ofHead(head))
  await writeRegister(transaction, chains + 1, seals.ofRegister(chains + 1))
  return head
}

/**
 * One chain per person: acts on different people never wait for each other, as they would on one chain for all
 * (measured in the README). What a single chain gives for nothing, that no person's chain can be cut at its end or
 * taken out as a whole, is done by sealed heads and by their number in a sealed register.
 */
export const createAudit = (vault: KeyVault, clock: Clock): Audit => {
  const seals = createSeals(vault)
  return {
    record: async (transaction, { actor, subjectId, action, reason, details }) => {
      requireCodes(action, reason)
      const who = whoIs(actor)
      const chain = subjectId ?? who.actorId ?? nobody
      const head = (await lockHead(transaction, chain)) ?? (await openChain(transaction, seals, chain))
      const content: EntryContent = {
        chain,
        position: head.entries + 1,
        at: clock(),
        ...who,
        action,
        subjectId,
        reason: reason ?? null,
        details: details ? detailsText(details) : null,
        previousHash: head.hash,
      }
      const hash = hashOf(content)
      const seal = seals.ofHead({ ...head, entries: content.position, hash })
      await append(transaction, { ...content, hash }, seal)
    },
  }
}
