import type { Database } from '../../database/database.ts'
import type { FileStorage } from '../../storage/storage.ts'
import { keyOf } from './file-key.ts'
import { images } from './schema.ts'

interface PlacedFile {
  /** As in the address; it never stands for anything else. */
  readonly name: string
  readonly read: () => Promise<Uint8Array>
}

/** Writes images that come with the product and not by an upload; one that is there stays as it is. */
export const placeImages = async (
  database: Database,
  rows: readonly Omit<typeof images.$inferInsert, 'createdAt'>[],
): Promise<void> => {
  const createdAt = new Date()
  await database
    .insert(images)
    .values(rows.map((row) => ({ ...row, createdAt })))
    .onConflictDoNothing({ target: images.id })
}

/** Puts files of such images into the storage, those that are missing there. */
export const placeFiles = async (storage: FileStorage, files: readonly PlacedFile[]): Promise<void> => {
  for (const { name, read } of files)
    if ((await storage.size(keyOf(name))) === null) await storage.put(keyOf(name), await read())
}
