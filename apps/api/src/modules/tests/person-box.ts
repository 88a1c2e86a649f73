import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type Box, createBox } from '../../identity/box.ts'
import type { KeyVault } from '../../identity/key-vault.ts'
import { testKeys } from './schema.ts'

const keyBytes = 32

/** The box of each person, whose key lies sealed in the database and goes with the person. */
export const personBoxes = (vault: KeyVault) => {
  const wrapping = vault.box('keys of test answers')
  const boxOf = (sealedKey: string, personId: string): Box => {
    const key = wrapping.open(sealedKey, personId)
    // Never replaced by a new one: the answers under it would be lost without anybody having asked for it.
    if (key === null) throw new Error('A key of test answers does not open with this KEY_SECRET')
    return createBox(Buffer.from(key, 'base64url'))
  }
  const keyRow = (database: Database, personId: string) =>
    database.select({ sealedKey: testKeys.sealedKey }).from(testKeys).where(eq(testKeys.personId, personId))

  return {
    /** The person's box, or `null` where they have none. */
    async find(database: Database, personId: string): Promise<Box | null> {
      const [row] = await keyRow(database, personId)
      return row ? boxOf(row.sealedKey, personId) : null
    },

    /**
     * The person's box, made where they have none. Held until the transaction ends: two submissions of one person
     * come one after the other, and a deletion waits for the answer that is just being written.
     */
    async hold(transaction: Database, personId: string): Promise<Box> {
      // A second round where a deletion came in between and took the key that the first one found.
      for (let round = 0; round < 3; round += 1) {
        const key = randomBytes(keyBytes).toString('base64url')
        await transaction
          .insert(testKeys)
          .values({ personId, sealedKey: wrapping.seal(key, personId) })
          .onConflictDoNothing()
        const [row] = await keyRow(transaction, personId).for('update')
        if (row) return boxOf(row.sealedKey, personId)
      }
      throw new Error('The key of test answers went away while it was being taken')
    },

    /** Throws the key away, and with it everything under it. */
    async destroy(transaction: Database, personId: string): Promise<void> {
      await transaction.delete(testKeys).where(eq(testKeys.personId, personId))
    },
  }
}

export type PersonBoxes = ReturnType<typeof personBoxes>
