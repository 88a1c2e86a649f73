import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { fileRemovals } from '../../storage/schema.ts'
import { providerCvs } from './schema.ts'

/** Removes CVs whose forms go, in their transaction; housekeeping takes the content away. */
export const discardProviderCvs = async (
  transaction: Database,
  ids: readonly (string | null)[],
  now: Date,
): Promise<void> => {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return
  const removed = await transaction
    .delete(providerCvs)
    .where(inArray(providerCvs.id, known))
    .returning({ storageKey: providerCvs.storageKey })
  if (removed.length === 0) return
  await transaction
    .insert(fileRemovals)
    .values(removed.map(({ storageKey }) => ({ storageKey, removeAfter: now })))
    .onConflictDoNothing()
}
