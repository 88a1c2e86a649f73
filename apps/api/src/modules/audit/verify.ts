import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { KeyVault } from '../../identity/key-vault.ts'
import { type Entry, hashOf, noHash } from './entry.ts'
import { type AuditFault, collectFaults, type Report } from './faults.ts'
import { createSeals, type Head, type Link, type Seals } from './seals.ts'
import { countHeads, readEntries, readHeads, readRegister } from './store.ts'

export interface Verification {
  readonly isIntact: boolean
  readonly entries: number
  readonly chains: number
  /** Of the ends of all chains: kept elsewhere, it shows later that nothing before it was undone. */
  readonly digest: string
  readonly faults: readonly AuditFault[]
}

/** Walks one chain after the other, each from where it is known; answers with the last link of each. */
export const walk = async (
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  report: Report,
  known: ReadonlyMap<string, Link> = new Map(),
) => {
  const ends = new Map(known)
  let count = 0
  for await (const entry of entries) {
    count += 1
    const before = ends.get(entry.chain) ?? { position: 0, hash: noHash }
    const at = { chain: entry.chain, position: entry.position }
    if (entry.position !== before.position + 1) report({ kind: 'entryMissing', ...at })
    else if (entry.previousHash !== before.hash || entry.hash !== hashOf(entry))
      report({ kind: 'entryChanged', ...at })
    ends.set(entry.chain, { position: entry.position, hash: entry.hash })
  }
  return { ends, count }
}

export const digestOf = (heads: readonly Head[]) =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(({ number, chain, entries, hash }) => [number, chain, entries, hash])))
    .digest('base64url')

/** Whether every chain that was begun still has its end. */
export const checkNumbers = async (
  transaction: Database,
  seals: Seals,
  heads: readonly Head[],
  report: Report,
): Promise<void> => {
  const register = await readRegister(transaction)
  const chains = register?.chains ?? 0
  if (register ? register.seal !== seals.ofRegister(chains) : heads.length > 0)
    report({ kind: 'registerChanged', chain: null, position: null })
  const numbers = new Set(heads.map(({ number }) => number))
  for (let number = 1; number <= chains; number += 1)
    if (!numbers.has(number)) report({ kind: 'chainMissing', chain: null, position: number })
  if (heads.length > chains) report({ kind: 'registerChanged', chain: null, position: heads.length })
}

/** The same for somebody who verifies their own chain: from what is left nobody can tell whose chain went. */
const checkCount = async (transaction: Database, seals: Seals, report: Report): Promise<void> => {
  const register = await readRegister(transaction)
  const chains = register?.chains ?? 0
  const there = await countHeads(transaction)
  if (register ? register.seal !== seals.ofRegister(chains) : there > 0)
    report({ kind: 'registerChanged', chain: null, position: null })
  if (there !== chains) report({ kind: 'chainMissing', chain: null, position: null })
}

/**
 * Reads the log, or one person's chain, in one snapshot and tells whether it is whole: no byte changed, no entry
 * missing, added or moved, no chain cut at its end and, for the whole log, no chain gone.
 */
export const verifyAudit = (database: Database, vault: KeyVault, chain?: string): Promise<Verification> =>
  database.transaction(
    async (transaction) => {
      const seals = createSeals(vault)
      const found = collectFaults()
      const { report } = found
      const { ends, count } = await walk(readEntries(transaction, chain), report)
      const heads = await readHeads(transaction, chain)
      for (const head of heads) {
        const end = ends.get(head.chain)
        const fits =
          head.seal === seals.ofHead(head) && end?.position === head.entries && end.hash === head.hash
        if (!fits) report({ kind: 'endChanged', chain: head.chain, position: head.entries })
      }
      const known = new Set(heads.map((head) => head.chain))
      for (const [of, { position }] of ends)
        if (!known.has(of)) report({ kind: 'endChanged', chain: of, position })
      await (chain === undefined
        ? checkNumbers(transaction, seals, heads, report)
        : checkCount(transaction, seals, report))
      return {
        isIntact: found.isIntact(),
        entries: count,
        chains: heads.length,
        digest: digestOf(heads),
        faults: found.faults,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
