import { contract, KeptContentItem } from '@avita/api-client/contract'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../../delivery/schema.ts'
import { demoCustomers, type DemoUsername } from '../../seed/demo-accounts.ts'
import { bodyOf } from '../../testing/content.ts'
import { startApi } from '../../testing/start-api.ts'
import { notificationSends, notificationTexts } from './schema.ts'

const day = 86_400
const inDays = (days: number) => new Date(Date.now() + days * day * 1000)

const written = (language: 'tr' | 'en', title: string) => ({
  language,
  title,
  summary: 'Kısa özeti',
  body: bodyOf('Merhaba'),
  author: 'Editör Ebru',
  reviewer: null,
  reviewedOn: null,
  reviewDueOn: null,
  sources: [],
})

const settings = (customerId: string | null = null) => ({ datedOn: '2026-11-02', customerId })

/** A bulletin in two languages, kept by an editor; `colleague` and `employee2` hear of bulletins by mail. */
const start = async (customerId: string | null = null) => {
  const api = await startApi()
  // Whoever signed in before days went by has to sign in again: afterwards somebody else goes on.
  let keeper: DemoUsername = 'editor'
  const wait = (days: number) => {
    keeper = 'admin'
    api.waitSeconds(days * day + 60)
  }
  const editor = api.as('editor')
  for (const who of ['colleague', 'employee2'] as const)
    await api.as(who).patch('/api/account/notifications', { preferences: [{ sourceId: 2, mail: true }] })
  const english = { 'accept-language': 'en' }
  await api
    .as('hr')
    .patch('/api/account/notifications', { preferences: [{ sourceId: 2, mail: true }] }, english)
  const { id } = (
    await editor.post('/api/admin/bulletin', {
      settings: settings(customerId),
      text: written('tr', 'Kasım'),
    })
  ).read(KeptContentItem)
  const path = `/api/admin/bulletin/${id}`
  await editor.patch(path, { text: { version: 0, values: written('en', 'November') } })

  const read = async () => (await api.as(keeper).get(path)).read(KeptContentItem)
  const versionIn = async (language: string) =>
    (await read()).texts.find((text) => text.language === language)?.version ?? 0
  const publish = async (language: 'tr' | 'en', at?: Date) => {
    const version = await versionIn(language)
    const answer = await api
      .as(keeper)
      .post(`${path}/publish`, { language, version, at: at?.toISOString() ?? null })
    expect(answer.status).toBe(200)
  }
  const withdraw = async (language: 'tr' | 'en') => {
    const answer = await api
      .as(keeper)
      .post(`${path}/archive`, { language, version: await versionIn(language) })
    expect(answer.status).toBe(200)
  }
  const settle = async (to: string | null) => {
    const { settingsVersion: version } = await read()
    expect((await api.as(keeper).patch(path, { settings: { version, values: settings(to) } })).status).toBe(
      200,
    )
  }
  const rename = async (language: 'tr' | 'en', title: string) => {
    const text = { version: await versionIn(language), values: written(language, title) }
    expect((await editor.patch(path, { text })).status).toBe(200)
  }
  const texts = async (who: DemoUsername, language: 'tr' | 'en' = 'tr') =>
    (await api.as(who).get('/api/notifications', { 'accept-language': language }))
      .read(contract.notifications.answer)
      .items.map(({ text }) => text)
  const mails = async () =>
    (await api.database.select().from(outbox).orderBy(asc(outbox.recipient))).map((row) => [
      row.recipient,
      row.nextTryAt.getTime(),
    ])
  const sent = async (recipient: string) =>
    api.database
      .update(outbox)
      .set({ sentAt: new Date(), recipient: '', subject: '', text: '' })
      .where(eq(outbox.recipient, recipient))
  return { api, editor, path, id, wait, publish, withdraw, settle, rename, texts, mails, sent }
}

test('each language tells at its own moment, and not before its link leads anywhere', async () => {
  const { api, id, publish, texts, mails, wait } = await start()
  const week = inDays(7)

  await publish('tr')
  await publish('en', week)

  expect(await texts('employee')).toEqual(['“Kasım” okumanıza hazır.'])
  expect(await texts('employee', 'en')).toEqual([])
  const answer = await api.as('employee').get(`/api/bulletin/${id}`, { 'accept-language': 'en' })
  expect(answer.status).toBe(404)
  expect((await mails()).filter(([, at]) => at === week.getTime())).toEqual([
    ['hr@example.com', week.getTime()],
  ])
  wait(7)
  expect(await texts('hr2', 'en')).toEqual([expect.stringContaining('November')])
})

test('put off, the notice and the mails that wait are put off with it; brought forward, they come at once', async () => {
  const { api, publish, texts, mails, wait } = await start()
  const [tomorrow, later] = [inDays(1), inDays(9)]

  await publish('tr', tomorrow)
  await publish('tr', later)

  expect(await mails()).toEqual([
    ['colleague@example.com', later.getTime()],
    ['employee2@example.com', later.getTime()],
  ])
  for (const { expiresAt } of await api.database.select().from(outbox))
    expect(expiresAt.getTime()).toBeGreaterThan(later.getTime())
  wait(2)
  expect(await texts('employee')).toEqual([])

  await publish('tr')
  expect(await texts('hr2')).toHaveLength(1)
  for (const [, at] of await mails()) expect(at).toBeLessThan(later.getTime())
  expect(await mails()).toHaveLength(2)
})

test('withdrawn, it takes back what has not left; published again, nobody is told twice', async () => {
  const { api, publish, withdraw, texts, mails, sent } = await start()
  await publish('tr')
  await publish('en')
  expect(await mails()).toHaveLength(3)
  await sent('colleague@example.com')

  await withdraw('tr')
  expect(await texts('employee')).toEqual([])
  expect((await mails()).map(([recipient]) => recipient)).toEqual(['', 'hr@example.com'])

  await publish('tr')
  expect(await texts('employee')).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
  expect(await api.database.$count(notificationSends)).toBe(1)
})

test('withdrawn before its moment, nobody has heard of it: a later publication tells everybody', async () => {
  const { api, publish, withdraw, texts, mails } = await start()
  await publish('tr', inDays(3))

  await withdraw('tr')
  expect(await mails()).toEqual([])
  expect(await api.database.$count(notificationSends)).toBe(0)

  await publish('tr')
  expect(await texts('employee')).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('removed, it takes everything with it', async () => {
  const { api, editor, path, publish, mails } = await start()
  await publish('tr', inDays(3))
  await publish('en')

  expect((await editor.delete(path)).status).toBe(200)

  expect(await mails()).toEqual([])
  expect(await api.database.$count(notificationTexts)).toBe(0)
})

test('kept to one company, it is taken from the lists and the mails of all others', async () => {
  const { api, publish, settle, texts, mails } = await start()
  await publish('tr')
  expect(await texts('employee2')).toHaveLength(1)
  const countOf = async () => (await api.database.select().from(notificationSends))[0]?.recipientCount ?? 0
  const before = await countOf()

  await settle(demoCustomers.first.id)

  expect(await texts('employee')).toHaveLength(1)
  expect(await texts('employee2')).toEqual([])
  expect((await mails()).map(([recipient]) => recipient)).toEqual(['colleague@example.com'])
  expect(await countOf()).toBeLessThan(before)
})

test('opened to everybody before its moment, it tells them too; after it, only in their lists', async () => {
  const { publish, settle, texts, mails, sent, wait } = await start(demoCustomers.first.id)
  const at = inDays(2)
  const recipients = async () => (await mails()).map(([recipient]) => recipient)
  await publish('tr', at)
  expect(await recipients()).toEqual(['colleague@example.com'])

  await settle(null)
  expect(await recipients()).toEqual(['colleague@example.com', 'employee2@example.com'])

  await settle(demoCustomers.first.id)
  wait(2)
  await sent('colleague@example.com')
  await settle(null)
  expect(await recipients()).toEqual([''])
  expect(await texts('hr2')).toHaveLength(1)
})

test('a title that is corrected is corrected in the notice and in what waits; an old piece stays untold', async () => {
  const { api, publish, rename, texts, settle } = await start()
  await rename('tr', 'Aralık')
  await settle(demoCustomers.first.id)
  expect(await api.database.$count(notificationSends)).toBe(0)

  await publish('tr')
  await rename('tr', 'Ocak')

  expect(await texts('employee')).toEqual(['“Ocak” okumanıza hazır.'])
  for (const { text } of await api.database.select().from(outbox)) expect(text).toContain('Ocak')
})

test('a mail that is tried again keeps its pause when the piece moves', async () => {
  const { api, publish, mails } = await start()
  await publish('tr')
  const pause = new Date(Date.now() + 3_600_000)
  await api.database.update(outbox).set({ tries: 3, nextTryAt: pause })

  await publish('tr')

  for (const [, at] of await mails()) expect(at).toBe(pause.getTime())
})

test('published under an old date, it is no news for a mail', async () => {
  const { publish, texts, mails } = await start()

  await publish('tr', inDays(-30))

  expect(await mails()).toEqual([])
  expect(await texts('employee')).toEqual([])
})

test('while the source is off, what was announced still moves and is still taken back', async () => {
  const { api, publish, withdraw, texts, mails } = await start()
  await publish('tr', inDays(1))
  await api.as('notifier').patch('/api/admin/notificationSources/2', { isOn: false, version: 1 })
  const later = inDays(5)

  await publish('tr', later)
  expect((await mails()).map(([, at]) => at)).toEqual([later.getTime(), later.getTime()])
  await publish('en')
  expect(await texts('employee', 'en')).toEqual([])
  await withdraw('tr')
  expect(await mails()).toEqual([])
})
