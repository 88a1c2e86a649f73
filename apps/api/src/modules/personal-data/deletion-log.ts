import type { Database } from '../../database/database.ts'
import { deletionLog } from './schema.ts'

/** Writes into the deletion log that something went, where something did. */
export const logDeletion = async (
  transaction: Database,
  entry: typeof deletionLog.$inferInsert,
): Promise<void> => {
  if (entry.count > 0) await transaction.insert(deletionLog).values(entry)
}
