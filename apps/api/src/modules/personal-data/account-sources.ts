import { and, asc, eq, inArray, like, or } from 'drizzle-orm'
import { outbox } from '../../delivery/schema.ts'
import { idempotencyKeys } from '../../idempotency/schema.ts'
import { attempts, credentials, passwordResets, sessions } from '../../identity/schema.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { usageEvents } from '../analytics/schema.ts'
import { auditEntries } from '../audit/schema.ts'
import { customers, pendingContacts, userRoles, users } from '../users/schema.ts'
import type { PersonalDataSource } from './source.ts'

const countOf = ({ rowCount }: { readonly rowCount: number | null }) => rowCount ?? 0

const usage: PersonalDataSource = {
  name: 'usageEvents',
  exportFor: (database, personId) =>
    database
      .select({
        type: usageEvents.type,
        name: usageEvents.name,
        language: usageEvents.language,
        occurredAt: usageEvents.occurredAt,
        extras: usageEvents.extras,
      })
      .from(usageEvents)
      .where(eq(usageEvents.personId, personId))
      .orderBy(asc(usageEvents.occurredAt)),
  eraseFor: async (transaction, personId) =>
    countOf(await transaction.delete(usageEvents).where(eq(usageEvents.personId, personId))),
}

const signIns: PersonalDataSource = {
  name: 'sessions',
  exportFor: (database, personId) =>
    database
      .select({
        clientId: sessions.clientId,
        scopes: sessions.scopes,
        startedAt: sessions.startedAt,
        seenAt: sessions.seenAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.endedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, personId))
      .orderBy(asc(sessions.startedAt)),
  eraseFor: async (transaction, personId) =>
    countOf(await transaction.delete(sessions).where(eq(sessions.userId, personId))),
}

/** Hashes are no use to anybody and are not exported: that there is a password, and since when, is. */
const password: PersonalDataSource = {
  name: 'password',
  exportFor: async (database, personId) => {
    const [kept] = await database
      .select({ changedAt: credentials.changedAt })
      .from(credentials)
      .where(eq(credentials.userId, personId))
    const links = await database
      .select({ expiresAt: passwordResets.expiresAt, endedAt: passwordResets.endedAt })
      .from(passwordResets)
      .where(eq(passwordResets.userId, personId))
    return { changedAt: kept?.changedAt ?? null, resetLinks: links }
  },
  eraseFor: async (transaction, personId) =>
    countOf(await transaction.delete(credentials).where(eq(credentials.userId, personId))) +
    countOf(await transaction.delete(passwordResets).where(eq(passwordResets.userId, personId))),
}

const audit: PersonalDataSource = {
  name: 'auditEntries',
  keptBecause: 'accountability',
  exportFor: (database, personId) =>
    database
      .select({
        position: auditEntries.position,
        at: auditEntries.at,
        actorId: auditEntries.actorId,
        actorRoles: auditEntries.actorRoles,
        clientId: auditEntries.clientId,
        action: auditEntries.action,
        subjectId: auditEntries.subjectId,
        reason: auditEntries.reason,
        details: auditEntries.details,
        previousHash: auditEntries.previousHash,
        hash: auditEntries.hash,
      })
      .from(auditEntries)
      .where(eq(auditEntries.chain, personId))
      .orderBy(asc(auditEntries.position)),
  // It holds ids and codes only; without the account they lead to nobody.
  eraseFor: () => Promise.resolve(0),
}

const messages: PersonalDataSource = {
  name: 'messages',
  exportFor: async (database, personId) => {
    const [person] = await database
      .select({ email: users.email, phone: users.phone })
      .from(users)
      .where(eq(users.id, personId))
    if (!person) return []
    return database
      .select({
        kind: outbox.kind,
        subject: outbox.subject,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(inArray(outbox.recipient, [person.email, ...(person.phone ? [person.phone] : [])]))
      .orderBy(asc(outbox.createdAt))
  },
  eraseFor: async (transaction, personId) =>
    countOf(
      await transaction.delete(outbox).where(
        or(
          inArray(
            outbox.recipient,
            transaction.select({ to: users.email }).from(users).where(eq(users.id, personId)),
          ),
          inArray(
            outbox.recipient,
            transaction.select({ to: users.phone }).from(users).where(eq(users.id, personId)),
          ),
          // A push goes to the id.
          eq(outbox.recipient, personId),
        ),
      ),
    ),
}

/** What waits to become phone or e-mail, and the codes that are still on their way there. */
const contacts: PersonalDataSource = {
  name: 'pendingContacts',
  exportFor: (database, personId) =>
    database
      .select({
        kind: pendingContacts.kind,
        value: pendingContacts.value,
        expiresAt: pendingContacts.expiresAt,
      })
      .from(pendingContacts)
      .where(eq(pendingContacts.userId, personId)),
  eraseFor: async (transaction, personId) => {
    const waiting = await transaction
      .delete(pendingContacts)
      .where(eq(pendingContacts.userId, personId))
      .returning({ value: pendingContacts.value })
    if (waiting.length === 0) return 0
    const codes = await transaction.delete(outbox).where(
      inArray(
        outbox.recipient,
        waiting.map(({ value }) => value),
      ),
    )
    return waiting.length + countOf(codes)
  },
}

const keptAnswers: PersonalDataSource = {
  name: 'idempotencyKeys',
  exportFor: (database, personId) =>
    database
      .select({ call: idempotencyKeys.call, createdAt: idempotencyKeys.createdAt })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.owner, personId)),
  eraseFor: async (transaction, personId) =>
    countOf(await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, personId))),
}

/** How often a person did what may be done only so often; the keys of these counters end with the person's id. */
const counters: PersonalDataSource = {
  name: 'counters',
  exportFor: async (database, personId) => {
    const rows = await database
      .select()
      .from(attempts)
      .where(like(attempts.key, `%${personId}`))
    return rows.map(({ key, count, opensAt }) => ({
      of: key.slice(0, -personId.length).replace(/[ :]$/, ''),
      count,
      opensAt,
    }))
  },
  eraseFor: async (transaction, personId) =>
    countOf(await transaction.delete(attempts).where(like(attempts.key, `%${personId}`))),
}

/** Leaves an empty shell under the same id, so that the audit log can still be verified. */
const account = ({ clock }: ModuleDeps): PersonalDataSource => ({
  name: 'account',
  exportFor: async (database, personId) => {
    const [row] = await database
      .select({
        id: users.id,
        username: users.username,
        name: users.name,
        surname: users.surname,
        email: users.email,
        phone: users.phone,
        phoneConfirmedAt: users.phoneConfirmedAt,
        language: users.language,
        company: customers.name,
        isActive: users.isActive,
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(customers, eq(customers.id, users.customerId))
      .where(eq(users.id, personId))
    const roles = await database
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.userId, personId))
    return row ? { ...row, roles: roles.map(({ roleId }) => roleId) } : null
  },
  eraseFor: async (transaction, personId) => {
    await transaction.delete(userRoles).where(eq(userRoles.userId, personId))
    const empty = `erased-${personId}`
    return countOf(
      await transaction
        .update(users)
        .set({
          username: empty,
          usernameKey: empty,
          name: '',
          surname: '',
          email: '',
          emailKey: empty,
          phone: null,
          phoneConfirmedAt: null,
          customerId: null,
          searchText: '',
          isActive: false,
          isDeleted: true,
          erasedAt: clock(),
        })
        .where(and(eq(users.id, personId))),
    )
  },
})

/** What identity, the users module and the log keep about a person. The account is last: the others look things up in it. */
export const accountSources = (deps: ModuleDeps): readonly PersonalDataSource[] => [
  usage,
  signIns,
  password,
  keptAnswers,
  contacts,
  messages,
  counters,
  audit,
  account(deps),
]
