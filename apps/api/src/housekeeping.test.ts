import { expect, test } from 'vitest'
import { outbox } from './delivery/schema.ts'
import { tidy } from './housekeeping.ts'
import { attempts, oneTimePasswords, passwordResets, sessions } from './identity/schema.ts'
import { passwordForm, tokenPath } from './testing/forms.ts'
import { startApi } from './testing/start-api.ts'

test('what is spent goes, what still counts stays', async () => {
  const api = await startApi()
  const rows = async () => {
    const counts = []
    for (const table of [attempts, oneTimePasswords, passwordResets, sessions, outbox])
      counts.push((await api.database.select().from(table)).length)
    return counts
  }
  await api.tokenOf('employee')
  await api.as('nobody').post(tokenPath, passwordForm({ password: 'not-the-one' }))
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: '+905000000001', State: 'x' })
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: 'employee@example.com' })
  const before = await rows()
  expect(Math.min(...before)).toBeGreaterThan(0)

  await tidy(api.deps)
  expect(await rows()).toEqual(before)

  api.waitSeconds(3 * 86_400)
  await tidy(api.deps)
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
})
