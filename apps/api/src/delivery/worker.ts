import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ModuleDeps } from '../module-deps.ts'
import { blank, giveUpExpired } from './expired.ts'
import { nextTry } from './next-try.ts'
import { type MessageKind, messageKinds, outbox } from './schema.ts'
import { DeliveryError, type Transport } from './transport.ts'
import type { Transports } from './transports.ts'

export interface OutboxWorker {
  /** Looks for waiting messages now instead of at the next round. */
  readonly wake: () => void
  /** Ends the rounds; resolves when the messages under way are done, or after a few seconds without them. */
  readonly stop: () => Promise<void>
}

const roundMilliseconds = 5_000
const stopMilliseconds = 5_000
const batch = 8

/** How long things may take; a test does not wait as long. */
interface Times {
  /** A whole send, the wait for a free connection included: a server may be slow at every step without being silent. */
  readonly sendMilliseconds: number
  /** Longer than a whole batch may take: until then a claimed message is nobody else's, afterwards its sender has died. */
  readonly leaseSeconds: number
}

const usualTimes: Times = { sendMilliseconds: 45_000, leaseSeconds: 120 }

type Row = typeof outbox.$inferSelect

/** Does something now, every few seconds and whenever it is woken, never twice at once. */
const startRounds = (round: (stopping: AbortSignal) => Promise<void>): OutboxWorker => {
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  let isWokenAgain = false
  const wake = () => {
    // A round that has already looked does not see what came after.
    isWokenAgain = underWay !== null
    if (stopping.signal.aborted || underWay) return
    underWay = round(stopping.signal).finally(() => {
      underWay = null
      if (isWokenAgain) wake()
    })
  }
  const timer = setInterval(wake, roundMilliseconds)
  wake()
  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.race([underWay, wait(stopMilliseconds, undefined, { ref: false })])
    },
  }
}

/** Sends the messages of one kind, so that a thousand mails do not hold up a code. */
const startLoop = (
  { database, clock, log }: Pick<ModuleDeps, 'database' | 'clock' | 'log'>,
  kind: MessageKind,
  transport: Transport,
  { sendMilliseconds, leaseSeconds }: Times,
): OutboxWorker => {
  const claim = () => {
    const now = clock()
    const due = database
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.kind, kind),
          isNull(outbox.sentAt),
          isNull(outbox.failedAt),
          lte(outbox.nextTryAt, now),
          gt(outbox.expiresAt, now),
        ),
      )
      // What is of use for a short time only goes first.
      .orderBy(outbox.expiresAt)
      .limit(batch)
      .for('update', { skipLocked: true })
    return database
      .update(outbox)
      .set({
        tries: sql`${outbox.tries} + 1`,
        nextTryAt: new Date(now.getTime() + leaseSeconds * 1000),
      })
      .where(inArray(outbox.id, due))
      .returning()
  }

  /** The row as it was claimed: whoever lost it to another sender marks nothing. */
  const claimed = (row: Row) => and(eq(outbox.id, row.id), eq(outbox.tries, row.tries), isNull(outbox.sentAt))

  const noteFailure = async (row: Row, error: unknown) => {
    const { code, isFinal } = error instanceof DeliveryError ? error : new DeliveryError('unknown', false)
    const now = clock()
    const again = isFinal ? null : nextTry(row.tries, now, row.expiresAt)
    log.warn(
      { outboxId: row.id, kind, tries: row.tries, failure: code, isGivenUp: again === null },
      'a message was not taken',
    )
    await database
      .update(outbox)
      .set({
        failure: code,
        ...(again
          ? {
              // What was put off meanwhile keeps its later moment.
              nextTryAt: sql`case when ${outbox.nextTryAt} = ${row.nextTryAt.toISOString()}::timestamptz
                then ${again.toISOString()}::timestamptz else ${outbox.nextTryAt} end`,
            }
          : { failedAt: now, ...blank }),
      })
      .where(claimed(row))
  }

  const deliver = async (row: Row) => {
    try {
      await transport.send(row, AbortSignal.timeout(sendMilliseconds))
    } catch (error) {
      return noteFailure(row, error)
    }
    // What was said to a person is nobody's business once it is said.
    await database
      .update(outbox)
      .set({ sentAt: clock(), ...blank, failedAt: null, failure: null })
      .where(claimed(row))
    log.info({ outboxId: row.id, kind, tries: row.tries }, 'a message has left')
  }

  const round = async (stopping: AbortSignal) => {
    try {
      for (let count = batch; count === batch && !stopping.aborted;) {
        const rows = await claim()
        await Promise.all(rows.map(deliver))
        count = rows.length
      }
    } catch {
      log.warn({ kind }, 'the outbox could not be read or marked')
    }
  }

  const rounds = startRounds(round)
  return {
    wake: rounds.wake,
    stop: async () => {
      await rounds.stop()
      transport.close?.()
    },
  }
}

/** Blanks what is of no more use, whether or not it has a way out: what waits for one must not stay for that. */
const startExpiry = ({
  database,
  clock,
  log,
}: Pick<ModuleDeps, 'database' | 'clock' | 'log'>): OutboxWorker => {
  return startRounds(async () => {
    try {
      const count = await giveUpExpired(database, clock())
      if (count > 0) log.info({ count }, 'messages have expired unsent')
    } catch {
      log.warn('expired messages could not be blanked')
    }
  })
}

/**
 * Sends what waits in the outbox, each message at least once, with growing pauses after a failure. Any number of
 * processes share the work: a claimed message is another's only when its claim has run out.
 */
export const startOutboxWorker = (
  deps: Pick<ModuleDeps, 'database' | 'clock' | 'log'>,
  transports: Transports,
  times: Times = usualTimes,
): OutboxWorker => {
  const loops = messageKinds.flatMap((kind) => {
    const transport = transports[kind]
    return transport ? [startLoop(deps, kind, transport, times)] : []
  })
  loops.push(startExpiry(deps))
  return {
    wake: () => {
      for (const loop of loops) loop.wake()
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}
