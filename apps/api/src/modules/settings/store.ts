import { type SettingKey, settingKeys, settingValues } from '@avita/api-client/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { settings } from './schema.ts'

/** What is set, as far as this version knows the keys, by name. */
export const readSettings = (database: Database, keys: readonly SettingKey[] = settingKeys) =>
  database
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]))
    .orderBy(asc(settings.key))

/** The value of one setting; `null` where none is set, or one that this version does not take. */
export const settingOf = async (database: Database, key: SettingKey): Promise<string | number | null> => {
  const [row] = await readSettings(database, [key])
  const parsed = settingValues[key].safeParse(row?.value)
  return parsed.success ? parsed.data : null
}

type Row = typeof settings.$inferInsert

/** Answers with the row, or `null` where the key is already set. */
export const insertSetting = async (transaction: Database, row: Row) => {
  const [written] = await transaction.insert(settings).values(row).onConflictDoNothing().returning()
  return written ?? null
}

/** Answers with the row, or `null` where the key is not set, or no longer as in the version that was read. */
export const updateSetting = async (
  transaction: Database,
  { key, value, updatedAt, version }: Row & { readonly version: number },
) => {
  const [written] = await transaction
    .update(settings)
    .set({ value, updatedAt, version: sql`${settings.version} + 1` })
    .where(and(eq(settings.key, key), eq(settings.version, version)))
    .returning()
  return written ?? null
}

export const deleteSetting = async (transaction: Database, key: SettingKey): Promise<boolean> => {
  const { rowCount } = await transaction.delete(settings).where(eq(settings.key, key))
  return rowCount === 1
}
