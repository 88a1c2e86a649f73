import { randomUUID } from 'node:crypto'
import type { Clock } from '../module-deps.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { outbox } from './schema.ts'

interface Message {
  readonly kind: 'sms' | 'mail'
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** From then on the message is of no use and is not sent. */
  readonly expiresAt: Date
}

export interface Outbox {
  /** Writes a message in the transaction of its cause. */
  readonly put: (database: Database, message: Message) => Promise<void>
  /** Says that the transaction is done: only now can a sender see what was put. */
  readonly wakeSender: () => void
}

/** Messages wait in the database, so that none is lost with a process. The log names the row and nothing of its text. */
export const createOutbox = (clock: Clock, log: Log, wakeSender: () => void): Outbox => ({
  put: async (database, message) => {
    const id = randomUUID()
    const now = clock()
    await database.insert(outbox).values({ id, ...message, createdAt: now, nextTryAt: now })
    log.info({ outboxId: id, kind: message.kind }, 'a message lies in the outbox')
  },
  wakeSender,
})
