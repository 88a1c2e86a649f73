import type { Person } from '../actor.ts'
import { problem } from '../problems.ts'
import type { Attempts } from './attempts.ts'
import type { Credentials } from './credentials.ts'
import type { Passwords } from './passwords.ts'

const tries = { times: 10, seconds: 900 }

export interface Reauthentication {
  /**
   * Asks the password once more, before something that a stolen session must not do; throws 400 naming the field where
   * it stands.
   */
  readonly require: (person: Person, password: string, field: string) => Promise<void>
}

export const createReauthentication = (parts: {
  readonly attempts: Attempts
  readonly credentials: Credentials
  readonly passwords: Passwords
}): Reauthentication => ({
  require: async ({ id }, password, field) => {
    const key = `password again ${id}`
    await parts.attempts.count(key, tries)
    const isRight = await parts.attempts.unlessUnable([key], async () =>
      parts.passwords.matches(password, await parts.credentials.hashOf(id)),
    )
    if (!isRight)
      throw problem('request.invalid', {
        status: 400,
        errors: [{ field, code: 'identity.passwordWrong' }],
      })
    await parts.attempts.forget([key])
  },
})
