import { and, gte, lt, notInArray } from 'drizzle-orm'
import { outbox } from '../../delivery/schema.ts'
import type { Database } from '../../database/database.ts'
import { idempotencyKeys } from '../../idempotency/schema.ts'
import { sessions } from '../../identity/schema.ts'
import { usageEvents } from '../analytics/schema.ts'
import { contactForms } from '../contact-forms/schema.ts'
import { removeContactForms } from '../contact-forms/store.ts'
import { notificationSends, notificationTexts } from '../notifications/schema.ts'
import { removeFactsBefore } from '../reports/participation.ts'
import { requestForms } from '../request-forms/schema.ts'
import { testResults } from '../tests/schema.ts'

/** How long a kind of record is kept, and how it goes. */
export interface RetentionRule {
  /** Names it in settings, in the deletion log and in `GET /api/admin/retention`. */
  readonly recordType: string
  /** Unless a setting says otherwise. */
  readonly days: number
  /** Removes what is older; answers how many records went. */
  readonly remove: (database: Database, before: Date) => Promise<number>
}

const countOf = ({ rowCount }: { readonly rowCount: number | null }) => rowCount ?? 0

/** Every kind of record with a period. A module that keeps something for a time adds its own line. */
export const retentionRules: readonly RetentionRule[] = [
  {
    // Their figures have been released and stay (`reports/close-books.ts`); the facts themselves have no more use.
    recordType: 'participationFacts',
    days: 430,
    remove: removeFactsBefore,
  },
  {
    // Reports compare with the year before.
    recordType: 'usageEvents',
    days: 760,
    remove: async (database, before) =>
      countOf(await database.delete(usageEvents).where(lt(usageEvents.occurredAt, before))),
  },
  {
    // Long enough to see how one is over the years; whoever wants it shorter deletes it.
    recordType: 'testResults',
    days: 1095,
    remove: async (database, before) =>
      countOf(await database.delete(testResults).where(lt(testResults.takenAt, before))),
  },
  {
    recordType: 'sessions',
    days: 1,
    remove: async (database, before) =>
      countOf(await database.delete(sessions).where(lt(sessions.expiresAt, before))),
  },
  {
    recordType: 'messages',
    days: 1,
    remove: async (database, before) =>
      countOf(await database.delete(outbox).where(lt(outbox.expiresAt, before))),
  },
  {
    // An Idempotency-Key holds for a day (security, A8).
    recordType: 'idempotencyKeys',
    days: 1,
    remove: async (database, before) =>
      countOf(await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))),
  },
  {
    // Counted from the last change: what is still being worked on stays.
    recordType: 'contactForms',
    days: 365,
    remove: (database, before) =>
      database.transaction((transaction) =>
        removeContactForms(transaction, lt(contactForms.changedAt, before), before),
      ),
  },
  {
    recordType: 'requestForms',
    days: 365,
    remove: async (database, before) =>
      countOf(await database.delete(requestForms).where(lt(requestForms.changedAt, before))),
  },
  {
    // With their texts and with who has read them.
    recordType: 'notifications',
    days: 365,
    remove: async (database, before) =>
      countOf(
        await database.delete(notificationSends).where(
          and(
            lt(notificationSends.visibleFrom, before),
            // One language may have come out, or be about to, long after the other.
            notInArray(
              notificationSends.id,
              database
                .select({ id: notificationTexts.sendId })
                .from(notificationTexts)
                .where(gte(notificationTexts.visibleFrom, before)),
            ),
          ),
        ),
      ),
  },
]
