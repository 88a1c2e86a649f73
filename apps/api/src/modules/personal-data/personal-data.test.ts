import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@avita/api-client/contract'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import * as schema from '../../database/schema.ts'
import { demoPassword } from '../../seed/demo-accounts.ts'
import { passwordForm, tokenPath } from '../../testing/forms.ts'
import { messagesTo } from '../../testing/messages.ts'
import { idOfUser } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditEntries } from '../audit/schema.ts'
import { verifyAudit } from '../audit/verify.ts'
import { users } from '../users/schema.ts'
import { deletionLog } from './schema.ts'

const exportOf = (api: TestApi, password = demoPassword) =>
  api.as('employee').post('/api/account/export', { password })

const erase = (api: TestApi, body: object = { password: demoPassword, confirmation: true }) =>
  api.as('employee').post('/api/account/deletion', body)

/** Somebody who has used the product, so that there is something to find. */
const withHistory = async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  await api
    .as('employee')
    .post('/api/analytics/1/3/push?pageName=Articles', { description: 'x', extras: '{}' })
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: 'employee@example.com' })
  await api.as('admin').get(`/api/user/${id}`)
  return { api, id }
}

const tables = Object.values(schema).filter((table) => is(table, PgTable))

/** The tables in which a text stands anywhere. */
const tablesWith = async (api: TestApi, text: string) => {
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await api.database.execute(
      sql`select count(*)::int as count from ${table} as t where t::text ilike ${`%${text}%`}`,
    )
    if (rows[0]?.['count'] !== 0) found.push(getTableName(table))
  }
  return found
}

test('the export holds what every source has, and says what is kept after a deletion and why', async () => {
  const { api, id } = await withHistory()

  const { data, ...document } = (await exportOf(api)).read(contract.exportPersonalData.answer)

  expect(document).toMatchObject({
    format: 'avita-personal-data',
    version: 1,
    kept: expect.arrayContaining([{ name: 'auditEntries', because: 'accountability' }]),
  })
  expect(data).toMatchObject({
    account: {
      id,
      username: 'employee',
      name: 'Elif',
      surname: 'Yılmaz',
      email: 'employee@example.com',
      phone: '+905000000001',
      company: 'Çınar Lojistik A.Ş.',
      roles: [1],
    },
    sessions: [{ clientId: 'panel', endedAt: null }],
    usageEvents: [{ type: 'page', name: 'Articles' }],
    password: { changedAt: expect.any(String), resetLinks: [{ endedAt: null }] },
    messages: [{ kind: 'mail' }],
    auditEntries: [{ position: 1, action: 'user.read', reason: 'userAdministration' }],
  })
  expect(JSON.stringify(data)).not.toContain('argon2')
  const [entry] = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'account.export'))
  expect(entry).toMatchObject({ actorId: id, subjectId: id, reason: 'ownRequest' })
})

test('an export holds nothing of anybody else', async () => {
  const { api } = await withHistory()
  const { rows } = await api.database.execute(
    sql`select email, phone from users where username <> 'employee'`,
  )

  const { text } = await exportOf(api)

  for (const { email, phone } of rows)
    for (const of of [email, phone])
      if (typeof of === 'string' && of.length > 5) expect(text).not.toContain(`"${of}"`)
})

test('a false password exports and erases nothing, and is not asked for ever', async () => {
  const { api, id } = await withHistory()

  const refused = await exportOf(api, 'not-the-one')
  expect(refused).toBeProblem(400, 'request.invalid')
  expect(refused.body).toMatchObject({ errors: [{ field: 'body.password', code: 'identity.passwordWrong' }] })
  expect(await erase(api, { password: 'not-the-one', confirmation: true })).toBeProblem(
    400,
    'request.invalid',
  )
  for (let round = 0; round < 8; round += 1) await exportOf(api, 'not-the-one')
  expect(await exportOf(api)).toBeProblem(429, 'identity.tooManyAttempts')
  expect(await erase(api)).toBeProblem(429, 'identity.tooManyAttempts')

  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  expect(acts.map(({ action }) => action)).toEqual(['user.read'])
  api.waitSeconds(901)
  expect((await exportOf(api)).status).toBe(200)
})

test('five exports a day, then no more', async () => {
  const { api } = await withHistory()
  for (let round = 0; round < 5; round += 1) expect((await exportOf(api)).status).toBe(200)

  expect(await exportOf(api)).toBeProblem(429, 'identity.tooManyRequests')
})

test.each([[{ password: demoPassword }], [{ password: demoPassword, confirmation: false }]])(
  'without an explicit confirmation nothing is erased',
  async (body) => {
    const { api, id } = await withHistory()

    expect(await erase(api, body)).toBeProblem(400, 'request.invalid')
    const [row] = await api.database.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({ name: 'Elif', erasedAt: null, isActive: true })
  },
)

test('a deletion leaves an empty shell, no session, no message, and no trace of the person in any table', async () => {
  const { api, id } = await withHistory()
  // A name that stands in no article.
  await api.as('employee').patch('/api/account', { surname: 'Karabatakoğlu' })

  const answer = await erase(api)

  expect(answer.read(contract.deletePersonalData.answer).records).toBeGreaterThan(4)
  expect(await api.as('employee').get('/api/account')).toBeProblem(401, 'access.tokenInvalid')
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(400)
  const [shell] = await api.database.select().from(users).where(eq(users.id, id))
  expect(shell).toMatchObject({
    username: `erased-${id}`,
    name: '',
    surname: '',
    email: '',
    phone: null,
    customerId: null,
    isActive: false,
    isDeleted: true,
    erasedAt: expect.any(Date),
  })
  expect(await messagesTo(api.database, 'employee@example.com')).toEqual([])
  for (const trace of ['employee@example.com', '+905000000001', 'Karabatakoğlu'])
    expect(await tablesWith(api, trace)).toEqual([])
  expect((await tablesWith(api, id)).toSorted()).toEqual(['audit_entries', 'audit_heads', 'users'])
})

test('a deletion takes the mails that lie as files, and a refused one leaves them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avita-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const api = await startApi({ MAIL_FOLDER: folder })
  for (const email of ['employee@example.com', 'admin@example.com'])
    await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email })
  await expect.poll(() => readdir(folder)).toHaveLength(2)

  await api.as('admin').post('/api/account/deletion', { password: demoPassword, confirmation: true })
  expect(await readdir(folder)).toHaveLength(2)
  expect((await erase(api)).status).toBe(200)

  const [left = ''] = await readdir(folder)
  expect(await readdir(folder)).toHaveLength(1)
  expect(await readFile(join(folder, left), 'utf8')).toContain('To: admin@example.com')
})

test('after a deletion the log is whole, and the deletion log says what went, not whose it was', async () => {
  const { api, id } = await withHistory()

  await erase(api)

  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({ isIntact: true })
  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.chain, id))
  expect(acts.map(({ action }) => action)).toEqual(['user.read', 'account.erase'])
  const gone = await api.database.select().from(deletionLog)
  expect(gone.map(({ recordType }) => recordType)).toEqual(
    expect.arrayContaining(['usageEvents', 'sessions', 'password', 'messages', 'account']),
  )
  for (const entry of gone) expect(entry.cause).toBe('request')
  expect(JSON.stringify(gone)).not.toContain(id)
})

test('nothing brings a shell back, and its names can be used again', async () => {
  const { api, id } = await withHistory()
  await erase(api)

  for (const answer of [
    await api.as('admin').get(`/api/user/${id}`),
    await api.as('admin').patch('/api/user', { id, version: 1, name: 'Elif' }),
    await api.as('admin').post('/api/changeDeletedStatus', { id, isDeleted: false }),
    await api.as('admin').post('/api/changeActiveStatus', { id, isActive: true }),
  ])
    expect(answer).toBeProblem(404, 'user.notFound')
  expect((await api.as('admin').get('/api/users?isDeleted=true')).text).not.toContain(id)
  const again = await api.as('admin').post('/api/user', {
    username: 'employee',
    name: 'Elif',
    surname: 'Yılmaz',
    email: 'employee@example.com',
    roles: [5],
  })
  expect(again.status).toBe(200)
})

test('the last administrator stays', async () => {
  const api = await startApi()

  const answer = await api
    .as('admin')
    .post('/api/account/deletion', { password: demoPassword, confirmation: true })

  expect(answer).toBeProblem(409, 'user.lastAdministrator')
  expect((await api.as('admin').get('/api/account')).body).toMatchObject({ name: 'Aslı' })
  expect(await api.database.select().from(deletionLog)).toEqual([])
})

test('of three deletions at once one is made', async () => {
  const { api, id } = await withHistory()

  const answers = await Promise.all([erase(api), erase(api), erase(api)])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.action, 'account.erase'))
  expect(acts.map(({ subjectId }) => subjectId)).toEqual([id])
})
