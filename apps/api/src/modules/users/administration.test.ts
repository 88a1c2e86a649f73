import { contract, type NewUser, OwnAuditEntry, roles, UserDetail } from '@avita/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '../../idempotency/schema.ts'
import { personalDataSources } from '../../personal-data-sources.ts'
import { demoCustomers, demoPassword } from '../../seed/demo-accounts.ts'
import { codeForm, passwordForm, tokenPath } from '../../testing/forms.ts'
import { codeSentTo, messagesTo } from '../../testing/messages.ts'
import { idOfUser, tokenMailedTo } from '../../testing/people.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditEntries } from '../audit/schema.ts'
import { verifyAudit } from '../audit/verify.ts'
import { eraser } from '../personal-data/erasure.ts'
import { userRoles, users } from './schema.ts'

const newcomer = {
  username: 'deniz.arman',
  name: 'Deniz',
  surname: 'Arman',
  email: 'deniz.arman@example.com',
  phone: '+905551112233',
  roles: [roles.employee],
  customerId: demoCustomers.first.id,
} satisfies Partial<NewUser>

const create = (api: TestApi, changes: object = {}, headers: Record<string, string> = {}) =>
  api.as('admin').post('/api/user', { ...newcomer, ...changes }, headers)

/** A change on the version that an administrator has just read. */
const change = async (api: TestApi, id: string, fields: object, as = api.as('admin')) => {
  const { version } = (await as.get(`/api/user/${id}`)).read(contract.user.answer)
  return as.patch('/api/user', { id, version, ...fields })
}

const everybody = async (api: TestApi) =>
  JSON.stringify([
    // The version says how often, not what.
    (await api.database.select().from(users).orderBy(users.id)).map((user) => ({ ...user, version: 0 })),
    await api.database.select().from(userRoles).orderBy(userRoles.userId, userRoles.roleId),
  ])

const lastActOn = async (api: TestApi, id: string) => {
  const [entry] = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(sql`position desc`)
    .limit(1)
  return entry
}

/** A second administrator, who signs in at the back office. */
const withSecondAdmin = async (api: TestApi) => {
  const created = await create(api, {
    username: 'admin2',
    email: 'admin2@example.com',
    phone: null,
    roles: [roles.administrator],
    customerId: null,
  })
  const { id } = created.read(contract.createUser.answer)
  const token = await tokenMailedTo(api.database, 'admin2@example.com')
  await api.as('visitor').post('/auth/api/User/ResetPassword', { token, password: demoPassword })
  const signedIn = await api
    .as('nobody')
    .post(tokenPath, passwordForm({ username: 'admin2', client_id: 'back-office' }))
  return { id, as: api.bearing(signedIn.read(contract.token.answer).access_token) }
}

test('a new user is answered whole, gets an invitation, and signs in with the password of its link', async () => {
  const api = await startApi()

  const answer = await create(api)

  expect(answer.read(contract.createUser.answer)).toEqual({
    ...newcomer,
    id: expect.any(String),
    roles: [{ id: roles.employee, name: 'Çalışan' }],
    customerName: demoCustomers.first.name,
    language: 'tr',
    isActive: true,
    isDeleted: false,
    hasPassword: false,
    version: 1,
    createdAt: expect.any(String),
  })
  const [mail] = await messagesTo(api.database, newcomer.email)
  expect(mail?.subject).toBe('AVITA hesabınız hazır')
  expect(mail?.text).toContain('/kullanici/sifre-yenile?token=')
  const token = await tokenMailedTo(api.database, newcomer.email)
  const password = 'sessiz bir dağ yolu'
  expect((await api.as('visitor').post('/auth/api/User/ResetPassword', { token, password })).status).toBe(200)
  const signIn = passwordForm({ username: newcomer.username, password })
  expect((await api.as('nobody').post(tokenPath, signIn)).status).toBe(200)
  const read = await api
    .as('admin')
    .get(`/api/user/${answer.read(contract.createUser.answer).id}?projectId=2`)
  expect(read.read(contract.user.answer).hasPassword).toBe(true)
})

test('the invitation comes in the language of the person and lasts a week', async () => {
  const api = await startApi()
  await create(api, { language: 'en' })
  const [mail] = await messagesTo(api.database, newcomer.email)
  expect(mail?.text).toContain('/en/user/reset-password?token=')
  const token = await tokenMailedTo(api.database, newcomer.email)

  api.waitSeconds(7 * 86_400 + 1)

  const late = await api
    .as('visitor')
    .post('/auth/api/User/ResetPassword', { token, password: 'sessiz bir dağ yolu' })
  expect(late).toBeProblem(400, 'identity.resetLinkInvalid')
})

test.each([
  ['username', { username: 'EMPLOYEE' }],
  ['email', { email: 'Colleague@example.com' }],
  ['phone', { phone: '+905000000001' }],
])('a %s that another account has is refused by name, and nobody appears', async (field, taken) => {
  const api = await startApi()
  const before = await everybody(api)

  const answer = await create(api, taken)

  expect(answer).toBeProblem(409, 'user.alreadyTaken')
  expect(answer.body).toMatchObject({ errors: [{ field: `body.${field}`, code: `user.${field}Taken` }] })
  expect(await everybody(api)).toBe(before)
  expect(await messagesTo(api.database, newcomer.email)).toEqual([])
})

test('of five with one e-mail at once one is created, the others are refused by name', async () => {
  const api = await startApi()

  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((turn) => create(api, { username: `deniz${turn}`, phone: null })),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  for (const { status, body } of answers)
    if (status === 409)
      expect(body).toMatchObject({ errors: [{ field: 'body.email', code: 'user.emailTaken' }] })
})

test('the same key creates once and mails once', async () => {
  const api = await startApi()
  const key = { 'idempotency-key': 'new-user-0001' }

  const first = await create(api, {}, key)
  const second = await create(api, {}, key)

  expect(second.body).toEqual(first.body)
  expect(await messagesTo(api.database, newcomer.email)).toHaveLength(1)
})

test('what is kept for a repeated call is the id and nothing of the person', async () => {
  const api = await startApi()
  const key = { 'idempotency-key': 'new-user-0002' }
  const { id } = (await create(api, {}, key)).read(UserDetail)

  const [kept] = await api.database.select().from(idempotencyKeys)
  expect(JSON.parse(api.deps.vault.unseal(kept?.sealedAnswer ?? '') ?? 'null')).toEqual({ id })
  await api.database.update(users).set({ name: 'Derya' }).where(eq(users.id, id))
  expect((await create(api, {}, key)).read(UserDetail)).toMatchObject({ id, name: 'Derya' })

  await api.database.transaction((transaction) =>
    eraser(api.deps, personalDataSources(api.deps)).erase(transaction, id, 'request'),
  )
  expect(await create(api, {}, key)).toBeProblem(404, 'user.notFound')
})

test.each([
  ['body.customerId', 'user.customerMissing', { customerId: null }],
  ['body.customerId', 'user.customerUnknown', { customerId: '5f3f2a52-6a1c-4d5e-8f00-00000000c000' }],
  ['body.customerId', 'user.customerNotFitting', { roles: [roles.editor] }],
  ['body.roles', 'user.roleMissing', { roles: [] }],
  ['body.roles', 'user.roleTwice', { roles: [1, 1] }],
  ['body.roles.0', 'user.roleUnknown', { roles: [7] }],
  ['body.isActive', 'field.unknown', { isActive: false }],
  ['body.id', 'field.unknown', { id: '5f3f2a52-6a1c-4d5e-8f00-00000000c000' }],
  ['body.username', 'user.usernameInvalid', { username: 'erased-someone' }],
  ['body.username', 'user.usernameInvalid', { username: 'two words' }],
  ['body.email', 'identity.emailInvalid', { email: 'no address' }],
  ['body.phone', 'identity.phoneInvalid', { phone: '0555' }],
  ['body.name', 'user.nameMissing', { name: '  ' }],
])('%s is refused with %s, and nobody appears', async (field, code, changes) => {
  const api = await startApi()
  const before = await everybody(api)

  const answer = await create(api, changes)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field, code }] })
  expect(await everybody(api)).toBe(before)
})

test('nobody is created for a removed company', async () => {
  const api = await startApi()
  await api.as('admin').delete(`/api/admin/customers/${demoCustomers.first.id}`)

  expect((await create(api)).body).toMatchObject({
    errors: [{ field: 'body.customerId', code: 'user.customerUnknown' }],
  })
})

test('a change is found by the new name, leaves the rest, and stands in the log by its fields', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')

  const answer = await change(api, id, { surname: 'Öz', phone: null })

  expect(answer.read(contract.updateUser.answer)).toMatchObject({
    name: 'Elif',
    surname: 'Öz',
    phone: null,
    username: 'employee',
  })
  const entry = await lastActOn(api, id)
  expect(entry).toMatchObject({ action: 'user.update', reason: 'userAdministration' })
  expect(entry?.details).toBe('{"fields":"surname,phone"}')
  const found = await api.as('admin').get('/api/users?searchTerm=elif oz')
  expect(found.read(contract.users.answer).items.map((user) => user.id)).toEqual([id])
})

test.each([
  ['nothing to change', {}, 400],
  ['an e-mail of an account in use', { email: 'elif.new@example.com' }, 409],
  ['a phone of an account in use', { phone: '+905551112299' }, 409],
  ['a role without its company', { customerId: null }, 400],
  ['a role that needs no company', { roles: [roles.editor] }, 400],
  ['an unknown field', { isDeleted: true }, 400],
])('%s is refused and changes nothing', async (_, changes, status) => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  const before = await everybody(api)

  expect((await change(api, id, changes)).status).toBe(status)
  expect(await everybody(api)).toBe(before)
})

test('an administrator gets no way into an account that somebody uses', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')

  const answer = await change(api, id, {
    phone: '+905551112299',
    email: 'admin.too@example.com',
    surname: 'Öz',
  })

  expect(answer).toBeProblem(409, 'user.contactIsTheirs')
  expect(answer.body).toMatchObject({
    errors: [
      { field: 'body.email', code: 'user.contactIsTheirs' },
      { field: 'body.phone', code: 'user.contactIsTheirs' },
    ],
  })
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: '+905551112299', State: 'a state' })
  await api.as('visitor').post('/auth/api/User/RequestPasswordReset', { email: 'admin.too@example.com' })
  for (const address of ['+905551112299', 'admin.too@example.com'])
    expect(await messagesTo(api.database, address)).toEqual([])
})

test('a form that repeats phone and e-mail as they are may change the rest', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  const same = { phone: '+905000000001', email: 'employee@example.com' }

  expect((await change(api, id, { ...same, surname: 'Öz' })).body).toMatchObject({ ...same, surname: 'Öz' })
  expect(await messagesTo(api.database, same.email)).toEqual([])
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: same.phone, State: 'a state' })
  expect(await messagesTo(api.database, same.phone)).toHaveLength(1)
})

test('a phone that is taken away lets nobody in, and its person hears of it', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')

  expect((await change(api, id, { phone: null })).body).toMatchObject({ phone: null })

  const [notice] = await messagesTo(api.database, 'employee@example.com')
  expect(notice?.subject).toBe('AVITA hesabınızın telefonu kaldırıldı')
  await api
    .as('visitor')
    .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: '+905000000001', State: 'a state' })
  expect(await messagesTo(api.database, '+905000000001')).toEqual([])
})

const invited = async (api: TestApi) => {
  const { id } = (await create(api)).read(contract.createUser.answer)
  return { id, token: await tokenMailedTo(api.database, newcomer.email) }
}

const choosePassword = (api: TestApi, token: string) =>
  api.as('visitor').post('/auth/api/User/ResetPassword', { token, password: 'sessiz bir dağ yolu' })

test('an invitation that went to the wrong address is ended, and the right one gets its own', async () => {
  const api = await startApi()
  const { id, token } = await invited(api)

  expect((await change(api, id, { email: 'deniz@example.com' })).body).toMatchObject({ hasPassword: false })

  expect(await messagesTo(api.database, newcomer.email)).toEqual([])
  expect(await choosePassword(api, token)).toBeProblem(400, 'identity.resetLinkInvalid')
  const right = await tokenMailedTo(api.database, 'deniz@example.com')
  expect((await choosePassword(api, right)).status).toBe(200)
  expect(await change(api, id, { email: newcomer.email })).toBeProblem(409, 'user.contactIsTheirs')
})

test('of a correction and a person who follows the invitation at once only one comes first', async () => {
  const api = await startApi()
  for (let round = 0; round < 4; round += 1) {
    const email = `deniz${round}@example.com`
    const created = await create(api, { username: `deniz${round}`, email, phone: null })
    const { id } = created.read(contract.createUser.answer)
    const token = await tokenMailedTo(api.database, email)

    const [corrected, chosen] = await Promise.all([
      change(api, id, { email: `right${round}@example.com` }),
      choosePassword(api, token),
    ])

    expect([corrected.status, chosen.status].toSorted((a, b) => a - b)).toEqual(
      corrected.status === 200 ? [200, 400] : [200, 409],
    )
  }
})

test('a phone that an administrator wrote down is a way in only when its person has confirmed it', async () => {
  const api = await startApi()
  const { token } = await invited(api)
  const requestCode = () =>
    api
      .as('visitor')
      .post('/auth/api/User/RequestOneTimePassword', { PhoneNumber: newcomer.phone, State: 'a state' })
  await choosePassword(api, token)
  await requestCode()
  expect(await messagesTo(api.database, newcomer.phone)).toEqual([])
  const password = 'sessiz bir dağ yolu'
  const signedIn = await api
    .as('nobody')
    .post(tokenPath, passwordForm({ username: newcomer.username, password }))
  const deniz = api.bearing(signedIn.read(contract.token.answer).access_token)
  expect((await deniz.get('/api/account/details')).body).toMatchObject({ isPhoneConfirmed: false })

  await deniz.patch('/api/account', { phone: newcomer.phone, password })
  const code = await codeSentTo(api.database, newcomer.phone)
  await deniz.post('/api/account/contact', { kind: 'phone', code })

  await requestCode()
  const signIn = codeForm(newcomer.phone, await codeSentTo(api.database, newcomer.phone), 'a state')
  expect((await api.as('nobody').post(tokenPath, signIn)).status).toBe(200)
})

test('a change of roles holds at the next request', async () => {
  const api = await startApi()
  await api.tokenOf('employee')
  expect(await api.as('employee').get('/api/users')).toBeProblem(403, 'access.actionDenied')
  const id = await idOfUser(api.database, 'hr')
  expect((await api.as('hr').get('/api/pagesAndActions/2')).text).toContain('designWorks')

  const answer = await change(api, id, { roles: [roles.employee] })

  expect(answer.read(contract.updateUser.answer).roles).toMatchObject([{ id: roles.employee }])
  expect((await api.as('hr').get('/api/pagesAndActions/2')).text).not.toContain('designWorks')
  expect((await lastActOn(api, id))?.details).toBe('{"fields":"roles","rolesAfter":"1","rolesBefore":"2"}')
})

test('a stale form gives back no role that was taken away meanwhile', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'hr')
  const { version } = (await api.as('admin').get(`/api/user/${id}`)).read(contract.user.answer)
  const save = (fields: object) => api.as('admin').patch('/api/user', { id, version, ...fields })
  expect((await save({ roles: [roles.employee] })).body).toMatchObject({ version: version + 1 })

  const stale = await save({ surname: 'Öz', roles: [roles.hrManager] })

  expect(stale).toBeProblem(409, 'user.changedMeanwhile')
  expect((await api.as('admin').get(`/api/user/${id}`)).body).toMatchObject({
    surname: 'Çelik',
    roles: [{ id: roles.employee }],
  })
})

test('of ten changes at once on one version one is made', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'hr')
  await api.tokenOf('admin')

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      api.as('admin').patch('/api/user', { id, version: 1, surname: `Öz ${turn}` }),
    ),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toBeProblem(409, 'user.changedMeanwhile')
})

test.each([
  [
    'being disabled',
    (api: TestApi, id: string) => api.as('admin').post('/api/changeActiveStatus', { id, isActive: false }),
  ],
  ['what the person changed', (api: TestApi) => api.as('hr').patch('/api/account', { surname: 'Öz' })],
])('%s makes a form stale too', async (_, act) => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'hr')
  expect((await act(api, id)).status).toBe(200)

  expect(await api.as('admin').patch('/api/user', { id, version: 1, surname: 'Er' })).toBeProblem(
    409,
    'user.changedMeanwhile',
  )
  expect((await api.as('admin').patch('/api/user', { id, surname: 'Er' })).body).toMatchObject({
    errors: [{ field: 'body.version' }],
  })
})

test('reading a user is recorded, and the person sees by which role', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')

  const answer = await api.as('admin').get(`/api/user/${id}?projectId=2`)

  expect(answer.read(contract.user.answer)).toMatchObject({ id, phone: '+905000000001', hasPassword: true })
  const mine = (await api.as('employee').get('/api/audit/mine?by=others')).read(contract.myAudit.answer)
  expect(mine.items.map((item) => OwnAuditEntry.parse(item))).toMatchObject([
    { action: 'user.read', byYourself: false, roles: [{ id: roles.administrator }] },
  ])
  expect(JSON.stringify(mine)).not.toContain('Aslı')
})

test('a user of another project, an unknown one and one that is erased answer alike', async () => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  const unknown = '5f3f2a52-6a1c-4d5e-8f00-00000000c000'

  const answers = [
    await api.as('admin').get(`/api/user/${id}?projectId=7`),
    await api.as('admin').get(`/api/user/${unknown}?projectId=2`),
    await api.as('admin').patch('/api/user', { id: unknown, version: 1, name: 'Deniz' }),
    await api.as('admin').post('/api/changeActiveStatus', { id: unknown, isActive: true }),
  ]
  for (const answer of answers) expect(answer).toBeProblem(404, 'user.notFound')
})

test.each([
  ['/api/changeActiveStatus', { isActive: false }, { isActive: true }],
  ['/api/changeDeletedStatus', { isDeleted: true }, { isDeleted: false }],
])('%s ends every session at once, and undoing it revives none', async (path, away, back) => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'employee')
  await api.tokenOf('employee')
  expect((await api.as('employee').get('/api/account')).status).toBe(200)

  const answer = await api.as('admin').post(path, { id, ...away })

  expect(answer.body).toMatchObject({ id, ...away })
  expect(await api.as('employee').get('/api/account')).toBeProblem(401, 'access.tokenInvalid')
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(400)
  expect((await api.as('admin').post(path, { id, ...back })).body).toMatchObject({ id, ...back })
  expect(await api.as('employee').get('/api/account')).toBeProblem(401, 'access.tokenInvalid')
  expect((await api.as('nobody').post(tokenPath, passwordForm())).status).toBe(200)
})

test('nobody disables or removes themselves or changes their own roles', async () => {
  const api = await startApi()
  const second = await withSecondAdmin(api)
  const own = await idOfUser(api.database, 'admin')
  const before = await everybody(api)

  expect(await api.as('admin').post('/api/changeActiveStatus', { id: own, isActive: false })).toBeProblem(
    409,
    'user.notYourself',
  )
  expect(await api.as('admin').post('/api/changeDeletedStatus', { id: own, isDeleted: true })).toBeProblem(
    409,
    'user.notYourself',
  )
  expect(await change(api, own, { roles: [roles.editor] })).toBeProblem(409, 'user.ownRoles')
  expect(await change(api, own, { roles: [roles.administrator, 3] }, second.as)).toMatchObject({
    status: 200,
  })
  await change(api, own, { roles: [roles.administrator] }, second.as)
  expect(await everybody(api)).toBe(before)
})

test.each([
  ['disabled', '/api/changeActiveStatus', { isActive: false }],
  ['removed', '/api/changeDeletedStatus', { isDeleted: true }],
])('of two administrators who let each other be %s at once one remains', async (_, path, body) => {
  const api = await startApi()
  const second = await withSecondAdmin(api)
  const first = await idOfUser(api.database, 'admin')
  await api.tokenOf('admin')

  const answers = await Promise.all([
    api.as('admin').post(path, { id: second.id, ...body }),
    second.as.post(path, { id: first, ...body }),
  ])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await api.database.execute(
    sql`select count(*)::int as count from users join user_roles on user_id = id where role_id = 4 and is_active and not is_deleted`,
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('the last active administrator keeps the role', async () => {
  const api = await startApi()
  const second = await withSecondAdmin(api)
  const first = await idOfUser(api.database, 'admin')

  const answers = await Promise.all([
    change(api, second.id, { roles: [roles.editor] }),
    change(api, first, { roles: [roles.editor] }, second.as),
  ])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)?.status).toSatisfy(
    (status) => status === 409 || status === 403,
  )
})

test.each(['employee', 'hr', 'editor', 'notifier'] as const)('%s keeps no users', async (who) => {
  const api = await startApi()
  const id = await idOfUser(api.database, 'colleague')
  const before = await everybody(api)

  for (const answer of [
    await api.as(who).post('/api/user', newcomer),
    await api.as(who).patch('/api/user', { id, version: 1, name: 'Deniz' }),
    await api.as(who).get(`/api/user/${id}`),
    await api.as(who).post('/api/changeActiveStatus', { id, isActive: false }),
    await api.as(who).post('/api/changeDeletedStatus', { id, isDeleted: true }),
  ])
    expect(answer).toBeProblem(403, 'access.actionDenied')
  expect(await everybody(api)).toBe(before)
})

test('a list is recorded by its counts, and in the log of everybody whom it shows', async () => {
  const api = await startApi()
  const own = await idOfUser(api.database, 'admin')

  const shown = (await api.as('admin').get('/api/users?searchTerm=kerem')).read(contract.users.answer)
  await api.as('admin').get('/api/users?searchTerm=nobody-like-this')

  const of = (action: string) =>
    api.database.select().from(auditEntries).where(eq(auditEntries.action, action)).orderBy(auditEntries.at)
  expect(await of('users.list')).toMatchObject([
    { actorId: own, subjectId: null, details: '{"count":1,"searched":true,"seconds":60,"totalCount":1}' },
    { actorId: own, subjectId: null, details: '{"count":0,"searched":true,"seconds":60,"totalCount":0}' },
  ])
  expect(await of('user.list')).toMatchObject([
    { actorId: own, subjectId: shown.items[0]?.id, chain: shown.items[0]?.id, reason: 'userAdministration' },
  ])
})

test('a page of a hundred people is in a hundred logs', async () => {
  const api = await startApi()
  const page = () => api.as('admin').get('/api/users?pageSize=100')
  const shown = (await page()).read(contract.users.answer).items
  expect(shown).toHaveLength(100)
  await page()

  const entries = await api.database
    .select({ chain: auditEntries.chain })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'user.list'))
  expect(entries.map(({ chain }) => chain).toSorted()).toEqual(shown.map(({ id }) => id).toSorted())
  expect(await verifyAudit(api.database, api.deps.vault)).toMatchObject({ isIntact: true, entries: 101 })
})
