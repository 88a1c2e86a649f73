import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { KeyVault } from '../../identity/key-vault.ts'
import { type Entry, hashOf, noHash } from './entry.ts'
import { createSeals, type Head } from './seals.ts'
import { countHeads, readEntries, readHeads, readRegister } from './store.ts'

/** Where the log does not hold: in an entry, or in what stands at the end of a chain or of all chains. */
interface AuditFault {
  readonly kind: 'entryChanged' | 'entryMissing' | 'endChanged' | 'chainMissing' | 'registerChanged'
  readonly chain: string | null
  readonly position: number | null
}

export interface Verification {
  readonly isIntact: boolean
  readonly entries: number
  readonly chains: number
  /** Of the ends of all chains: kept elsewhere, it shows later that nothing before it was undone. */
  readonly digest: string
  readonly faults: readonly AuditFault[]
}

const mostFaults = 20

interface Link {
  readonly position: number
  readonly hash: string
}

/** Walks one chain after the other; answers with the last link of each. */
const walk = async (entries: AsyncIterable<Entry>, report: (fault: AuditFault) => void) => {
  const ends = new Map<string, Link>()
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

const collect = () => {
  const faults: AuditFault[] = []
  let isIntact = true
  return {
    faults,
    isIntact: () => isIntact,
    report: (fault: AuditFault) => {
      isIntact = false
      if (faults.length < mostFaults) faults.push(fault)
    },
  }
}

const digestOf = (heads: readonly Head[]) =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(({ number, chain, entries, hash }) => [number, chain, entries, hash])))
    .digest('base64url')

/**
 * Reads the log, or one person's chain, in one snapshot and tells whether it is whole: no byte changed, no entry
 * missing, added or moved, no chain cut at its end and, for the whole log, no chain gone.
 */
export const verifyAudit = (database: Database, vault: KeyVault, chain?: string): Promise<Verification> =>
  database.transaction(
    async (transaction) => {
      const seals = createSeals(vault)
      const { faults, isIntact, report } = collect()
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
      const register = await readRegister(transaction)
      const chains = register?.chains ?? 0
      const there = await countHeads(transaction)
      if (register ? register.seal !== seals.ofRegister(chains) : there > 0)
        report({ kind: 'registerChanged', chain: null, position: null })
      if (chain !== undefined) {
        // Nobody can tell from what is left whose chain went: it may have been this one.
        if (there !== chains) report({ kind: 'chainMissing', chain: null, position: null })
      } else {
        const numbers = new Set(heads.map(({ number }) => number))
        for (let number = 1; number <= chains; number += 1)
          if (!numbers.has(number)) report({ kind: 'chainMissing', chain: null, position: number })
        if (heads.length > chains) report({ kind: 'registerChanged', chain: null, position: heads.length })
      }
      return { isIntact: isIntact(), entries: count, chains: heads.length, digest: digestOf(heads), faults }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
