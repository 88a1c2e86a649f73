import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ModuleDeps } from '../module-deps.ts'
import { outbox } from './schema.ts'

export interface Webhook {
  readonly url: string
  readonly secret: string | undefined
}

export interface Sender {
  /** Looks for waiting messages now instead of at the next round. */
  readonly wake: () => void
  /** Ends the rounds; resolves when the messages under way are done. */
  readonly stop: () => Promise<void>
}

const roundMilliseconds = 5_000
const answerMilliseconds = 5_000
const batch = 20
const firstPauseSeconds = 5

type Row = typeof outbox.$inferSelect

const post = async ({ url, secret }: Webhook, { id, kind, recipient, subject, text }: Row) => {
  const body = JSON.stringify({ id, kind, to: recipient, subject, text })
  const signature = secret && createHmac('sha256', secret).update(body).digest('hex')
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMilliseconds),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(signature ? { 'x-avita-signature': `sha256=${signature}` } : {}),
    },
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new RangeError(`The webhook answered ${answer.status}`)
}

/**
 * Posts waiting messages to the operator's webhook, each at least once (its id is the idempotency key), with growing
 * pauses after a failure. Replicas share the work: a claimed row is another's only after its next try is due.
 */
export const startWebhookSender = (
  { database, clock, log }: Pick<ModuleDeps, 'database' | 'clock' | 'log'>,
  webhook: Webhook,
): Sender => {
  const after = (seconds: number) => new Date(clock().getTime() + seconds * 1000)

  const claim = () => {
    const now = clock()
    const due = database
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextTryAt, now), gt(outbox.expiresAt, now)))
      .orderBy(outbox.nextTryAt)
      .limit(batch)
      .for('update', { skipLocked: true })
    return database
      .update(outbox)
      .set({
        tries: sql`${outbox.tries} + 1`,
        nextTryAt: sql`${now.toISOString()}::timestamptz + ${firstPauseSeconds} * interval '1 second' * power(2, least(${outbox.tries}, 8))`,
      })
      .where(inArray(outbox.id, due))
      .returning()
  }

  const deliver = async (row: Row) => {
    try {
      await post(webhook, row)
      // What was said to a person is nobody's business once it is said.
      await database
        .update(outbox)
        .set({ sentAt: after(0), recipient: '', subject: '', text: '' })
        .where(eq(outbox.id, row.id))
    } catch (error) {
      log.warn(
        { outboxId: row.id, tries: row.tries, name: error instanceof Error ? error.name : '' },
        'a message was not taken',
      )
    }
  }

  let isStopped = false
  let underWay: Promise<void> | null = null
  const round = async () => {
    try {
      await Promise.all((await claim()).map(deliver))
    } catch {
      log.warn('the outbox could not be read')
    }
  }
  let isWokenAgain = false
  const wake = () => {
    // A round that has already looked does not see what came after.
    isWokenAgain = underWay !== null
    if (isStopped || underWay) return
    underWay = round().finally(() => {
      underWay = null
      if (isWokenAgain) wake()
    })
  }
  const timer = setInterval(wake, roundMilliseconds)
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await underWay
    },
  }
}
