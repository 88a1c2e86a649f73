import { contract } from '@avita/api-client/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidy } from '../../housekeeping.ts'
import { messagesTo } from '../../testing/messages.ts'
import { formOf } from '../../testing/pictures.ts'
import { startApi } from '../../testing/start-api.ts'
import { outbox } from '../../delivery/schema.ts'
import { auditEntries } from '../audit/schema.ts'
import { providerCvs } from '../provider-cvs/schema.ts'
import { newReference } from './reference.ts'
import { contactForms } from './schema.ts'

const secret = 'Gece uyuyamıyorum, çok kaygılıyım.'

const aForm = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...contract.contactForm.example.body,
  message: secret,
  ...changes,
})

const anApplication = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...contract.serviceProviderForm.example.body,
  ...changes,
})

const start = async () => {
  const api = await startApi()
  const send = (changes: Readonly<Record<string, unknown>> = {}, headers = {}) =>
    api.as('visitor').post('/api/contactForm', aForm(changes), headers)
  const list = async (query = '') =>
    (await api.as('admin').get(`/api/admin/contactForms?${query}`)).read(contract.contactForms.answer)
  const counts = async () => [await api.database.$count(contactForms), await api.database.$count(outbox)]
  return { api, send, list, counts }
}

test('a visitor gets a receipt, and a mail in the language of the request that repeats nothing', async () => {
  const { api, send } = await start()

  const receipt = (await send({}, { 'accept-language': 'en' })).read(contract.contactForm.answer)

  expect(receipt.reference).toMatch(/^AV-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  const [mail] = await messagesTo(api.database, 'ada@example.com')
  expect(mail).toMatchObject({
    kind: 'mail',
    subject: `We have received your message (${receipt.reference})`,
  })
  for (const own of [secret, 'Ada', 'Örnek', '+902120000000']) expect(mail?.text).not.toContain(own)
  await send({ email: 'second@example.com' })
  expect((await messagesTo(api.database, 'second@example.com'))[0]?.subject).toContain(
    'Mesajınız bize ulaştı',
  )
})

test('what was written lies sealed: neither the table nor the log holds it', async () => {
  const { api, send } = await start()
  await send()

  const rows = JSON.stringify(await api.database.select().from(contactForms))
  expect(rows).toContain('"privacyNoticeVersion":"2026-11"')
  for (const word of ['uyuyam', 'kaygı']) {
    expect(rows).not.toContain(word)
    expect(api.log()).not.toContain(word)
  }
  expect(api.log()).not.toContain('ada@example.com')
})

test('sent twice with one key it is one form, and the receipt is the same', async () => {
  const { send, counts } = await start()
  const key = { 'idempotency-key': 'one-press-of-the-button' }

  const [first, second] = [await send({}, key), await send({}, key)]

  expect(second.body).toEqual(first.body)
  expect(await counts()).toEqual([1, 1])
  expect(await send({ topic: 'other' }, key)).toBeProblem(422, 'request.keyReused')
  expect(await counts()).toEqual([1, 1])
})

test.each([
  [{ name: ' ' }, 'body.name', 'contactForm.nameMissing'],
  [{ name: 'Ada\nBcc: x@example.com' }, 'body.name', 'contactForm.lineInvalid'],
  [{ email: 'ada@' }, 'body.email', 'contactForm.emailInvalid'],
  [{ phone: '0555' }, 'body.phone', 'identity.phoneInvalid'],
  [{ company: undefined }, 'body.company', 'contactForm.companyMissing'],
  [{ topic: 'gossip' }, 'body.topic', 'contactForm.topicUnknown'],
  [{ message: 'short' }, 'body.message', 'contactForm.messageTooShort'],
  [{ message: 'x'.repeat(4001) }, 'body.message', 'contactForm.messageTooLong'],
  [{ kind: 'serviceProvider' }, 'body.kind', 'contactForm.kindUnknown'],
  [{ privacyNoticeVersion: undefined }, 'body.privacyNoticeVersion', 'contactForm.privacyNoticeUnread'],
  [{ privacyNoticeVersion: '1999-01' }, 'body.privacyNoticeVersion', 'contactForm.privacyNoticeUnread'],
  [{ state: 'closed' }, 'body.state', 'field.unknown'],
])('%j is refused at its field, and nothing is kept', async (changes, field, code) => {
  const { send, counts } = await start()

  const answer = await send(changes)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: expect.arrayContaining([{ field, code }]) })
  expect(await counts()).toEqual([0, 0])
})

test('a stranger’s address cannot be filled with mails, nor can one caller fill the inbox', async () => {
  const { send, counts } = await start()
  for (let times = 0; times < 5; times += 1) expect((await send()).status).toBe(200)

  const sixth = await send({ email: 'ADA@example.com' })
  expect(sixth).toBeProblem(429, 'identity.tooManyRequests')
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  for (let times = 0; times < 24; times += 1) await send({ email: `somebody${times}@example.com` })

  expect(await send({ email: 'another@example.com' })).toBeProblem(429, 'identity.tooManyRequests')
  expect(await counts()).toEqual([29, 29])
})

test('an application keeps title and licence as data, and takes its CV once', async () => {
  const { api, list } = await start()
  const cv = async () =>
    (
      await api
        .as('visitor')
        .post('/api/serviceProviderForm/cv', formOf({ cv: Buffer.from('%PDF-1.7\n%%EOF\n') }, 'cv.pdf'))
    ).read(contract.uploadProviderCv.answer).cvToken
  const cvToken = await cv()
  const apply = (changes: object) =>
    api.as('visitor').post('/api/serviceProviderForm', anApplication({ ...changes }))

  expect((await apply({ cvToken })).status).toBe(200)
  expect(await apply({ cvToken })).toBeProblem(422, 'file.cvTokenInvalid')
  expect((await apply({})).status).toBe(200)

  const { items } = await list('kind=serviceProvider')
  expect(items).toHaveLength(2)
  const [, first] = items
  const read = (await api.as('admin').get(`/api/admin/contactForms/${first?.id}`)).read(
    contract.readContactForm.answer,
  )
  expect(read.provider).toMatchObject({
    profession: 'dietitian',
    licence: { number: '000000' },
    languages: ['tr', 'en'],
  })
  expect((await api.as('admin').get(`/api/admin/serviceProviderForm/cv/${read.cvId}`)).status).toBe(200)

  expect((await api.as('admin').delete(`/api/admin/contactForms/${read.id}`)).status).toBe(200)
  expect(await api.database.$count(providerCvs)).toBe(0)
})

test('the inbox filters, searches as Turkish does, and shows no message', async () => {
  const { api, send, list } = await start()
  await send({ name: 'İrem Işık', email: 'irem@example.com', company: 'Çınar' })
  await send({ kind: 'personal', company: undefined, name: 'Ali', email: 'ali@example.com' })

  expect((await list('searchTerm=IREM')).items.map(({ name }) => name)).toEqual(['İrem Işık'])
  expect((await list('searchTerm=cinar')).totalCount).toBe(1)
  expect((await list('searchTerm=%25')).totalCount).toBe(0)
  expect((await list('kind=personal')).items.map(({ name }) => name)).toEqual(['Ali'])
  expect((await list('state=closed')).totalCount).toBe(0)
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  expect((await list(`from=${today}&to=${today}`)).totalCount).toBe(2)
  expect((await list('to=2026-01-01')).totalCount).toBe(0)
  expect((await api.as('admin').get('/api/admin/contactForms')).text).not.toContain('uyuyam')
  expect(await api.as('admin').get('/api/admin/contactForms?from=yesterday')).toBeProblem(
    400,
    'request.invalid',
  )
})

test('of two who change a form at once one wins, the other is told', async () => {
  const { api, send, list } = await start()
  await send()
  const [form] = (await list()).items
  const change = (state: string, version = form?.version) =>
    api.as('admin').patch(`/api/admin/contactForms/${form?.id}`, { state, version })

  const answers = await Promise.all([change('read'), change('closed')])

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await change('answered')).toBeProblem(409, 'content.changedMeanwhile')
  expect((await list()).items[0]).toMatchObject({ version: 2 })
  expect((await change('answered', 2)).body).toMatchObject({ state: 'answered', version: 3 })
})

test('reading a form is on record, and an editor can neither list, read nor delete', async () => {
  const { api, send, list, counts } = await start()
  await send()
  const [form] = (await list()).items
  const path = `/api/admin/contactForms/${form?.id}`

  expect(await api.as('editor').get('/api/admin/contactForms')).toBeProblem(403, 'access.actionDenied')
  expect(await api.as('editor').get(path)).toBeProblem(403, 'access.actionDenied')
  expect(await api.as('editor').delete(path)).toBeProblem(403, 'access.actionDenied')
  const before = await api.database.$count(auditEntries)
  expect((await api.as('admin').get(path)).body).toMatchObject({ message: secret })
  expect(await api.database.$count(auditEntries)).toBe(before + 1)
  expect(await counts()).toEqual([1, 1])
  expect((await api.as('admin').delete(path)).status).toBe(200)
  expect(await api.as('admin').get(path)).toBeProblem(404, 'content.notFound')
})

test('looking through the inbox is on record, what was searched for is not', async () => {
  const { api } = await start()
  await api.as('admin').get('/api/admin/contactForms?searchTerm=gece')

  const [entry] = await api.database.select().from(auditEntries)
  expect(entry).toMatchObject({
    action: 'contactForm.list',
    subjectId: null,
    details: '{"count":0,"searched":true,"seconds":60,"totalCount":0}',
  })
})

test('a year after its last change a form goes', async () => {
  const { api, send, counts } = await start()
  await send()

  api.waitSeconds(364 * 86_400)
  await tidy(api.deps)
  expect((await counts())[0]).toBe(1)
  api.waitSeconds(2 * 86_400)
  await tidy(api.deps)
  expect((await counts())[0]).toBe(0)
})

test('a message is sealed to its own form: in another row it cannot be read', async () => {
  const { api, send, list } = await start()
  await send()
  await send({ email: 'other@example.com', message: 'Bambaşka bir mesaj' })
  const [one, other] = await api.database.select().from(contactForms)
  await api.database.update(contactForms).set({ sealedMessage: one?.sealedMessage ?? '' })

  const reads = await Promise.all(
    (await list()).items.map(async ({ id }) =>
      (await api.as('admin').get(`/api/admin/contactForms/${id}`)).read(contract.readContactForm.answer),
    ),
  )

  expect(reads.find(({ id }) => id === other?.id)?.message).toBeNull()
  expect(reads.find(({ id }) => id === one?.id)?.message).not.toBeNull()
})

test('references do not repeat and hold no sign that is mistaken for another', () => {
  const all = Array.from({ length: 2000 }, newReference)
  expect(new Set(all).size).toBe(all.length)
  for (const reference of all)
    expect(reference).toMatch(/^AV-[2-9B-DF-HJKMNP-TV-XZ]{4}-[2-9B-DF-HJKMNP-TV-XZ]{4}$/)
})

test('whatever a body holds, the answer is a receipt or a problem that names a field', async () => {
  const { api } = await start()
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined), fc.object())
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: value, email: value, message: value, topic: value }),
      async (parts) => {
        const answer = await api.as('visitor').post('/api/contactForm', { ...aForm(), ...parts })
        expect([200, 400, 429]).toContain(answer.status)
      },
    ),
    { numRuns: 40 },
  )
})
