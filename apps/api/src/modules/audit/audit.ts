import type { RoleId } from '@avita/api-client/contract'
import type { Actor, Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import type { KeyVault } from '../../identity/key-vault.ts'
import type { Clock } from '../../module-deps.ts'
import { type AuditDetails, detailsText, requireCodes } from './codes.ts'
import { type EntryContent, hashOf, noHash } from './entry.ts'
import { createSeals, type Head, type Seals } from './seals.ts'
import {
  append,
  knownChains,
  lockHeads,
  lockRegister,
  readingsSince,
  writeHeads,
  writeRegister,
} from './store.ts'

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

/** Somebody looking at a record. */
type Reading = Omit<Act, 'actor'>

export interface Audit {
  /**
   * Writes an act into the chain of the person concerned, in the transaction of the act. Best as its last statement:
   * it holds the person's chain until the transaction ends.
   */
  readonly record: (transaction: Database, act: Act) => Promise<void>
  /**
   * Writes readings, each into the chain of its person. The same reading of the same person by the same reader is
   * written once a minute, and the entry says that it stands for so many seconds (`details.seconds`): whoever looks at a
   * page again and again, be it their own, fills no chain.
   */
  readonly recordReads: (transaction: Database, reader: Person, readings: readonly Reading[]) => Promise<void>
}

/** How long an entry of a reading stands for its like. */
const secondsOfReading = 60

/** The chain of acts that concern nobody and are done by nobody. */
const nobody = '00000000-0000-0000-0000-000000000000'

const whoIs = (
  actor: Act['actor'],
): { actorId: string | null; actorRoles: readonly RoleId[]; clientId: string | null } => {
  if (actor === 'system') return { actorId: null, actorRoles: [], clientId: 'system' }
  if (actor.kind === 'anonymous') return { actorId: null, actorRoles: [], clientId: actor.clientId }
  return { actorId: actor.id, actorRoles: actor.roles, clientId: actor.clientId }
}

type Draft = Omit<EntryContent, 'position' | 'at' | 'previousHash'>

const draftOf = ({ actor, subjectId, action, reason, details }: Act): Draft => {
  requireCodes(action, reason)
  const who = whoIs(actor)
  return {
    ...who,
    chain: subjectId ?? who.actorId ?? nobody,
    action,
    subjectId,
    reason: reason ?? null,
    details: details ? detailsText(details) : null,
  }
}

/** What makes two readings the same. */
const likeness = ({
  chain,
  subjectId,
  action,
  reason,
  details,
  clientId,
}: Omit<Draft, 'actorId' | 'actorRoles'>) =>
  JSON.stringify([chain, subjectId, action, reason, details, clientId])

/** Begins chains. The register is held until then, so that numbers have no gap; it happens once per person. */
const openChains = async (transaction: Database, seals: Seals, chains: readonly string[]): Promise<void> => {
  if (chains.length === 0) return
  const count = await lockRegister(transaction, seals.ofRegister(0))
  const meanwhile = await knownChains(transaction, chains)
  const heads = chains
    .filter((chain) => !meanwhile.has(chain))
    .map((chain, index) => ({ chain, number: count + index + 1, entries: 0, hash: noHash }))
  if (heads.length === 0) return
  await writeHeads(
    transaction,
    heads.map((head) => ({ ...head, seal: seals.ofHead(head) })),
  )
  const total = count + heads.length
  await writeRegister(transaction, total, seals.ofRegister(total))
}

/**
 * Holds the ends of chains, and begins those that are new. Always the register before any end, and ends in the order of
 * their ids, so that nobody waits in a circle.
 */
const holdHeads = async (transaction: Database, seals: Seals, chains: readonly string[]): Promise<Head[]> => {
  const held = chains.length === 1 ? await lockHeads(transaction, chains) : []
  if (held.length === chains.length) return held
  const known = await knownChains(transaction, chains)
  await openChains(
    transaction,
    seals,
    chains.filter((chain) => !known.has(chain)),
  )
  return lockHeads(transaction, chains)
}

/** The entries in turns, each with one entry of a chain at most: an end moves by one at a time. */
const turnsOf = (drafts: readonly Draft[]): Draft[][] => {
  const turns: Draft[][] = []
  const seen = new Map<string, number>()
  for (const draft of drafts) {
    const turn = seen.get(draft.chain) ?? 0
    seen.set(draft.chain, turn + 1)
    const others = turns[turn]
    if (others) others.push(draft)
    else turns.push([draft])
  }
  return turns
}

/**
 * One chain per person: acts on different people never wait for each other, as they would on one chain for all
 * (measured in the README). What a single chain gives for nothing, that no person's chain can be cut at its end or
 * taken out as a whole, is done by sealed heads and by their number in a sealed register.
 */
export const createAudit = (vault: KeyVault, clock: Clock): Audit => {
  const seals = createSeals(vault)

  const write = async (transaction: Database, drafts: readonly Draft[]) => {
    const chains = [...new Set(drafts.map(({ chain }) => chain))]
    if (chains.length === 0) return
    const at = clock()
    const heads = new Map((await holdHeads(transaction, seals, chains)).map((head) => [head.chain, head]))
    const next = (draft: Draft) => {
      const head = heads.get(draft.chain)
      if (!head) throw new Error('A chain has no end to go on from')
      const content: EntryContent = { ...draft, position: head.entries + 1, at, previousHash: head.hash }
      const moved = { ...head, entries: content.position, hash: hashOf(content) }
      heads.set(draft.chain, moved)
      return { ...content, hash: moved.hash, seal: seals.ofHead(moved) }
    }
    // One turn, but for who stands in the list that they read.
    // oxlint-disable-next-line no-await-in-loop
    for (const turn of turnsOf(drafts)) await append(transaction, turn.map(next))
  }

  return {
    record: (transaction, act) => write(transaction, [draftOf(act)]),
    recordReads: async (transaction, reader, readings) => {
      const drafts = readings.map((reading) =>
        draftOf({ ...reading, actor: reader, details: { ...reading.details, seconds: secondsOfReading } }),
      )
      const since = new Date(clock().getTime() - secondsOfReading * 1000)
      const written = await readingsSince(
        transaction,
        { actorId: reader.id, since },
        drafts.map(({ chain }) => chain),
      )
      const stand = new Set(written.map(likeness))
      await write(
        transaction,
        drafts.filter((draft) => !stand.has(likeness(draft))),
      )
    },
  }
}
