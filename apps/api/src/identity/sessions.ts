import { randomUUID } from 'node:crypto'
import { type ClientId, type RoleId, roles } from '@avita/api-client/contract'
import type { AppName } from '@avita/i18n-routes'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Person } from '../actor.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../module-deps.ts'
import { customers, userRoles, users } from '../modules/users/schema.ts'
import { companyIsOpen, hasConfirmedPhone } from '../modules/users/store.ts'
import { credentials, sessions } from './schema.ts'

/** The operator's own people, whose sessions also end when they leave their desk (security, I9). */
const staffRoles: readonly RoleId[] = [
  roles.editor,
  roles.administrator,
  roles.notificationAdmin,
  roles.psychologist,
]

/** Written at most this often, so that reading costs no write. */
const seenEverySeconds = 30

interface NewSession {
  readonly userId: string
  readonly clientId: ClientId | null
  readonly scopes: readonly AppName[]
}

/** What somebody has shown: the password behind this hash, or a code that went to this phone. */
export type Proof = { readonly passwordHash: string } | { readonly phone: string }

export interface Sessions {
  /** `null`: since the proof was looked at, the account was closed or the proof is one no longer. */
  readonly start: (session: NewSession, proof: Proof) => Promise<string | null>
  /** The person of an open session whose account is active and not removed, with their roles of this moment. */
  readonly personOf: (sessionId: string) => Promise<Person | null>
  readonly end: (sessionId: string) => Promise<void>
  readonly endAllOf: (database: Database, userId: string) => Promise<void>
  readonly endOthersOf: (database: Database, userId: string, exceptId: string) => Promise<void>
}

/** Holds what the proof rests on (the account, its company, its password) until the transaction ends. */
const isStillOpen = async (transaction: Database, userId: string, proof: Proof): Promise<boolean> => {
  const isActive = and(eq(users.id, userId), eq(users.isActive, true), eq(users.isDeleted, false))
  const account = transaction.select({ customerId: users.customerId }).from(users)
  const [held] =
    'phone' in proof
      ? await account.where(and(isActive, hasConfirmedPhone(proof.phone))).for('share', { of: users })
      : await account
          .innerJoin(credentials, eq(credentials.userId, users.id))
          .where(and(isActive, eq(credentials.passwordHash, proof.passwordHash)))
          .for('share', { of: [users, credentials] })
  if (!held?.customerId) return held !== undefined
  const [company] = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(eq(customers.id, held.customerId), eq(customers.isActive, true), eq(customers.isDeleted, false)),
    )
    .for('share')
  return company !== undefined
}

/** Sessions are asked at every request (security, I8). */
export const createSessions = (
  database: Database,
  clock: Clock,
  lasting: { readonly seconds: number; readonly staffIdleSeconds: number },
): Sessions => {
  const end = async (sessionId: string) => {
    await database
      .update(sessions)
      .set({ endedAt: clock() })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
  }

  // Session, account and roles in one question, because it is asked with every request.
  const openSession = database
    .select({
      id: users.id,
      customerId: users.customerId,
      clientId: sessions.clientId,
      scopes: sessions.scopes,
      seenAt: sessions.seenAt,
      roles: sql<
        RoleId[]
      >`array(select ${userRoles.roleId} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        eq(users.isActive, true),
        eq(users.isDeleted, false),
        companyIsOpen,
      ),
    )
    .prepare('open_session')

  return {
    // Between the proof and this moment lies the queue for hashing: whatever ends all sessions meanwhile waits for this
    // transaction and ends its session too, or comes first and is seen here.
    start: ({ userId, clientId, scopes }, proof) =>
      database.transaction(async (transaction) => {
        if (!(await isStillOpen(transaction, userId, proof))) return null
        const id = randomUUID()
        const now = clock()
        await transaction.insert(sessions).values({
          id,
          userId,
          clientId,
          scopes,
          startedAt: now,
          seenAt: now,
          expiresAt: new Date(now.getTime() + lasting.seconds * 1000),
        })
        return id
      }),
    personOf: async (sessionId) => {
      const now = clock()
      const [found] = await openSession.execute({ sessionId, now: now.toISOString() })
      if (!found) return null
      const { seenAt, ...person } = found
      const idleSeconds = (now.getTime() - seenAt.getTime()) / 1000
      if (idleSeconds > lasting.staffIdleSeconds && person.roles.some((role) => staffRoles.includes(role))) {
        await end(sessionId)
        return null
      }
      if (idleSeconds > seenEverySeconds)
        await database
          .update(sessions)
          .set({ seenAt: now })
          .where(eq(sessions.id, sessionId))
          // A disk that is full keeps nobody from reading; whatever else it is, the call itself will meet it.
          .catch(() => undefined)
      return { kind: 'person', sessionId, ...person }
    },
    end,
    endAllOf: async (transaction, userId) => {
      await transaction
        .update(sessions)
        .set({ endedAt: clock() })
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    },
    endOthersOf: async (transaction, userId, exceptId) => {
      await transaction
        .update(sessions)
        .set({ endedAt: clock() })
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.id, exceptId)))
    },
  }
}
