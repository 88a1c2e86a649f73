import { createHash } from 'node:crypto'
import type { RoleId } from '@avita/api-client/contract'

/** An entry without its own hash: everything the hash is taken over. */
export interface EntryContent {
  readonly chain: string
  readonly position: number
  readonly at: Date
  readonly actorId: string | null
  readonly actorRoles: readonly RoleId[]
  readonly clientId: string | null
  readonly action: string
  readonly subjectId: string | null
  readonly reason: string | null
  readonly details: string | null
  readonly previousHash: string
}

export interface Entry extends EntryContent {
  readonly hash: string
}

/** Stands before the first entry of every chain. */
export const noHash = ''

/**
 * SHA-256 over the content and the hash before it. Without a key on purpose: whoever holds the rows (the person with
 * an export, an auditor with a backup) can follow a chain alone. That nobody writes a whole new chain is the work of
 * the sealed head (`seals.ts`), whose key does not lie in the database.
 */
export const hashOf = (entry: EntryContent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        entry.chain,
        entry.position,
        entry.at.toISOString(),
        entry.actorId,
        entry.actorRoles,
        entry.clientId,
        entry.action,
        entry.subjectId,
        entry.reason,
        entry.details,
        entry.previousHash,
      ]),
    )
    .digest('base64url')
