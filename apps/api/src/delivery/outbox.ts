import { randomUUID } from 'node:crypto'
import { isNull, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../module-deps.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type MessageKind, outbox } from './schema.ts'

interface MessageText {
  readonly kind: MessageKind
  readonly subject: string
  readonly text: string
  /** From then on the message is of no use and is not sent. */
  readonly expiresAt: Date
}

interface Message extends MessageText {
  /** Where the cause has to know which message it is. */
  readonly id?: string
  readonly recipient: string
}

export interface Outbox {
  /** Writes a message in the transaction of its cause. */
  readonly put: (database: Database, message: Message) => Promise<void>
  /** Writes the same message to many with one statement: the recipients are a query of one column of text. */
  readonly putForMany: (
    database: Database,
    message: MessageText & { readonly notBefore: Date },
    recipients: SQL,
  ) => Promise<void>
  /** How many messages wait, and how many were given up or have expired unsent: an operator's business. */
  readonly standing: () => Promise<{ readonly waiting: number; readonly failed: number }>
  /** Says that the transaction is done: only now can a sender see what was put. */
  readonly wakeSender: () => void
}

/** Messages wait in the database, so that none is lost with a process. The log names the row and nothing of its text. */
export const createOutbox = (own: Database, clock: Clock, log: Log, wakeSender: () => void): Outbox => ({
  put: async (database, message) => {
    const { id = randomUUID() } = message
    const now = clock()
    await database.insert(outbox).values({ ...message, id, createdAt: now, nextTryAt: now })
    log.info({ outboxId: id, kind: message.kind }, 'a message lies in the outbox')
  },
  putForMany: async (database, { kind, subject, text, expiresAt, notBefore }, recipients) => {
    const { rowCount } = await database.execute(
      sql`insert into ${outbox} (id, kind, recipient, subject, text, created_at, expires_at, next_try_at)
        select gen_random_uuid(), ${kind}, wanted.recipient, ${subject}, ${text},
          ${clock().toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz, ${notBefore.toISOString()}::timestamptz
        from (${recipients}) as wanted (recipient)`,
    )
    log.info({ kind, count: rowCount ?? 0 }, 'messages lie in the outbox')
  },
  standing: async () => {
    const isOver = sql`(${outbox.failedAt} is not null or ${outbox.expiresAt} <= ${clock().toISOString()}::timestamptz)`
    const [row] = await own
      .select({
        waiting: sql<number>`count(*) filter (where not ${isOver})::int`,
        failed: sql<number>`count(*) filter (where ${isOver})::int`,
      })
      .from(outbox)
      .where(isNull(outbox.sentAt))
    return row ?? { waiting: 0, failed: 0 }
  },
  wakeSender,
})
