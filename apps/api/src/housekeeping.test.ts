import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { outbox } from './delivery/schema.ts'
import { tidy } from './housekeeping.ts'
import { attempts, oneTimePasswords, passwordResets, sessions } from './identity/schema.ts'
import { usageEvents } from './modules/analytics/schema.ts'
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

test('a step that fails keeps no other from its turn, and the log says which and why', async () => {
  const api = await startApi()
  await api.tokenOf('employee')
  api.waitSeconds(3 * 86_400)
  await api.database.execute(sql`alter table one_time_passwords rename to elsewhere`)

  await tidy(api.deps)

  expect(await api.database.select().from(sessions)).toEqual([])
  const lines = api
    .log()
    .split('\n')
    .filter((line) => line.includes('a step of the housekeeping failed'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"step":"oneTimePasswords"')
  expect(lines[0]).toContain('42P01')
})

test('what reports are counted from stays while their books cannot be closed', async () => {
  const api = await startApi()
  const longAgo = new Date(Date.now() - 900 * 86_400_000)
  await api.database.delete(usageEvents)
  await api.database
    .insert(usageEvents)
    .values({ type: 'page', name: 'Articles', language: 'tr', occurredAt: longAgo })
  await api.tokenOf('employee')
  api.waitSeconds(3 * 86_400)

  await api.database.execute(sql`alter table released_cells rename to elsewhere`)
  await tidy(api.deps)
  expect(api.log()).toContain('"step":"books"')
  expect(await api.database.select().from(usageEvents)).toHaveLength(1)
  expect(await api.database.select().from(sessions)).toEqual([])

  await api.database.execute(sql`alter table elsewhere rename to released_cells`)
  await tidy(api.deps)
  expect(await api.database.select().from(usageEvents)).toEqual([])
})

test('a mail that lies as a file goes when its time is over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avita-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const api = await startApi({ MAIL_FOLDER: folder })
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: 'employee@example.com' })
  await expect.poll(() => readdir(folder)).toHaveLength(1)

  await tidy(api.deps)
  expect(await readdir(folder)).toHaveLength(1)

  api.waitSeconds(86_401)
  await tidy(api.deps)
  expect(await readdir(folder)).toEqual([])
})
