import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../../delivery/schema.ts'
import { demoCustomers, type DemoUsername } from '../../seed/demo-accounts.ts'
import { startApi } from '../../testing/start-api.ts'
import { customers, users } from '../users/schema.ts'
import { announcePublications } from './publications.ts'
import { closeReadCounts } from './read-count.ts'
import { notificationReads, notificationSends } from './schema.ts'

const texts = {
  tr: { title: 'Bakım', text: 'Bu gece bakım var.', link: '/kullanici' },
  en: { title: 'Maintenance', text: 'There is maintenance tonight.', link: '/en/user' },
}
const english = { 'accept-language': 'en' }

const start = async () => {
  const api = await startApi()
  const send = async (body: object = {}, headers = {}) =>
    api
      .as('notifier')
      .post(
        '/api/admin/notification',
        { sourceId: 1, audience: { kind: 'everybody' }, texts, ...body },
        headers,
      )
  const seenBy = async (who: DemoUsername, headers = {}, query = '') =>
    (await api.as(who).get(`/api/notifications${query}`, headers)).read(contract.notifications.answer)
  const titles = async (who: DemoUsername, headers = {}) =>
    (await seenBy(who, headers)).items.map(({ title }) => title)
  return { api, send, seenBy, titles }
}

test('one row is sent however many it is for, and each reads it in their language', async () => {
  const { api, send, titles } = await start()

  const sent = (await send()).read(contract.sendNotification.answer)

  expect(sent.recipientCount).toBe((await api.database.$count(users, eq(users.isActive, true))) - 1)
  expect(await api.database.$count(notificationSends)).toBe(1)
  expect(await api.database.$count(notificationReads)).toBe(0)
  expect(await titles('employee')).toEqual(['Bakım'])
  expect(await titles('customer', english)).toEqual(['Maintenance'])
})

test('a company’s, a role’s and the employees’ notifications reach nobody else', async () => {
  const { send, titles } = await start()
  const titled = (title: string) => ({ tr: { ...texts.tr, title } })
  await send({
    audience: { kind: 'customer', customerId: demoCustomers.second.id },
    texts: titled('company'),
  })
  await send({ audience: { kind: 'role', roleId: 2 }, texts: titled('role') })
  await send({ audience: { kind: 'employees' }, texts: titled('employees') })

  expect(await titles('employee')).toEqual(['employees'])
  expect(await titles('employee2')).toEqual(['employees', 'company'])
  expect(await titles('hr')).toEqual(['employees', 'role'])
  expect(await titles('hr2')).toEqual(['employees', 'role', 'company'])
  expect(await titles('customer')).toEqual([])
  // There is no English text, and the Turkish one does not stand in for it.
  expect(await titles('hr2', english)).toEqual([])
})

test('a notification of another company cannot be read, marked or removed', async () => {
  const { api, send } = await start()
  const { id } = (await send({ audience: { kind: 'customer', customerId: demoCustomers.second.id } })).read(
    contract.sendNotification.answer,
  )

  expect(await api.as('employee').post(`/api/notifications/${id}/read`)).toBeProblem(404, 'content.notFound')
  expect(await api.as('employee').delete(`/api/notifications/${id}`)).toBeProblem(404, 'content.notFound')
  expect(await api.as('employee').get(`/api/admin/notification/${id}`)).toBeProblem(
    403,
    'access.actionDenied',
  )
  expect(await api.database.$count(notificationReads)).toBe(0)
})

test('read, all read and removed count, page by page', async () => {
  const { api, send, seenBy } = await start()
  for (let times = 0; times < 3; times += 1) await send()
  const first = await seenBy('employee', {}, '?pageSize=2')
  expect(first).toMatchObject({ totalCount: 3, unreadCount: 3, pageSize: 2 })
  const [newest] = first.items

  const read = () => api.as('employee').post(`/api/notifications/${newest?.id}/read`)
  expect((await read()).body).toEqual({ unreadCount: 2 })
  expect((await read()).body).toEqual({ unreadCount: 2 })
  expect((await seenBy('employee')).items[0]).toMatchObject({ isRead: true })
  expect((await api.as('employee').delete(`/api/notifications/${newest?.id}`)).body).toEqual({
    unreadCount: 2,
  })
  expect(await read()).toBeProblem(404, 'content.notFound')
  expect((await api.as('employee').post('/api/notifications/readAll')).body).toEqual({ unreadCount: 0 })
  expect(await seenBy('employee')).toMatchObject({ totalCount: 2, unreadCount: 0 })
  expect(await seenBy('colleague')).toMatchObject({ totalCount: 3, unreadCount: 3 })
})

test('sent twice with one key it arises once', async () => {
  const { api, send } = await start()
  const key = { 'idempotency-key': 'pressed-two-times' }

  expect((await send({}, key)).body).toEqual((await send({}, key)).body)

  expect(await api.database.$count(notificationSends)).toBe(1)
})

test.each([
  [{ texts: {} }, 'notification.textMissing'],
  [{ texts: { tr: { ...texts.tr, link: 'https://evil.example' } } }, 'notification.linkInvalid'],
  [{ texts: { tr: { ...texts.tr, link: '//evil.example' } } }, 'notification.linkInvalid'],
  [{ texts: { tr: { ...texts.tr, link: '/\\evil.example' } } }, 'notification.linkInvalid'],
  [{ audience: { kind: 'customer', customerId: crypto.randomUUID() } }, 'notification.customerUnknown'],
  [{ audience: { kind: 'role', roleId: 77 } }, 'notification.roleUnknown'],
  [{ audience: { kind: 'readersOf', article: 'grief' } }, 'field.invalid'],
  [{ sourceId: 9 }, 'notification.sourceUnknown'],
])('%j is refused, and nothing is sent', async (body, code) => {
  const { api, send } = await start()

  const answer = await send(body)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.text).toContain(code)
  expect(await api.database.$count(notificationSends)).toBe(0)
})

test('how many have read is counted once, after a day, and stays', async () => {
  const { api, send } = await start()
  const { id, readCount } = (await send({ audience: { kind: 'employees' } })).read(
    contract.sendNotification.answer,
  )
  const readers = await api.database.select().from(users).where(eq(users.isActive, true)).limit(30)
  const shown = async (who: DemoUsername) =>
    (await api.as(who).get('/api/admin/notifications')).read(contract.sentNotifications.answer).items[0]
      ?.readCount
  const addReads = (from: number, to: number, readAt = new Date()) =>
    api.database
      .insert(notificationReads)
      .values(readers.slice(from, to).map(({ id: personId }) => ({ sendId: id, personId, readAt })))

  await addReads(0, 12)
  await closeReadCounts(api.deps)
  expect(readCount).toBeNull()
  expect(await shown('notifier')).toBeNull()

  api.waitSeconds(86_460)
  await addReads(12, 25, new Date(Date.now() + 86_430_000))
  await closeReadCounts(api.deps)
  // Who came after the first day does not count any more.
  expect(await shown('admin')).toEqual({ atLeast: 10, atMost: 19 })
  await api.database.delete(notificationReads)
  await addReads(25, 30)
  await closeReadCounts(api.deps)
  expect(await shown('admin')).toEqual({ atLeast: 10, atMost: 19 })

  await api.database
    .update(customers)
    .set({ usageFloor: 20 })
    .where(eq(customers.id, demoCustomers.second.id))
  expect(await shown('admin')).toBeNull()
})

test('one that was taken back is seen by nobody, waits for nobody, and stays on record', async () => {
  const { api, send, titles } = await start()
  const prefer = { preferences: [{ sourceId: 1, mail: true, push: true }] }
  for (const who of ['colleague', 'employee2'] as const)
    await api.as(who).patch('/api/account/notifications', prefer)
  const { id, withdrawnAt } = (await send()).read(contract.sendNotification.answer)
  const other = (await send({ texts: { tr: { ...texts.tr, title: 'Bir başka' } } })).read(
    contract.sendNotification.answer,
  )
  expect(withdrawnAt).toBeNull()
  const left = eq(outbox.recipient, 'colleague@example.com')
  await api.database.update(outbox).set({ sentAt: new Date() }).where(left)
  const path = `/api/admin/notification/${id}`

  for (const who of ['editor', 'employee', 'hr'] as const)
    expect(await api.as(who).delete(path)).toBeProblem(403, 'access.actionDenied')
  expect(await titles('employee')).toEqual(['Bir başka', 'Bakım'])
  expect(await api.as('notifier').delete(`/api/admin/notification/${crypto.randomUUID()}`)).toBeProblem(
    404,
    'content.notFound',
  )

  const taken = (await api.as('notifier').delete(path)).read(contract.withdrawNotification.answer)
  expect(taken).toMatchObject({ id, withdrawnAt: expect.any(String) })
  expect((await api.as('notifier').delete(path)).body).toEqual(taken)

  expect(await titles('employee')).toEqual(['Bir başka'])
  expect(await api.as('employee').post(`/api/notifications/${id}/read`)).toBeProblem(404, 'content.notFound')
  expect(await api.database.$count(outbox, eq(outbox.causeId, id))).toBe(1)
  expect(await api.database.$count(outbox, eq(outbox.causeId, other.id))).toBe(4)
  const list = await api.as('notifier').get('/api/admin/notifications')
  expect(list.read(contract.sentNotifications.answer).items).toMatchObject([
    { id: other.id, withdrawnAt: null },
    taken,
  ])
})

test('what staff have taken back does not come again with its piece', async () => {
  const { api, titles } = await start()
  const watcher = announcePublications(api.deps)
  const piece = { kind: 'bulletin', id: crypto.randomUUID() } as const
  const publish = () =>
    api.database.transaction((transaction) =>
      watcher.published(transaction, {
        ...piece,
        language: 'tr',
        title: 'Kasım bülteni',
        customerId: null,
        publishedAt: undefined,
      }),
    )
  await publish()
  const [send] = await api.database.select().from(notificationSends)
  expect((await api.as('notifier').delete(`/api/admin/notification/${send?.id}`)).status).toBe(200)

  await publish()

  expect(await titles('employee')).toEqual([])
})

test('two tabs that switch different ways do not undo each other', async () => {
  const { api } = await start()
  const prefer = (ways: object) =>
    api.as('employee').patch('/api/account/notifications', { preferences: [{ sourceId: 1, ...ways }] })

  for (let round = 0; round < 6; round += 1) {
    const isOn = round % 2 === 0
    const answers = await Promise.all([
      prefer({ mail: isOn }),
      prefer({ push: isOn }),
      prefer({ inApp: !isOn }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const now = (await api.as('employee').get('/api/account/notifications')).read(
      contract.notificationPreferences.answer,
    )
    expect(now[0]).toMatchObject({ inApp: !isOn, mail: isOn, push: isOn })
  }
})

test('off is off: no list, no mail; on is on, in the language of the choice', async () => {
  const { api, send, titles } = await start()
  const prefer = (who: DemoUsername, changes: object, headers = {}) =>
    api.as(who).patch('/api/account/notifications', { preferences: [{ sourceId: 1, ...changes }] }, headers)
  const mails = async () =>
    (await api.database.select().from(outbox)).map(({ kind, recipient, subject }) => [
      kind,
      recipient,
      subject,
    ])

  await send()
  expect(await mails()).toEqual([])
  await prefer('employee', { inApp: false })
  await prefer('colleague', { mail: true }, english)
  expect((await prefer('employee2', { mail: true, push: true })).body).toContainEqual({
    sourceId: 1,
    sourceName: 'Duyurular',
    inApp: true,
    mail: true,
    push: true,
  })
  await send()

  expect(await titles('employee')).toEqual([])
  expect(await titles('colleague')).toHaveLength(2)
  const [person] = await api.database.select().from(users).where(eq(users.username, 'employee2'))
  const sent = await mails()
  expect(sent).toHaveLength(3)
  expect(sent).toEqual(
    expect.arrayContaining([
      ['mail', 'colleague@example.com', 'Maintenance'],
      ['mail', 'employee2@example.com', 'Bakım'],
      ['push', person?.id, 'Bakım'],
    ]),
  )
  await prefer('colleague', { mail: false })
  await api.database.delete(outbox)
  await send()
  expect(await mails()).toHaveLength(2)
})

test('a source that is off sends nothing; a stale change of it is refused', async () => {
  const { api, send } = await start()
  const change = (version: number, isOn: boolean) =>
    api.as('notifier').patch('/api/admin/notificationSources/1', { isOn, version })

  expect((await change(1, false)).body).toMatchObject({ isOn: false, version: 2 })
  expect(await change(1, true)).toBeProblem(409, 'content.changedMeanwhile')
  expect(await send()).toBeProblem(409, 'notification.sourceOff')
  expect(await api.database.$count(notificationSends)).toBe(0)
  expect(await api.as('editor').get('/api/admin/notificationSources')).toBeProblem(403, 'access.actionDenied')
})

test('a publication tells employees once, per language, and is taken back with it', async () => {
  const { api, titles, seenBy } = await start()
  const watcher = announcePublications(api.deps)
  const piece = { kind: 'bulletin', id: crypto.randomUUID() } as const
  const publish = (language: 'tr' | 'en', changes: { customerId?: string; publishedAt?: Date } = {}) =>
    api.database.transaction((transaction) =>
      watcher.published(transaction, {
        ...piece,
        language,
        title: language === 'tr' ? 'Kasım bülteni' : 'November bulletin',
        customerId: null,
        publishedAt: undefined,
        ...changes,
      }),
    )
  await api
    .as('colleague')
    .patch('/api/account/notifications', { preferences: [{ sourceId: 2, mail: true }] })

  await publish('tr')
  expect((await seenBy('employee')).items).toMatchObject([
    { sourceId: 2, text: '“Kasım bülteni” okumanıza hazır.', link: `/kullanici/bultenler/${piece.id}` },
  ])
  expect(await titles('customer')).toEqual([])
  expect(await titles('employee', english)).toEqual([])
  await publish('en')
  await publish('tr')
  expect(await titles('employee', english)).toEqual(['A new bulletin is out'])
  expect(await api.database.$count(notificationSends)).toBe(1)
  expect(await api.database.$count(outbox)).toBe(1)

  await api.database.transaction((transaction) =>
    watcher.withdrawn(transaction, { ...piece, language: 'tr' }),
  )
  expect(await titles('employee')).toEqual([])
  expect(await titles('employee', english)).toHaveLength(1)
  await api.database.transaction((transaction) => watcher.removed(transaction, piece))
  expect(await titles('employee', english)).toEqual([])
})

test('what is scheduled, or for one company, tells at its time and nobody else', async () => {
  const { api, titles } = await start()
  const watcher = announcePublications(api.deps)
  await api.database.transaction((transaction) =>
    watcher.published(transaction, {
      kind: 'aboutLife',
      id: crypto.randomUUID(),
      language: 'tr',
      title: 'Yürüyüş',
      customerId: demoCustomers.first.id,
      publishedAt: new Date(Date.now() + 3_600_000),
    }),
  )
  expect(await titles('employee')).toEqual([])

  api.waitSeconds(3_700)

  expect(await titles('employee')).toEqual(['Hayata dair yeni bir içerik'])
  expect(await titles('employee2')).toEqual([])
})
