import { lt } from 'drizzle-orm'
import { idempotencyKeys } from './idempotency/schema.ts'
import { outbox } from './delivery/schema.ts'
import { attempts, oneTimePasswords, passwordResets, sessions } from './identity/schema.ts'
import type { ModuleDeps } from './module-deps.ts'

const everyMilliseconds = 10 * 60_000
const day = 86_400_000

/** Removes what has no more use: spent codes, links, counters and sessions, and messages that nobody fetched. */
export const tidy = async ({ database, clock }: ModuleDeps): Promise<void> => {
  const now = clock()
  const yesterday = new Date(now.getTime() - day)
  await database.delete(attempts).where(lt(attempts.opensAt, now))
  await database.delete(oneTimePasswords).where(lt(oneTimePasswords.expiresAt, now))
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await database.delete(sessions).where(lt(sessions.expiresAt, yesterday))
  await database.delete(outbox).where(lt(outbox.expiresAt, yesterday))
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday))
}

/** Tidies now and then; a round that fails waits for the next. */
export const startHousekeeping = (deps: ModuleDeps): (() => void) => {
  const timer = setInterval(() => {
    tidy(deps).catch(() => deps.log.warn('housekeeping could not reach the database'))
  }, everyMilliseconds)
  return () => clearInterval(timer)
}
