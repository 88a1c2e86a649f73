import type { InboxState } from '@avita/api-client/contract'
import { and, count, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { discardProviderCvs } from '../provider-cvs/discard.ts'
import { contactForms } from './schema.ts'

export type ContactFormRow = typeof contactForms.$inferSelect

export interface InboxFilter {
  readonly kind?: ContactFormRow['kind'] | undefined
  readonly state?: InboxState | undefined
  /** Already folded for search. */
  readonly search?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const conditionOf = ({ kind, state, search, from, before }: InboxFilter): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(contactForms.kind, kind),
    state === undefined ? undefined : eq(contactForms.state, state),
    search === undefined ? undefined : like(contactForms.searchText, `%${escapeLike(search)}%`),
    from === undefined ? undefined : gte(contactForms.receivedAt, from),
    before === undefined ? undefined : lt(contactForms.receivedAt, before),
  )

export const addContactForm = async (
  database: Database,
  row: typeof contactForms.$inferInsert,
): Promise<void> => {
  await database.insert(contactForms).values(row)
}

export const listContactForms = async (
  database: Database,
  filter: InboxFilter,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<{ items: ContactFormRow[]; totalCount: number }> => {
  const condition = conditionOf(filter)
  const items = await database
    .select()
    .from(contactForms)
    .where(condition)
    .orderBy(desc(contactForms.receivedAt), desc(contactForms.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [total] = await database.select({ count: count() }).from(contactForms).where(condition)
  return { items, totalCount: total?.count ?? 0 }
}

export const findContactForm = async (database: Database, id: string): Promise<ContactFormRow | null> => {
  const [row] = await database.select().from(contactForms).where(eq(contactForms.id, id))
  return row ?? null
}

/** The changed row, or `null` where there is none of this version. */
export const changeContactForm = async (
  database: Database,
  id: string,
  change: { readonly state: InboxState; readonly version: number; readonly changedAt: Date },
): Promise<ContactFormRow | null> => {
  const [row] = await database
    .update(contactForms)
    .set({ state: change.state, changedAt: change.changedAt, version: sql`${contactForms.version} + 1` })
    .where(and(eq(contactForms.id, id), eq(contactForms.version, change.version)))
    .returning()
  return row ?? null
}

/** Deletes forms with their CVs, in the caller's transaction; answers how many. */
export const removeContactForms = async (transaction: Database, which: SQL, now: Date): Promise<number> => {
  const removed = await transaction.delete(contactForms).where(which).returning({ cvId: contactForms.cvId })
  await discardProviderCvs(
    transaction,
    removed.map(({ cvId }) => cvId),
    now,
  )
  return removed.length
}
