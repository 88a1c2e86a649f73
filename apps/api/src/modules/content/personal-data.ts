import { asc, eq } from 'drizzle-orm'
import type { PersonalDataSource } from '../personal-data/source.ts'
import { contentItems, contentSettingVersions, contentVersions } from './schema.ts'

/**
 * What an editor has saved and removed. The history of a text is never changed, so that the id of the account stays in
 * it; with the account gone it leads to nobody.
 */
export const contentSource: PersonalDataSource = {
  name: 'contentSaved',
  keptBecause: 'accountability',
  exportFor: async (database, personId) => {
    const saved = (table: typeof contentVersions | typeof contentSettingVersions) =>
      database
        .select({ itemId: table.itemId, version: table.version, savedAt: table.savedAt })
        .from(table)
        .where(eq(table.savedBy, personId))
        .orderBy(asc(table.savedAt))
    const removed = await database
      .select({ itemId: contentItems.id, removedAt: contentItems.deletedAt })
      .from(contentItems)
      .where(eq(contentItems.deletedBy, personId))
    return { texts: await saved(contentVersions), settings: await saved(contentSettingVersions), removed }
  },
  eraseFor: async (transaction, personId) => {
    const { rowCount } = await transaction
      .update(contentItems)
      .set({ deletedBy: null })
      .where(eq(contentItems.deletedBy, personId))
    return rowCount ?? 0
  },
}
