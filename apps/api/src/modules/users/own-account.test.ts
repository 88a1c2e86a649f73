import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPassword } from '../../seed/demo-accounts.ts'
import { passwordForm, tokenPath } from '../../testing/forms.ts'
import { idOfUser } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditEntries } from '../audit/schema.ts'
import { users } from './schema.ts'

const path = '/api/account'
const password = 'a long walk by the sea'

const mine = async (api: TestApi) =>
  (await api.as('employee').get('/api/account/details')).read(contract.ownAccount.answer)

const changePassword = (api: TestApi, body: object) => api.as('employee').post('/api/account/password', body)

const actsOn = async (api: TestApi) => {
  const id = await idOfUser(api.database, 'employee')
  const acts = await api.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  return acts.map(({ action, actorId, details }) => ({ action, isOwn: actorId === id, details }))
}

test('name and language change without the password, and stand in the log by their fields', async () => {
  const api = await startApi()

  const answer = await api.as('employee').patch(path, { surname: 'Öz', language: 'en' })

  expect(answer.read(contract.updateOwnAccount.answer)).toEqual({
    username: 'employee',
    name: 'Elif',
    surname: 'Öz',
    email: 'employee@example.com',
    phone: '+905000000001',
    language: 'en',
  })
  expect(await mine(api)).toEqual(answer.body)
  expect((await api.as('admin').get('/api/users?searchTerm=elif oz')).body).toMatchObject({ totalCount: 1 })
  expect(await actsOn(api)).toEqual([
    { action: 'account.update', isOwn: true, details: '{"fields":"surname,language"}' },
    { action: 'account.read', isOwn: true, details: '{"seconds":60}' },
    { action: 'user.list', isOwn: false, details: '{"seconds":60}' },
  ])
})

test('a new phone needs the password, because codes go there', async () => {
  const api = await startApi()
  const phone = '+905551112233'

  const without = await api.as('employee').patch(path, { phone })
  expect(without.body).toMatchObject({ errors: [{ field: 'body.password', code: 'login.passwordMissing' }] })
  const wrong = await api.as('employee').patch(path, { phone, password: 'not-the-one' })
  expect(wrong.body).toMatchObject({ errors: [{ field: 'body.password', code: 'identity.passwordWrong' }] })
  expect((await mine(api)).phone).toBe('+905000000001')

  const right = await api.as('employee').patch(path, { phone, password: demoPassword })
  expect(right.body).toMatchObject({ phone })
})

test('a phone that somebody else has is refused without telling whose it is', async () => {
  const api = await startApi()

  const answer = await api.as('employee').patch(path, { phone: '+905000000010', password: demoPassword })

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field: 'body.phone', code: 'account.phoneNotUsable' }] })
  expect((await mine(api)).phone).toBe('+905000000001')
})

test.each([
  ['email', 'elif@example.com'],
  ['username', 'elif'],
  ['roles', [4]],
  ['customerId', null],
  ['isActive', true],
  ['id', '5f3f2a52-6a1c-4d5e-8f00-00000000c000'],
])('nobody gives themselves another %s', async (field, value) => {
  const api = await startApi()
  const before = await api.database.select().from(users).where(eq(users.username, 'employee'))

  const answer = await api.as('employee').patch(path, { [field]: value })

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field: `body.${field}`, code: 'field.unknown' }] })
  expect(await api.database.select().from(users).where(eq(users.username, 'employee'))).toEqual(before)
})

test('a new password holds, the session that set it stays, the others end', async () => {
  const api = await startApi()
  const elsewhere = api.bearing(await api.tokenOf('employee', 'corporate'))
  expect((await elsewhere.get(path)).status).toBe(200)

  const answer = await changePassword(api, { oldPassword: demoPassword, newPassword: password })

  expect(answer.body).toEqual({ changed: true })
  expect((await api.as('employee').get(path)).status).toBe(200)
  expect(await elsewhere.get(path)).toBeProblem(401, 'access.tokenInvalid')
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(400)
  expect((await api.as('nobody').post(tokenPath, passwordForm({ password }))).status).toBe(200)
  expect(await actsOn(api)).toContainEqual({ action: 'account.changePassword', isOwn: true, details: null })
})

test.each([
  [
    'a false old one',
    { oldPassword: 'not-the-one', newPassword: password },
    'body.oldPassword',
    'identity.passwordWrong',
  ],
  [
    'a common one',
    { oldPassword: demoPassword, newPassword: 'Galatasaray' },
    'body.newPassword',
    'identity.passwordTooCommon',
  ],
  [
    'the own e-mail',
    { oldPassword: demoPassword, newPassword: 'Employee@example.com' },
    'body.newPassword',
    'identity.passwordTooCommon',
  ],
  [
    'a short one',
    { oldPassword: demoPassword, newPassword: 'short' },
    'body.newPassword',
    'identity.passwordTooShort',
  ],
])('%s is refused, and the old password still works', async (_, body, field, code) => {
  const api = await startApi()

  const answer = await changePassword(api, body)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field, code }] })
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(200)
})

test('the old password is not guessed for ever, and a stolen session locks nobody out of signing in', async () => {
  const api = await startApi()
  const guess = () => changePassword(api, { oldPassword: 'not-the-one', newPassword: password })
  for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(400)

  expect(await guess()).toBeProblem(429, 'identity.tooManyAttempts')
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(200)
})
