import { asc, eq } from 'drizzle-orm'
import type { PersonalDataSource } from '../personal-data/source.ts'
import { notificationPreferences, notificationReads, notificationSends } from './schema.ts'

const countOf = ({ rowCount }: { readonly rowCount: number | null }) => rowCount ?? 0

const reads: PersonalDataSource = {
  name: 'notificationReads',
  exportFor: (database, personId) =>
    database
      .select({
        notificationId: notificationReads.sendId,
        readAt: notificationReads.readAt,
        removedAt: notificationReads.removedAt,
      })
      .from(notificationReads)
      .where(eq(notificationReads.personId, personId))
      .orderBy(asc(notificationReads.readAt)),
  eraseFor: async (transaction, personId) => {
    // What staff have sent stays; that it was they, goes with them.
    await transaction
      .update(notificationSends)
      .set({ sentBy: null })
      .where(eq(notificationSends.sentBy, personId))
    return countOf(
      await transaction.delete(notificationReads).where(eq(notificationReads.personId, personId)),
    )
  },
}

const preferences: PersonalDataSource = {
  name: 'notificationPreferences',
  exportFor: (database, personId) =>
    database
      .select({
        sourceId: notificationPreferences.sourceId,
        inApp: notificationPreferences.inApp,
        mail: notificationPreferences.mail,
        push: notificationPreferences.push,
        language: notificationPreferences.language,
        changedAt: notificationPreferences.changedAt,
      })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.personId, personId))
      .orderBy(asc(notificationPreferences.sourceId)),
  eraseFor: async (transaction, personId) =>
    countOf(
      await transaction.delete(notificationPreferences).where(eq(notificationPreferences.personId, personId)),
    ),
}

export const notificationDataSources: readonly PersonalDataSource[] = [reads, preferences]
