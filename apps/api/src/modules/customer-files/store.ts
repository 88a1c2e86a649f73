import { and, count, desc, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers } from '../users/schema.ts'
import { customerFiles, downloadCounts } from './schema.ts'

interface Page {
  readonly pageIndex: number
  readonly pageSize: number
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export const customerFileStore = (database: Database) => ({
  async list(customerId: string, search: string, { pageIndex, pageSize }: Page) {
    const condition = and(
      eq(customerFiles.customerId, customerId),
      eq(customerFiles.isActive, true),
      search === '' ? undefined : like(customerFiles.searchText, `%${escapeLike(search)}%`),
    )
    const rows = await database
      .select()
      .from(customerFiles)
      .where(condition)
      .orderBy(desc(customerFiles.createdAt), customerFiles.id)
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
    const [total] = await database.select({ count: count() }).from(customerFiles).where(condition)
    return { rows, totalCount: total?.count ?? 0 }
  },

  /** By id and owner: another company's file is not there. */
  async find(id: string, customerId: string) {
    const [row] = await database
      .select()
      .from(customerFiles)
      .where(
        and(
          eq(customerFiles.id, id),
          eq(customerFiles.customerId, customerId),
          eq(customerFiles.isActive, true),
        ),
      )
    return row ?? null
  },

  async customerExists(id: string) {
    return (await database.$count(customers, eq(customers.id, id))) > 0
  },

  async add(transaction: Database, row: typeof customerFiles.$inferInsert) {
    await transaction.insert(customerFiles).values(row)
  },

  /** Removes a file's row and answers with the key of its content; `null` where there is none. */
  async remove(transaction: Database, id: string) {
    const [row] = await transaction
      .delete(customerFiles)
      .where(eq(customerFiles.id, id))
      .returning({ storageKey: customerFiles.storageKey })
    return row?.storageKey ?? null
  },

  async countDownload(kind: string, day: string) {
    await database
      .insert(downloadCounts)
      .values({ kind, day, count: 1 })
      .onConflictDoUpdate({
        target: [downloadCounts.kind, downloadCounts.day],
        set: { count: sql`${downloadCounts.count} + 1` },
      })
  },
})
