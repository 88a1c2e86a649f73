import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { users } from '../modules/users/schema.ts'
import { createServer } from '../server.ts'
import { startApi } from '../testing/start-api.ts'
import { form } from '../testing/forms.ts'

test.each([
  ['disabled', { isActive: false }, { isActive: true }],
  ['removed', { isDeleted: true }, { isDeleted: false }],
] as const)(
  'who is %s is refused at the next request, and restoring revives no token',
  async (_what, change, back) => {
    const api = await startApi()
    const employee = api.as('employee')
    expect((await employee.get('/api/account')).status).toBe(200)

    await api.database.update(users).set(change).where(eq(users.username, 'employee'))
    expect(await employee.get('/api/account')).toBeProblem(401, 'access.tokenInvalid')

    await api.database.update(users).set(back).where(eq(users.username, 'employee'))
    expect(await employee.get('/api/account')).toBeProblem(401, 'access.tokenInvalid')
  },
)

test('disabling and restoring between two requests ends the session all the same', async () => {
  const api = await startApi()
  await api.as('employee').get('/api/account')
  for (const isActive of [false, true])
    await api.database.update(users).set({ isActive }).where(eq(users.username, 'employee'))

  expect((await api.as('employee').get('/api/account')).status).toBe(401)
})

test('signing out ends this session and no other', async () => {
  const api = await startApi()
  const [one, other] = [
    api.bearing(await api.tokenOf('employee')),
    api.bearing(await api.tokenOf('employee', 'panel')),
  ]

  expect((await one.post('/auth/connect/revocation', form({}))).body).toEqual({ signedOut: true })

  expect((await one.get('/api/account')).status).toBe(401)
  expect((await other.get('/api/account')).status).toBe(200)
})

test('a session ends after twelve hours', async () => {
  const api = await startApi()
  await api.tokenOf('employee')
  api.waitSeconds(43_201)

  const answer = await api.as('employee').get('/api/account')
  expect(answer).toBeProblem(401, 'access.tokenInvalid')
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
})

test('staff are signed out after 15 idle minutes, but not while they work', async () => {
  const api = await startApi()
  await Promise.all([api.tokenOf('admin'), api.tokenOf('employee')])
  for (let round = 0; round < 3; round += 1) {
    api.waitSeconds(14 * 60)
    expect((await api.as('admin').get('/api/account')).status).toBe(200)
  }
  api.waitSeconds(16 * 60)

  expect((await api.as('admin').get('/api/account')).status).toBe(401)
  expect((await api.as('employee').get('/api/account')).status).toBe(200)
})

test('a process that has just started knows a token at once, however many ask', async () => {
  const api = await startApi()
  const token = await api.tokenOf('employee')
  const later = await createServer(
    { ...api.config, DATABASE_CONNECTIONS: 2 },
    createLog('silent'),
    () => new Date(),
  )
  onTestFinished(() => later.close())
  const ask = () =>
    later.app.inject({ method: 'GET', url: '/api/account', headers: { authorization: `Bearer ${token}` } })

  const answers = await Promise.all(Array.from({ length: 20 }, ask))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
})
