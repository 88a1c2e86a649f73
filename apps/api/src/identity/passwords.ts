import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../gate.ts'

/** argon2id, its default kind, with 19 MiB and two passes (security, I5). */
const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const waitingPerSlot = 16

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time for a missing hash: nobody learns which names exist (security, I3). */
  readonly matches: (password: string, passwordHash: string | null) => Promise<boolean>
}

export const createPasswords = (slots: number): Passwords => {
  const gate = createGate(slots, waitingPerSlot)
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
