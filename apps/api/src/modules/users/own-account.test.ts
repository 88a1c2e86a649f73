import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPassword } from '../../seed/demo-accounts.ts'
import { codeForm, passwordForm, tokenPath } from '../../testing/forms.ts'
import { codeSentTo, messagesTo } from '../../testing/messages.ts'
import { idOfUser, tokenMailedTo } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditEntries } from '../audit/schema.ts'
import { pendingContacts, users } from './schema.ts'

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
    isPhoneConfirmed: true,
    pending: { phone: null, email: null },
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
  expect(right.body).toMatchObject({ phone: '+905000000001', pending: { phone } })
})

const newPhone = '+905551112233'
const newEmail = 'elif.new@example.com'

const ask = (api: TestApi, wish: object) =>
  api.as('employee').patch(path, { ...wish, password: demoPassword })

const confirm = (api: TestApi, kind: string, code: string) =>
  api.as('employee').post('/api/account/contact', { kind, code })

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

const requestCode = (api: TestApi, PhoneNumber: string, State = 'a state') =>
  api.as('visitor').post('/auth/api/User/RequestOneTimePassword', { PhoneNumber, State })

test('a new phone is a way in only when its code was confirmed, and the e-mail hears of it', async () => {
  const api = await startApi()
  await ask(api, { phone: newPhone })
  const code = await codeSentTo(api.database, newPhone)
  // Until then no code to sign in goes there, and the one that went there signs nobody in.
  await requestCode(api, newPhone)
  expect(await messagesTo(api.database, newPhone)).toHaveLength(1)
  expect((await api.as('nobody').post(tokenPath, codeForm(newPhone, code, 'a state'))).status).toBe(400)
  expect((await api.as('nobody').post(tokenPath, codeForm('+905000000001', code, 'a state'))).status).toBe(
    400,
  )

  const answer = await confirm(api, 'phone', code)

  expect(answer.body).toMatchObject({ phone: newPhone, isPhoneConfirmed: true, pending: { phone: null } })
  await requestCode(api, newPhone)
  const signIn = codeForm(newPhone, await codeSentTo(api.database, newPhone), 'a state')
  expect((await api.as('nobody').post(tokenPath, signIn)).status).toBe(200)
  await requestCode(api, '+905000000001')
  expect(await messagesTo(api.database, '+905000000001')).toEqual([])
  const [notice] = await messagesTo(api.database, 'employee@example.com')
  expect(notice?.subject).toBe('AVITA hesabınızın telefonu değişti')
  expect((await confirm(api, 'phone', code)).status).toBe(400)
  expect((await actsOn(api)).map(({ details }) => details)).toEqual(
    expect.arrayContaining(['{"fields":"phoneAsked"}', '{"fields":"phone"}']),
  )
})

test('a new e-mail gets the reset links only when its code was confirmed, and the old address hears of it', async () => {
  const api = await startApi()
  const reset = (email: string) => api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email })
  await reset('employee@example.com')
  const oldLink = await tokenMailedTo(api.database, 'employee@example.com')
  await ask(api, { email: newEmail })
  await reset(newEmail)
  expect((await messagesTo(api.database, newEmail)).map(({ subject }) => subject)).toEqual([
    'AVITA doğrulama kodunuz',
  ])

  const answer = await confirm(api, 'email', await codeSentTo(api.database, newEmail))

  expect(answer.body).toMatchObject({ email: newEmail, pending: { email: null } })
  const toOld = await messagesTo(api.database, 'employee@example.com')
  expect(toOld.map(({ subject }) => subject)).toEqual(['AVITA hesabınızın e-posta adresi değişti'])
  const redeem = (token: string) =>
    api.as('visitor').post('/auth/api/User/ResetPassword', { token, password })
  expect(await redeem(oldLink)).toBeProblem(400, 'identity.resetLinkInvalid')
  await reset('employee@example.com')
  expect(await messagesTo(api.database, 'employee@example.com')).toHaveLength(1)
  await reset(newEmail)
  expect((await redeem(await tokenMailedTo(api.database, newEmail))).status).toBe(200)
  expect((await api.as('admin').get(`/api/users?searchTerm=${newEmail}`)).body).toMatchObject({
    totalCount: 1,
  })
})

test.each([
  ['phone', newPhone, '+905000000010'],
  ['email', newEmail, 'Colleague@example.com'],
])(
  'a %s that somebody else has gets the same answer as a free one, and no code',
  async (kind, free, taken) => {
    const api = await startApi()

    const [one, other] = [await ask(api, { [kind]: free }), await ask(api, { [kind]: taken })]

    expect(other.status).toBe(one.status)
    expect(other.text.replace(taken, '')).toBe(one.text.replace(free, ''))
    expect(await messagesTo(api.database, taken)).toEqual([])
    expect(await confirm(api, kind, '123456')).toBeProblem(400, 'request.invalid')
    expect((await mine(api)).phone).toBe('+905000000001')
  },
)

test('a false code, one of another kind, an old one and one that is too late change nothing', async () => {
  const api = await startApi()
  await ask(api, { phone: '+905551112200' })
  const older = await codeSentTo(api.database, '+905551112200')
  await ask(api, { phone: newPhone, email: newEmail })
  const code = await codeSentTo(api.database, newPhone)
  const mailed = await codeSentTo(api.database, newEmail)

  const answers = [
    await confirm(api, 'phone', otherThan(code)),
    await confirm(api, 'phone', older),
    await confirm(api, 'phone', mailed),
    await api.as('colleague').post('/api/account/contact', { kind: 'phone', code }),
  ]
  api.waitSeconds(301)
  answers.push(await confirm(api, 'phone', code))

  for (const answer of answers)
    expect(answer.body).toMatchObject({
      status: 400,
      errors: [{ field: 'body.code', code: 'account.codeWrong' }],
    })
  expect(await mine(api)).toMatchObject({ phone: '+905000000001', pending: { phone: null, email: newEmail } })
})

test('after five false codes the right one is of no use', async () => {
  const api = await startApi()
  await ask(api, { phone: newPhone })
  const code = await codeSentTo(api.database, newPhone)
  await Promise.all(Array.from({ length: 5 }, () => confirm(api, 'phone', otherThan(code))))

  expect((await confirm(api, 'phone', code)).status).toBe(400)
  expect((await mine(api)).phone).toBe('+905000000001')
})

test('of two people who ask for one phone at once one gets it', async () => {
  const api = await startApi()
  await ask(api, { phone: newPhone })
  const first = await codeSentTo(api.database, newPhone)
  await api.as('colleague').patch(path, { phone: newPhone, password: demoPassword })
  const second = await codeSentTo(api.database, newPhone)

  const answers = await Promise.all([
    confirm(api, 'phone', first),
    api.as('colleague').post('/api/account/contact', { kind: 'phone', code: second }),
  ])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)).toBeProblem(409, 'account.contactTaken')
  const owners = await api.database.select().from(users).where(eq(users.phone, newPhone))
  expect(owners).toHaveLength(1)
})

test('nobody has codes sent to strangers without end', async () => {
  const api = await startApi()
  for (let round = 0; round < 5; round += 1) expect((await ask(api, { email: newEmail })).status).toBe(200)

  expect(await ask(api, { email: newEmail })).toBeProblem(429, 'identity.tooManyRequests')
  expect((await messagesTo(api.database, newEmail)).length).toBe(5)
})

test('a phone is taken away at once, with what was to take its place', async () => {
  const api = await startApi()
  await ask(api, { phone: newPhone })
  const code = await codeSentTo(api.database, newPhone)

  const answer = await ask(api, { phone: null })

  expect(answer.body).toMatchObject({ phone: null, isPhoneConfirmed: false, pending: { phone: null } })
  expect((await confirm(api, 'phone', code)).status).toBe(400)
  expect(await messagesTo(api.database, 'employee@example.com')).toHaveLength(1)
})

test('what waits and its code go with the account', async () => {
  const api = await startApi()
  await ask(api, { phone: newPhone })
  const exported = await api.as('employee').post('/api/account/export', { password: demoPassword })
  expect(exported.text).toContain(newPhone)

  await api.as('employee').post('/api/account/deletion', { password: demoPassword, confirmation: true })

  expect(await api.database.select().from(pendingContacts)).toEqual([])
  expect(await messagesTo(api.database, newPhone)).toEqual([])
})

test.each([
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
