import type { InboxState, RequestKind } from '@avita/api-client/contract'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../users/schema.ts'
import { requestForms } from './schema.ts'

export type RequestRow = typeof requestForms.$inferSelect

interface Page {
  readonly pageIndex: number
  readonly pageSize: number
}

export interface RequestFilter {
  readonly kind?: RequestKind | undefined
  readonly state?: InboxState | undefined
  readonly personId?: string | undefined
}

const conditionOf = ({ kind, state, personId }: RequestFilter): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(requestForms.kind, kind),
    state === undefined ? undefined : eq(requestForms.state, state),
    personId === undefined ? undefined : eq(requestForms.personId, personId),
  )

export const addRequest = async (
  database: Database,
  row: typeof requestForms.$inferInsert,
): Promise<void> => {
  await database.insert(requestForms).values(row)
}

export const listRequests = async (
  database: Database,
  filter: RequestFilter,
  { pageIndex, pageSize }: Page,
): Promise<{ items: RequestRow[]; totalCount: number }> => {
  const condition = conditionOf(filter)
  const items = await database
    .select()
    .from(requestForms)
    .where(condition)
    .orderBy(desc(requestForms.receivedAt), desc(requestForms.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [total] = await database.select({ count: count() }).from(requestForms).where(condition)
  return { items, totalCount: total?.count ?? 0 }
}

/** A request with its person, or `null`. */
export const findRequest = async (database: Database, id: string) => {
  const [found] = await database
    .select({
      row: requestForms,
      person: { id: users.id, name: users.name, surname: users.surname, email: users.email },
    })
    .from(requestForms)
    .innerJoin(users, eq(users.id, requestForms.personId))
    .where(eq(requestForms.id, id))
  return found ?? null
}

/** The changed row, or `null` where there is none of this version. */
export const changeRequest = async (
  database: Database,
  id: string,
  change: { readonly state: InboxState; readonly version: number; readonly changedAt: Date },
): Promise<RequestRow | null> => {
  const [row] = await database
    .update(requestForms)
    .set({ state: change.state, changedAt: change.changedAt, version: sql`${requestForms.version} + 1` })
    .where(and(eq(requestForms.id, id), eq(requestForms.version, change.version)))
    .returning()
  return row ?? null
}

/** Deletes a person's own request; another's is not found. */
export const removeRequest = async (database: Database, id: string, personId: string): Promise<boolean> => {
  const removed = await database
    .delete(requestForms)
    .where(and(eq(requestForms.id, id), eq(requestForms.personId, personId)))
    .returning({ id: requestForms.id })
  return removed.length === 1
}

export const emailOf = async (database: Database, personId: string): Promise<string | null> => {
  const [person] = await database.select({ email: users.email }).from(users).where(eq(users.id, personId))
  return person?.email ?? null
}
