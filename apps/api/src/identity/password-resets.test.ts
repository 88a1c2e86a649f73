import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../delivery/schema.ts'
import { users } from '../modules/users/schema.ts'
import { demoPassword } from '../seed/demo-accounts.ts'
import { passwordForm, tokenPath } from '../testing/forms.ts'
import { messagesTo } from '../testing/messages.ts'
import { idOfUser } from '../testing/people.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { passwordResets } from './schema.ts'

const email = 'employee@example.com'
const password = 'a long walk by the sea'

const request = (api: TestApi, address = email, language = 'tr') =>
  api
    .as('visitor')
    .post('/auth/api/User/RequestPasswordReset', { email: address }, { 'accept-language': language })

const linkTo = async (api: TestApi) =>
  new URL(/http\S+/.exec((await messagesTo(api.database, email))[0]?.text ?? '')?.[0] ?? 'http://no-link')

const tokenTo = async (api: TestApi) => (await linkTo(api)).searchParams.get('token') ?? ''

const reset = (api: TestApi, token: string, newPassword = password) =>
  api.as('visitor').post('/auth/api/User/ResetPassword', { token, password: newPassword })

test('the link sets a new password once, ends every session, and the old password no longer works', async () => {
  const api = await startApi()
  await api.tokenOf('employee')
  expect((await request(api)).body).toEqual({ accepted: true })
  const token = await tokenTo(api)

  expect((await reset(api, token)).body).toEqual({ changed: true })

  expect((await api.as('employee').get('/api/account')).status).toBe(401)
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(400)
  expect((await api.as('nobody').post(tokenPath, passwordForm({ password }))).status).toBe(200)
  expect(await reset(api, token, 'another long password')).toBeProblem(400, 'identity.resetLinkInvalid')
})

test.each([
  ['tr', '/kullanici/sifre-yenile'],
  ['en', '/en/user/reset-password'],
])('the link leads to the page of its language (%s)', async (language, path) => {
  const api = await startApi()
  await request(api, email, language)

  const link = await linkTo(api)
  expect(link.origin + link.pathname).toBe(`http://localhost:4100${path}`)
})

test('an unknown, a disabled and a removed address get the same answer and no mail', async () => {
  const api = await startApi()
  const known = await request(api)
  for (const address of ['nobody@example.com', 'disabled@example.com', 'removed@example.com']) {
    expect(await request(api, address)).toMatchObject({ status: known.status, text: known.text })
    expect(await messagesTo(api.database, address)).toEqual([])
  }
})

test('a link lives thirty minutes, and a newer one ends the older', async () => {
  const api = await startApi()
  await request(api)
  const older = await tokenTo(api)
  await request(api)
  const newer = await tokenTo(api)

  expect(await reset(api, older)).toBeProblem(400, 'identity.resetLinkInvalid')
  api.waitSeconds(1801)
  expect(await reset(api, newer)).toBeProblem(400, 'identity.resetLinkInvalid')
})

test('of five at once one changes the password', async () => {
  const api = await startApi()
  await request(api)
  const token = await tokenTo(api)

  const answers = await Promise.all([1, 2, 3, 4, 5].map((turn) => reset(api, token, `${password} ${turn}`)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a link of someone who was disabled meanwhile changes nothing', async () => {
  const api = await startApi()
  await request(api)
  await api.database.update(users).set({ isActive: false }).where(eq(users.username, 'employee'))

  expect(await reset(api, await tokenTo(api))).toBeProblem(400, 'identity.resetLinkInvalid')
})

test.each([
  ['12345678', 'identity.passwordTooCommon'],
  ['Galatasaray', 'identity.passwordTooCommon'],
  ['Employee@Example.com', 'identity.passwordTooCommon'],
  ['short', 'identity.passwordTooShort'],
  ['x'.repeat(129), 'identity.passwordTooLong'],
])('the password %s is refused, and the link still works', async (weak, code) => {
  const api = await startApi()
  await request(api)
  const token = await tokenTo(api)

  const answer = await reset(api, token, weak)
  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field: 'body.password', code }] })
  expect((await reset(api, token, 'Çok uzun bir yürüyüş 🌊')).status).toBe(200)
})

test('an address may ask five times an hour, an unknown one just so', async () => {
  const api = await startApi()
  for (const address of [email, 'nobody@example.com']) {
    for (let round = 0; round < 5; round += 1) expect((await request(api, address)).status).toBe(200)
    expect(await request(api, address)).toBeProblem(429, 'identity.tooManyRequests')
  }
})

test('the database keeps no token', async () => {
  const api = await startApi()
  await request(api)

  expect(JSON.stringify(await api.database.select().from(passwordResets))).not.toContain(await tokenTo(api))
})

/** What ends the links that a person was sent. */
const endings: readonly (readonly [
  string,
  (api: TestApi, id: string) => Promise<{ readonly status: number }>,
])[] = [
  [
    'a change of the password',
    (api) =>
      api
        .as('employee')
        .post('/api/account/password', { oldPassword: demoPassword, newPassword: 'dört sessiz kelime' }),
  ],
  [
    'being disabled and activated',
    async (api, id) => {
      await api.as('admin').post('/api/changeActiveStatus', { id, isActive: false })
      return api.as('admin').post('/api/changeActiveStatus', { id, isActive: true })
    },
  ],
  [
    'being removed and restored',
    async (api, id) => {
      await api.as('admin').post('/api/changeDeletedStatus', { id, isDeleted: true })
      return api.as('admin').post('/api/changeDeletedStatus', { id, isDeleted: false })
    },
  ],
]

test.each(endings)('%s ends the link, and a mail that waits does not leave', async (_, end) => {
  const api = await startApi()
  await request(api)
  const token = await tokenTo(api)
  const id = await idOfUser(api.database, 'employee')

  expect((await end(api, id)).status).toBe(200)

  expect(await messagesTo(api.database, email)).toEqual([])
  expect(await reset(api, token)).toBeProblem(400, 'identity.resetLinkInvalid')
  await request(api)
  expect((await reset(api, await tokenTo(api))).status).toBe(200)
})

test('a mail that has left stays in the outbox as sent, and its link is ended all the same', async () => {
  const api = await startApi()
  await request(api)
  const token = await tokenTo(api)
  const sentAt = new Date()
  await api.database.update(outbox).set({ sentAt }).where(eq(outbox.recipient, email))

  await api
    .as('employee')
    .post('/api/account/password', { oldPassword: demoPassword, newPassword: 'dört sessiz kelime' })

  expect(await messagesTo(api.database, email)).toMatchObject([{ sentAt }])
  expect(await reset(api, token)).toBeProblem(400, 'identity.resetLinkInvalid')
})

test('of links asked for while the account is disabled and activated none is open afterwards', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  await Promise.all([api.tokenOf('admin'), api.tokenOf('visitor')])

  const asked = Array.from({ length: 4 }, () => request(api))
  const disabled = await api.as('admin').post('/api/changeActiveStatus', { id, isActive: false })
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await api.as('admin').post('/api/changeActiveStatus', { id, isActive: true })

  expect(disabled.status).toBe(200)
  const open = await api.database.select().from(passwordResets).where(isNull(passwordResets.endedAt))
  expect(open).toEqual([])
})

test('passwords are not changed to and fro without end', async () => {
  const api = await startApi()
  const passwords = ['a long walk by the sea', 'four quiet words here']
  let oldPassword = demoPassword
  const change = (newPassword: string) =>
    api.as('employee').post('/api/account/password', { oldPassword, newPassword })
  for (let round = 0; round < 20; round += 1) {
    const newPassword = passwords[round % 2] ?? ''
    expect((await change(newPassword)).status).toBe(200)
    oldPassword = newPassword
  }

  expect(await change('a third one that is long')).toBeProblem(429, 'identity.tooManyRequests')
})
