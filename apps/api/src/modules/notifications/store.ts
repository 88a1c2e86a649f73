import type { NotificationAudience, NotificationSourceId, NotificationText } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, asc, count, desc, eq, gt, inArray, isNull, min, notExists, sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { customers, userRoles, users } from '../users/schema.ts'
import {
  notificationPreferences,
  notificationReads,
  notificationSends,
  notificationSources,
  notificationTexts,
} from './schema.ts'

export type SourceRow = typeof notificationSources.$inferSelect
export type SendRow = typeof notificationSends.$inferSelect
export type TextRow = typeof notificationTexts.$inferSelect
export type Texts = Readonly<Partial<Record<Language, NotificationText | undefined>>>

interface Page {
  readonly pageIndex: number
  readonly pageSize: number
}

export const listSources = (database: Database): Promise<SourceRow[]> =>
  database.select().from(notificationSources).orderBy(asc(notificationSources.id))

export const findSource = async (database: Database, id: NotificationSourceId): Promise<SourceRow | null> => {
  const [row] = await database.select().from(notificationSources).where(eq(notificationSources.id, id))
  return row ?? null
}

export const addSources = async (
  database: Database,
  rows: readonly (typeof notificationSources.$inferInsert)[],
): Promise<void> => {
  await database
    .insert(notificationSources)
    .values([...rows])
    .onConflictDoNothing()
}

/** The changed source, or `null` where there is none of this version. */
export const changeSource = async (
  database: Database,
  id: NotificationSourceId,
  version: number,
  change: Partial<Omit<SourceRow, 'id' | 'version'>>,
): Promise<SourceRow | null> => {
  const [row] = await database
    .update(notificationSources)
    .set({ ...change, version: sql`${notificationSources.version} + 1` })
    .where(and(eq(notificationSources.id, id), eq(notificationSources.version, version)))
    .returning()
  return row ?? null
}

export const customerExists = async (database: Database, id: string): Promise<boolean> => {
  const found = await database.select({ id: customers.id }).from(customers).where(eq(customers.id, id))
  return found.length === 1
}

/** Everybody of an audience who may sign in. */
const audienceOf = (audience: NotificationAudience): SQL => {
  const active = sql`${users.isActive} and not ${users.isDeleted}`
  switch (audience.kind) {
    case 'everybody':
      return active
    case 'employees':
      return sql`${active} and ${users.customerId} is not null`
    case 'customer':
      return sql`${active} and ${users.customerId} = ${audience.customerId}`
    case 'role':
      return sql`${active} and exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.roleId} = ${audience.roleId})`
  }
}

export const countAudience = async (database: Database, audience: NotificationAudience): Promise<number> => {
  const [row] = await database.select({ count: count() }).from(users).where(audienceOf(audience))
  return row?.count ?? 0
}

/** Those of an audience who want to hear of a source by a way, in a language; as addresses for that way. `among` narrows. */
export const recipientsBy = (
  way: 'mail' | 'push',
  audience: NotificationAudience,
  sourceId: NotificationSourceId,
  language: Language,
  among: SQL = sql`true`,
): SQL =>
  sql`select ${way === 'mail' ? users.email : sql`${users.id}::text`} from ${users}
    join ${notificationPreferences} on ${notificationPreferences.personId} = ${users.id}
    where ${audienceOf(audience)} and ${notificationPreferences.sourceId} = ${sourceId}
      and ${notificationPreferences[way]} and ${notificationPreferences.language} = ${language} and ${among}
    for key share of ${users}`

/** Everybody outside of an audience. */
export const outsideOf = (audience: NotificationAudience): SQL => sql`not (${audienceOf(audience)})`

/** A new notification; `null` where its item already has one. */
export const addSend = async (
  database: Database,
  row: typeof notificationSends.$inferInsert,
): Promise<SendRow | null> => {
  const [added] = await database.insert(notificationSends).values(row).onConflictDoNothing().returning()
  return added ?? null
}

export const findSendOfItem = async (
  database: Database,
  itemKind: string,
  itemId: string,
): Promise<SendRow | null> => {
  const [row] = await database
    .select()
    .from(notificationSends)
    .where(and(eq(notificationSends.itemKind, itemKind), eq(notificationSends.itemId, itemId)))
    .for('update')
  return row ?? null
}

export const removeSend = async (database: Database, id: string): Promise<void> => {
  await database.delete(notificationSends).where(eq(notificationSends.id, id))
}

/** Another audience for a notification that is there. */
export const readdressSend = async (
  database: Database,
  id: string,
  row: Pick<SendRow, 'audience' | 'customerId' | 'recipientCount'>,
): Promise<void> => {
  await database.update(notificationSends).set(row).where(eq(notificationSends.id, id))
}

export const addText = async (
  database: Database,
  row: typeof notificationTexts.$inferInsert,
): Promise<void> => {
  await database.insert(notificationTexts).values(row)
}

const ofText = (sendId: string, language: Language) =>
  and(eq(notificationTexts.sendId, sendId), eq(notificationTexts.language, language))

export const changeText = async (
  database: Database,
  sendId: string,
  language: Language,
  change: Partial<Pick<TextRow, 'title' | 'text' | 'link' | 'visibleFrom' | 'isShown'>>,
): Promise<void> => {
  await database.update(notificationTexts).set(change).where(ofText(sendId, language))
}

export const removeText = async (database: Database, sendId: string, language: Language): Promise<void> => {
  await database.delete(notificationTexts).where(ofText(sendId, language))
}

/** Brings a notification's own moment in step with its texts, after one has come, gone or moved; without any it goes. */
export const settleSend = async (database: Database, sendId: string): Promise<void> => {
  const [row] = await database
    .select({ visibleFrom: min(notificationTexts.visibleFrom) })
    .from(notificationTexts)
    .where(eq(notificationTexts.sendId, sendId))
  if (row?.visibleFrom)
    await database
      .update(notificationSends)
      .set({ visibleFrom: row.visibleFrom })
      .where(eq(notificationSends.id, sendId))
  else await database.delete(notificationSends).where(eq(notificationSends.id, sendId))
}

const sendFields = {
  send: notificationSends,
  sentByName: sql<string | null>`${users.name} || ' ' || ${users.surname}`,
}

export const listSends = async (
  database: Database,
  sourceId: NotificationSourceId | undefined,
  { pageIndex, pageSize }: Page,
) => {
  const condition = sourceId === undefined ? undefined : eq(notificationSends.sourceId, sourceId)
  const items = await database
    .select(sendFields)
    .from(notificationSends)
    .leftJoin(users, eq(users.id, notificationSends.sentBy))
    .where(condition)
    .orderBy(desc(notificationSends.visibleFrom), desc(notificationSends.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [total] = await database.select({ count: count() }).from(notificationSends).where(condition)
  return { items, totalCount: total?.count ?? 0 }
}

export const findSend = async (database: Database, id: string) => {
  const [found] = await database
    .select(sendFields)
    .from(notificationSends)
    .leftJoin(users, eq(users.id, notificationSends.sentBy))
    .where(eq(notificationSends.id, id))
  return found ?? null
}

export const textsOf = (database: Database, sendIds: readonly string[]) =>
  database
    .select()
    .from(notificationTexts)
    .where(inArray(notificationTexts.sendId, [...sendIds]))

/** Those that have been seen for long enough that their readers can be counted, and have not been counted. */
export const uncountedSends = (database: Database, seenSince: Date): Promise<SendRow[]> =>
  database
    .select()
    .from(notificationSends)
    .where(
      and(
        isNull(notificationSends.readsCountedAt),
        notExists(
          database
            .select({ one: sql`1` })
            .from(notificationTexts)
            .where(
              and(
                eq(notificationTexts.sendId, notificationSends.id),
                gt(notificationTexts.visibleFrom, seenSince),
              ),
            ),
        ),
      ),
    )

/** How many had read a notification so many hours after the last of its texts came out. */
export const readsWithin = async (database: Database, sendId: string, hours: number): Promise<number> => {
  const until = sql`(select max(${notificationTexts.visibleFrom}) from ${notificationTexts} where ${notificationTexts.sendId} = ${sendId}) + make_interval(hours => ${hours})`
  return database.$count(
    notificationReads,
    and(eq(notificationReads.sendId, sendId), sql`${notificationReads.readAt} <= ${until}`),
  )
}

/** Keeps a count for good: of two processes the first one's stands. */
export const keepReads = async (
  database: Database,
  id: string,
  at: Date,
  band: { readonly atLeast: number; readonly atMost: number } | null,
): Promise<void> => {
  await database
    .update(notificationSends)
    .set({ readsCountedAt: at, readsAtLeast: band?.atLeast ?? null, readsAtMost: band?.atMost ?? null })
    .where(and(eq(notificationSends.id, id), isNull(notificationSends.readsCountedAt)))
}

/** The floors of every company. */
export const floorsOf = (database: Database) =>
  database
    .select({ id: customers.id, usageFloor: customers.usageFloor, testFloor: customers.testFloor })
    .from(customers)

/** Takes a notification back, if it has not been; whether there is one. */
export const withdrawSend = async (database: Database, id: string, at: Date): Promise<boolean> => {
  const found = await database
    .update(notificationSends)
    .set({ withdrawnAt: sql`coalesce(${notificationSends.withdrawnAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(notificationSends.id, id))
    .returning({ id: notificationSends.id })
  return found.length > 0
}

const joinsOf = (personId: string, language: Language) => ({
  text: and(
    eq(notificationTexts.sendId, notificationSends.id),
    eq(notificationTexts.language, language),
    eq(notificationTexts.isShown, true),
  ),
  read: and(eq(notificationReads.sendId, notificationSends.id), eq(notificationReads.personId, personId)),
  preference: and(
    eq(notificationPreferences.sourceId, notificationSends.sourceId),
    eq(notificationPreferences.personId, personId),
  ),
})

/** What a person sees: meant for them, since they are with us, wanted, and not taken out. */
const seenBy = ({ id, customerId, roles }: Person, now: Date): SQL | undefined =>
  and(
    isNull(notificationSends.withdrawnAt),
    sql`${notificationTexts.visibleFrom} <= ${now.toISOString()}::timestamptz`,
    sql`${notificationTexts.visibleFrom} >= (select ${users.createdAt} from ${users} where ${users.id} = ${id})`,
    sql`(${notificationSends.audience} = 'everybody'
      or (${notificationSends.audience} = 'employees' and ${customerId !== null}::boolean)
      or ${notificationSends.customerId} = ${customerId}
      or ${notificationSends.roleId} in (${sql.join(
        // An empty list is no SQL; no role has the number 0.
        [0, ...roles].map((role) => sql`${role}`),
        sql`, `,
      )}))`,
    sql`coalesce(${notificationPreferences.inApp}, true)`,
    isNull(notificationReads.removedAt),
  )

export const listNotifications = async (
  database: Database,
  person: Person,
  language: Language,
  now: Date,
  { pageIndex, pageSize }: Page,
) => {
  const on = joinsOf(person.id, language)
  const items = await database
    .select({
      id: notificationSends.id,
      sourceId: notificationSends.sourceId,
      sourceName: language === 'tr' ? notificationSources.nameTr : notificationSources.nameEn,
      title: notificationTexts.title,
      text: notificationTexts.text,
      link: notificationTexts.link,
      readAt: notificationReads.readAt,
      visibleFrom: notificationTexts.visibleFrom,
    })
    .from(notificationSends)
    .innerJoin(notificationSources, eq(notificationSources.id, notificationSends.sourceId))
    .innerJoin(notificationTexts, on.text)
    .leftJoin(notificationReads, on.read)
    .leftJoin(notificationPreferences, on.preference)
    .where(seenBy(person, now))
    .orderBy(desc(notificationTexts.visibleFrom), desc(notificationSends.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [counts] = await database
    .select({ total: count(), read: count(notificationReads.readAt) })
    .from(notificationSends)
    .innerJoin(notificationTexts, on.text)
    .leftJoin(notificationReads, on.read)
    .leftJoin(notificationPreferences, on.preference)
    .where(seenBy(person, now))
  const totalCount = counts?.total ?? 0
  return { items, totalCount, unreadCount: totalCount - (counts?.read ?? 0) }
}

/** Marks what a person sees, or one of it, as read or taken out; answers how many there were. */
export const markNotifications = async (
  database: Database,
  person: Person,
  language: Language,
  now: Date,
  mark: { readonly id?: string; readonly isRemoved: boolean },
): Promise<number> => {
  const on = joinsOf(person.id, language)
  const at = sql`${now.toISOString()}::timestamptz`
  const seen = database
    .select({
      sendId: notificationSends.id,
      personId: sql`${person.id}::uuid`.as('person_id'),
      readAt: sql`coalesce(${notificationReads.readAt}, ${at})`.as('read_at'),
      removedAt: (mark.isRemoved ? at : sql`null::timestamptz`).as('removed_at'),
    })
    .from(notificationSends)
    .innerJoin(notificationTexts, on.text)
    .leftJoin(notificationReads, on.read)
    .leftJoin(notificationPreferences, on.preference)
    .where(and(seenBy(person, now), mark.id === undefined ? undefined : eq(notificationSends.id, mark.id)))
  const { rowCount } = await database
    .insert(notificationReads)
    .select(seen)
    .onConflictDoUpdate({
      target: [notificationReads.sendId, notificationReads.personId],
      // Reading it in another tab meanwhile does not bring back what was taken out.
      set: { removedAt: sql`coalesce(${notificationReads.removedAt}, excluded.removed_at)` },
    })
  return rowCount ?? 0
}

/** What holds for somebody who has not chosen. */
export const unlessChosen = { inApp: true, mail: false, push: false } as const

export const preferencesOf = (database: Database, personId: string) =>
  database
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.personId, personId))
    .orderBy(asc(notificationPreferences.sourceId))

/** Sets the ways that are named and leaves the others as they are, whoever changes those meanwhile. */
export const keepPreference = async (
  database: Database,
  row: Pick<typeof notificationPreferences.$inferInsert, 'personId' | 'sourceId' | 'language' | 'changedAt'>,
  ways: { readonly inApp?: boolean; readonly mail?: boolean; readonly push?: boolean },
): Promise<void> => {
  const { language, changedAt } = row
  await database
    .insert(notificationPreferences)
    .values({ ...row, ...unlessChosen, ...ways })
    .onConflictDoUpdate({
      target: [notificationPreferences.personId, notificationPreferences.sourceId],
      set: { ...ways, language, changedAt },
    })
}
