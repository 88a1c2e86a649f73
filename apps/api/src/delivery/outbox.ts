import { randomUUID } from 'node:crypto'
import type { Language } from '@avita/i18n-routes'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
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

/** What a message speaks of. A cause may be known in another language, and by another way, as well. */
export interface MessageCause {
  readonly id: string
  readonly language: Language
}

interface TimedText extends MessageText {
  readonly notBefore: Date
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
    message: TimedText & { readonly cause: MessageCause },
    recipients: SQL,
  ) => Promise<void>
  /** Gives what of a cause has not left yet, by one way, another text and another moment. */
  readonly changeUnsent: (database: Database, cause: MessageCause, message: TimedText) => Promise<void>
  /** Removes what of a cause has not left yet: of all languages and ways, or of one; `unlessTo` keeps these recipients. */
  readonly dropUnsent: (
    database: Database,
    which: {
      readonly id: string
      readonly language?: Language | undefined
      readonly kind?: MessageKind
      readonly unlessTo?: SQL
    },
  ) => Promise<void>
  /** Whether anything of a cause has already left. */
  readonly hasSent: (database: Database, cause: MessageCause) => Promise<boolean>
  /** How many messages wait, and how many were given up or have expired unsent: an operator's business. */
  readonly standing: () => Promise<{ readonly waiting: number; readonly failed: number }>
  /** Says that the transaction is done: only now can a sender see what was put. */
  readonly wakeSender: () => void
}

const ofCause = ({ id, language }: MessageCause) =>
  and(eq(outbox.causeId, id), eq(outbox.causeLanguage, language))

/** Messages wait in the database, so that none is lost with a process. The log names the row and nothing of its text. */
export const createOutbox = (own: Database, clock: Clock, log: Log, wakeSender: () => void): Outbox => ({
  put: async (database, message) => {
    const { id = randomUUID() } = message
    const now = clock()
    await database.insert(outbox).values({ ...message, id, createdAt: now, nextTryAt: now })
    log.info({ outboxId: id, kind: message.kind }, 'a message lies in the outbox')
  },
  putForMany: async (database, { kind, subject, text, expiresAt, notBefore, cause }, recipients) => {
    const { rowCount } = await database.execute(
      sql`insert into ${outbox} (id, kind, recipient, subject, text, cause_id, cause_language, created_at, expires_at, next_try_at)
        select gen_random_uuid(), ${kind}, wanted.recipient, ${subject}, ${text}, ${cause.id}::uuid, ${cause.language},
          ${clock().toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz, ${notBefore.toISOString()}::timestamptz
        from (${recipients}) as wanted (recipient)`,
    )
    log.info({ kind, count: rowCount ?? 0 }, 'messages lie in the outbox')
  },
  changeUnsent: async (database, cause, { kind, subject, text, expiresAt, notBefore }) => {
    const from = sql`${notBefore.toISOString()}::timestamptz`
    await database
      .update(outbox)
      .set({
        subject,
        text,
        expiresAt,
        // A pause after a failure is kept.
        nextTryAt: sql`case when ${outbox.tries} = 0 then ${from} else greatest(${outbox.nextTryAt}, ${from}) end`,
      })
      // What was given up is blank and stays so.
      .where(and(ofCause(cause), eq(outbox.kind, kind), isNull(outbox.sentAt), isNull(outbox.failedAt)))
  },
  dropUnsent: async (database, { id, language, kind, unlessTo }) => {
    await database
      .delete(outbox)
      .where(
        and(
          eq(outbox.causeId, id),
          language === undefined ? undefined : eq(outbox.causeLanguage, language),
          kind === undefined ? undefined : eq(outbox.kind, kind),
          unlessTo && sql`${outbox.recipient} not in (${unlessTo})`,
          isNull(outbox.sentAt),
        ),
      )
  },
  hasSent: async (database, cause) =>
    (await database.$count(outbox, and(ofCause(cause), isNotNull(outbox.sentAt)))) > 0,
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
