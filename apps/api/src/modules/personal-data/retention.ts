import { gte, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { atMost, deleteSome } from '../../database/delete-in-batches.ts'
import { outbox } from '../../delivery/schema.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { idempotencyKeys } from '../../idempotency/schema.ts'
import { sessions } from '../../identity/schema.ts'
import { usageEvents } from '../analytics/schema.ts'
import { contactForms } from '../contact-forms/schema.ts'
import { removeContactForms } from '../contact-forms/store.ts'
import { notificationSends, notificationTexts } from '../notifications/schema.ts'
import { removeFactsBefore } from '../reports/participation.ts'
import { eraseOneRemoved } from './removed-accounts.ts'
import { requestForms } from '../request-forms/schema.ts'
import { testResults } from '../tests/schema.ts'

/** How long a kind of record is kept, and how it goes. */
export interface RetentionRule {
  /** Names it in settings, in the deletion log and in `GET /api/admin/retention`. */
  readonly recordType: string
  /** Unless a setting says otherwise. */
  readonly days: number
  /** Whether reports are counted from it: it stays as long as their books are not closed. */
  readonly isCounted?: boolean
  /** How many go with one statement, where each takes others along. */
  readonly atOnce?: number
  /** Removes what is older, but not more than so many; answers how many records went. */
  readonly remove: (transaction: Database, before: Date, limit: number, deps: ModuleDeps) => Promise<number>
}

/** Counted from when a message is of no more use; one that lies as a file goes after the same time. */
export const messageRule: RetentionRule = {
  recordType: 'messages',
  days: 1,
  remove: (transaction, before, limit) =>
    deleteSome(transaction, outbox, lt(outbox.expiresAt, before), limit),
}

/** Every kind of record with a period. A module that keeps something for a time adds its own line. */
export const retentionRules: readonly RetentionRule[] = [
  {
    // Long enough to take a mistake back; who was removed cannot sign in and ask for it themselves.
    recordType: 'removedAccounts',
    days: 90,
    atOnce: 1,
    remove: (transaction, before, _limit, deps) => eraseOneRemoved(deps, transaction, before),
  },
  {
    // Their figures have been released and stay (`reports/close-books.ts`); the facts themselves have no more use.
    recordType: 'participationFacts',
    days: 430,
    isCounted: true,
    remove: removeFactsBefore,
  },
  {
    // Reports compare with the year before.
    recordType: 'usageEvents',
    days: 760,
    isCounted: true,
    remove: (transaction, before, limit) =>
      deleteSome(transaction, usageEvents, lt(usageEvents.occurredAt, before), limit),
  },
  {
    // Long enough to see how one is over the years; whoever wants it shorter deletes it.
    recordType: 'testResults',
    days: 1095,
    remove: (transaction, before, limit) =>
      deleteSome(transaction, testResults, lt(testResults.takenAt, before), limit),
  },
  {
    recordType: 'sessions',
    days: 1,
    remove: (transaction, before, limit) =>
      deleteSome(transaction, sessions, lt(sessions.expiresAt, before), limit),
  },
  messageRule,
  {
    // An Idempotency-Key holds for a day (security, A8).
    recordType: 'idempotencyKeys',
    days: 1,
    remove: (transaction, before, limit) =>
      deleteSome(transaction, idempotencyKeys, lt(idempotencyKeys.createdAt, before), limit),
  },
  {
    // Counted from the last change: what is still being worked on stays.
    recordType: 'contactForms',
    days: 365,
    remove: (transaction, before, limit) =>
      removeContactForms(
        transaction,
        atMost(limit, contactForms, lt(contactForms.changedAt, before)),
        before,
      ),
  },
  {
    recordType: 'requestForms',
    days: 365,
    remove: (transaction, before, limit) =>
      deleteSome(transaction, requestForms, lt(requestForms.changedAt, before), limit),
  },
  {
    // With their texts and with who has read them.
    recordType: 'notifications',
    days: 365,
    atOnce: 50,
    remove: (transaction, before, limit) =>
      deleteSome(
        transaction,
        notificationSends,
        sql`${lt(notificationSends.visibleFrom, before)} and ${
          // One language may have come out, or be about to, long after the other.
          notInArray(
            notificationSends.id,
            transaction
              .select({ id: notificationTexts.sendId })
              .from(notificationTexts)
              .where(gte(notificationTexts.visibleFrom, before)),
          )
        }`,
        limit,
      ),
  },
]
