import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pendingContacts } from './schema.ts'

type Pending = typeof pendingContacts.$inferInsert

export type ContactKind = Pending['kind']

const isOf = (userId: string, kind: ContactKind) =>
  and(eq(pendingContacts.userId, userId), eq(pendingContacts.kind, kind))

/** A newer wish takes the place of the older. */
export const putPending = async (transaction: Database, pending: Pending): Promise<void> => {
  const { value, expiresAt } = pending
  await transaction
    .insert(pendingContacts)
    .values(pending)
    .onConflictDoUpdate({
      target: [pendingContacts.userId, pendingContacts.kind],
      set: { value, expiresAt },
    })
}

export const findPending = async (
  database: Database,
  userId: string,
  kind: ContactKind,
  now: Date,
): Promise<string | null> => {
  const [row] = await database
    .select({ value: pendingContacts.value })
    .from(pendingContacts)
    .where(and(isOf(userId, kind), gt(pendingContacts.expiresAt, now)))
  return row?.value ?? null
}

/** Whether this value still waited. */
export const dropPending = async (
  transaction: Database,
  userId: string,
  kind: ContactKind,
  value?: string,
): Promise<boolean> => {
  const dropped = await transaction
    .delete(pendingContacts)
    .where(and(isOf(userId, kind), value === undefined ? undefined : eq(pendingContacts.value, value)))
    .returning({ userId: pendingContacts.userId })
  return dropped.length === 1
}
