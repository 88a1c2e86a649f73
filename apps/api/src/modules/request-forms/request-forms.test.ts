import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalDataSources } from '../../personal-data-sources.ts'
import { messagesTo } from '../../testing/messages.ts'
import { startApi } from '../../testing/start-api.ts'
import { auditEntries } from '../audit/schema.ts'
import { users } from '../users/schema.ts'
import { requestForms } from './schema.ts'

const secret = 'Panik atak yaşıyorum ve konuşmak istiyorum.'
const psychological = { ...contract.psychologicalRequest.example.body, note: secret }
const hotel = contract.hotelRequest.example.body
const paths = {
  psychological: '/api/request-forms/psychological-request',
  hotel: '/api/request-forms/hotel-request',
}

const start = async () => {
  const api = await startApi()
  const ask = async (who: 'employee' | 'colleague' | 'customer' = 'employee', headers = {}) =>
    (await api.as(who).post(paths.psychological, psychological, headers)).read(
      contract.psychologicalRequest.answer,
    )
  const mine = async (who: 'employee' | 'colleague' | 'customer') =>
    (await api.as(who).get('/api/request-forms/mine')).read(contract.myRequests.answer)
  return { api, ask, mine }
}

test('who asks for a psychologist always gets the emergency numbers with the receipt', async () => {
  const { api, ask } = await start()

  const answer = await ask('employee', { 'accept-language': 'en' })

  expect(answer.emergency.contacts.map(({ phone, link }) => [phone, link])).toEqual([
    ['112', 'tel:112'],
    ['183', 'tel:183'],
  ])
  expect(answer.emergency.text).toContain('call 112 now')
  const [mail] = await messagesTo(api.database, 'employee@example.com')
  expect(mail?.subject).toContain(answer.reference)
  for (const word of ['Panik', 'psycholog', 'Elif']) expect(mail?.text).not.toContain(word)
})

test('it lies sealed, and is readable to the person alone', async () => {
  const { api, ask, mine } = await start()
  const { id } = await ask()

  expect(JSON.stringify(await api.database.select().from(requestForms))).not.toMatch(/Panik|weekday|video/)
  expect(api.log()).not.toContain('Panik')
  expect((await mine('employee')).items).toMatchObject([
    { id, kind: 'psychological', state: 'new', asked: { note: secret, channel: 'video' } },
  ])
  expect((await mine('colleague')).items).toEqual([])
})

test('asked twice with one key it is one request', async () => {
  const { ask, mine } = await start()
  const key = { 'idempotency-key': 'asked-once-only' }

  expect(await ask('employee', key)).toEqual(await ask('employee', key))

  expect((await mine('employee')).totalCount).toBe(1)
})

test.each([
  [paths.psychological, { ...psychological, healthConsentVersion: undefined }, 'body.healthConsentVersion'],
  [paths.psychological, { ...psychological, privacyNoticeVersion: undefined }, 'body.privacyNoticeVersion'],
  [paths.psychological, { ...psychological, times: [] }, 'body.times'],
  [paths.psychological, { ...psychological, personId: 'x' }, 'body.personId'],
  [paths.hotel, { ...hotel, leavesOn: hotel.arrivesOn }, 'body.leavesOn'],
  [paths.hotel, { ...hotel, leavesOn: '2035-12-01' }, 'body.leavesOn'],
  [paths.hotel, { ...hotel, arrivesOn: '2020-01-01', leavesOn: '2020-01-02' }, 'body.arrivesOn'],
  [paths.hotel, { ...hotel, adults: 0 }, 'body.adults'],
])('%s refuses %j at %s, and keeps nothing', async (path, body, field) => {
  const { api } = await start()

  const answer = await api.as('employee').post(path, body)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [expect.objectContaining({ field })] })
  expect(await api.database.$count(requestForms)).toBe(0)
})

test('a request is withdrawn by its person alone, and is gone then', async () => {
  const { api, ask, mine } = await start()
  const { id } = await ask()
  const path = `/api/request-forms/${id}`

  expect(await api.as('colleague').delete(path)).toBeProblem(404, 'content.notFound')
  expect(await api.as('admin').delete(path)).toBeProblem(404, 'content.notFound')
  expect((await mine('employee')).totalCount).toBe(1)
  expect((await api.as('employee').delete(path)).body).toEqual({ withdrawn: true })
  expect(await api.as('employee').delete(path)).toBeProblem(404, 'content.notFound')
  expect(await api.database.$count(requestForms)).toBe(0)
})

test('the inbox says neither whose a request is nor what it asks', async () => {
  const { api, ask } = await start()
  await ask()
  await api.as('employee').post(paths.hotel, hotel)

  const answer = await api.as('admin').get('/api/admin/requests?kind=psychological')

  const { items } = answer.read(contract.requests.answer)
  expect(items).toHaveLength(1)
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(
    ['id', 'kind', 'receivedAt', 'reference', 'state', 'version'].toSorted(),
  )
  expect(answer.text).not.toMatch(/Elif|Panik|employee@/)
})

test('staff open a request with a reason, and the person sees who did and why', async () => {
  const { api, ask } = await start()
  const { id } = await ask()
  const path = `/api/admin/requests/${id}/open`

  expect(await api.as('admin').post(path, {})).toBeProblem(400, 'request.invalid')
  expect(await api.as('admin').post(path, { reason: 'curiosity' })).toBeProblem(400, 'request.invalid')
  expect(await api.as('hr').post(path, { reason: 'answerRequest' })).toBeProblem(403, 'access.actionDenied')
  expect(await api.database.$count(auditEntries, eq(auditEntries.action, 'request.read'))).toBe(0)

  const opened = (await api.as('admin').post(path, { reason: 'arrangeAppointment' })).read(
    contract.openRequest.answer,
  )
  expect(opened).toMatchObject({ person: { email: 'employee@example.com' }, asked: { note: secret } })
  const [entry] = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'request.read'))
  expect(entry).toMatchObject({ subjectId: opened.person.id, reason: 'arrangeAppointment' })
  expect((await api.as('employee').get('/api/audit/mine')).text).toContain('request.read')
})

test('a change of state is on record, and a stale one is refused', async () => {
  const { api, ask, mine } = await start()
  const { id } = await ask()
  const change = (state: string, version: number) =>
    api.as('admin').patch(`/api/admin/requests/${id}`, { state, version })

  expect((await change('read', 1)).body).toMatchObject({ state: 'read', version: 2 })
  expect(await change('closed', 1)).toBeProblem(409, 'content.changedMeanwhile')

  expect((await mine('employee')).items[0]?.state).toBe('read')
  expect(await api.database.$count(auditEntries, eq(auditEntries.action, 'request.change'))).toBe(1)
})

test('a private customer may ask for a psychologist and not for a hotel; ten a day are enough', async () => {
  const { api, ask } = await start()
  expect(await api.as('customer').post(paths.hotel, hotel)).toBeProblem(403, 'access.actionDenied')
  for (let times = 0; times < 10; times += 1) await ask('customer')

  expect(await api.as('customer').post(paths.psychological, psychological)).toBeProblem(
    429,
    'identity.tooManyRequests',
  )
  expect(await api.database.$count(requestForms)).toBe(10)
})

test('the export of a person holds what they asked, and deletion takes it', async () => {
  const { api, ask } = await start()
  await ask()
  await ask('colleague')
  const [person] = await api.database.select().from(users).where(eq(users.username, 'employee'))
  const source = personalDataSources(api.deps).find(({ name }) => name === 'requests')

  const exported = JSON.stringify(await source?.exportFor(api.database, person?.id ?? ''))
  expect(exported).toContain(secret)
  expect(exported).not.toContain('sealed')
  expect(await source?.eraseFor(api.database, person?.id ?? '')).toBe(1)
  expect(await api.database.$count(requestForms)).toBe(1)
})
