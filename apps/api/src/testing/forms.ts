import { demoPassword } from '../seed/demo-accounts.ts'

/** The password grant as the specification sends it; what is given replaces or adds, `undefined` leaves out. */
export const passwordForm = (changes: Readonly<Record<string, string | undefined>> = {}): URLSearchParams =>
  form({ grant_type: 'password', username: 'employee', password: demoPassword, OwnerId: '2', ...changes })

export const codeForm = (phone: string, code: string, state: string): URLSearchParams =>
  form({
    grant_type: 'otp',
    client_id: 'panel',
    client_secret: 'is-not-looked-at',
    username: phone,
    password: code,
    state,
  })

export const form = (fields: Readonly<Record<string, string | undefined>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

export const tokenPath = '/auth/connect/token'
