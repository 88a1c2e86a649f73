import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { problemAfter } from '../problems.ts'

/** argon2id, its default kind, with 19 MiB and two passes (security, I5). */
const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const waitingPerSlot = 16

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for a missing hash: nobody learns which names exist (security, I3). */
  readonly matches: (password: string, passwordHash: string | null) => Promise<boolean>
}

/** So many hashes at a time, so many waiting behind them, and 503 for the rest: hashing must not starve the service. */
const createGate = (slots: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= slots) {
      if (waiting.length >= slots * waitingPerSlot) throw problemAfter('service.busy', 503, 1)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export const createPasswords = (slots: number): Passwords => {
  const gate = createGate(slots)
  // Of a password that nobody has.
  const nobody = gate(() => hash(randomBytes(24), strength))
  return {
    hash: (password) => gate(() => hash(password, strength)),
    matches: async (password, passwordHash) => {
      const compared = passwordHash ?? (await nobody)
      const isEqual = await gate(() => verify(compared, password))
      return isEqual && passwordHash !== null
    },
  }
}
