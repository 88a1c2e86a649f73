import { contract, type SearchHit } from '@avita/api-client/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { contentId } from '../../seed/content/content-id.ts'
import { addPiece, aText, bodyOf } from '../../testing/content.ts'
import { startApi, type Who } from '../../testing/start-api.ts'

const api = await startApi()
const sleep = contentId('category', 'sleep')

const find = async (who: Who, q: string, language = 'tr', more = '') => {
  const query = new URLSearchParams({ q, pageSize: '100' })
  const answer = await api.as(who).get(`/api/search?${query}${more}`, { 'accept-language': language })
  return answer.read(contract.search.answer)
}

const idsOf = ({ items }: { items: readonly SearchHit[] }) => items.map(({ id }) => id)

// An invented word that no seed uses marks what belongs to these tests; the rest is real language.
const light = await addPiece(
  api.database,
  'article',
  { categoryId: sleep },
  aText({ title: 'IŞIK ve KAYGILARIMIZ', body: bodyOf('Zırpatan bir gece, İstanbul’da.') }),
  aText({ language: 'en', title: 'Running from worries', body: bodyOf('Zirpatan flies at night.') }),
)

test.each([
  'IŞIK',
  'ışık',
  'Işık',
  'isik',
  'ISIK',
  'kaygı',
  'KAYGI',
  'kaygılar',
  'istanbul',
  'İSTANBUL',
  'gecenin',
])('a Turkish reader who looks for %j finds it', async (q) => {
  expect(idsOf(await find('employee', q))).toContain(light)
})

test.each(['run', 'RUNNING', 'worry', 'worries', 'flying', 'NIGHTS'])(
  'an English reader who looks for %j finds it',
  async (q) => {
    expect(idsOf(await find('employee', q, 'en'))).toContain(light)
  },
)

test('each language is searched in its own texts only', async () => {
  expect(idsOf(await find('employee', 'kaygı', 'en'))).not.toContain(light)
  expect(idsOf(await find('employee', 'worries', 'tr'))).not.toContain(light)
})

test('a word in the title counts more than one in the summary, and that more than one in the text', async () => {
  const title = await addPiece(api.database, 'faq', { group: 'programme' }, aText({ title: 'Hoplanga' }))
  const body = await addPiece(
    api.database,
    'faq',
    { group: 'programme' },
    aText({ body: bodyOf('Hoplanga') }),
  )
  const summary = await addPiece(
    api.database,
    'press',
    { datedOn: '2026-01-01' },
    aText({ summary: 'Hoplanga' }),
  )

  expect(idsOf(await find('visitor', 'hoplanga'))).toEqual([title, summary, body])
})

test('an excerpt shows the words around, without any markup', async () => {
  const id = await addPiece(
    api.database,
    'faq',
    { group: 'privacy' },
    aText({
      summary: '',
      body: bodyOf(`${'önce gelen söz '.repeat(60)} mırıltık <b>kalın</b> ${'sonra '.repeat(60)}`),
    }),
  )
  const [hit] = (await find('visitor', 'mırıltık')).items

  expect(hit).toMatchObject({ id, kind: 'faq', uri: null, title: 'Bir deneme' })
  expect(hit?.excerpt).toContain('mırıltık')
  expect(hit?.excerpt.length).toBeLessThan(400)
})

test('a visitor finds public kinds only, a person what their pages open', async () => {
  expect((await find('employee', 'uyku')).items.some(({ kind }) => kind === 'article')).toBe(true)
  for (const who of ['visitor', 'customer', 'notifier'] as const) {
    const { items } = await find(who, 'uyku')
    expect(items.filter(({ kind }) => !['blog', 'press', 'faq', 'category'].includes(kind))).toEqual([])
    expect(await find(who, 'uyku', 'tr', '&kind=article')).toMatchObject({ items: [], totalCount: 0 })
  }
  expect(await api.as('nobody').get('/api/search?q=uyku')).toBeProblem(401, 'access.tokenMissing')
})

const formsOf = ({ items }: { items: readonly SearchHit[] }) =>
  items.filter(({ kind }) => kind === 'test' || kind === 'requestForm').map(({ id }) => id)

test.each([
  ['kaygı', 'tr', 'gad-7'],
  ['KAYGILARIM', 'tr', 'gad-7'],
  ['kaygi', 'tr', 'gad-7'],
  ['kaygımı', 'tr', 'gad-2'],
  ['gad', 'tr', 'gad-7'],
  ['endişeler', 'tr', 'gad-7'],
  ['anxieties', 'en', 'gad-7'],
  ['worrying', 'en', 'gad-7'],
  ['UYKUDA', 'tr', 'reflection-sleep'],
  ['psikologla', 'tr', 'psychological-request'],
  ['OTELLER', 'tr', 'hotel-request'],
  ['hotels', 'en', 'hotel-request'],
])('somebody who looks for %j (%s) finds %s', async (q, language, id) => {
  expect(formsOf(await find('employee', q, language))).toContain(id)
})

test('a form is found as a kind of its own, with the words of its introduction', async () => {
  const { items, totalCount } = await find('employee', 'kaygı', 'tr', '&kind=test')

  expect(items[0]).toEqual({
    kind: 'test',
    id: 'gad-7',
    uri: null,
    title: 'Kaygı (GAD-7)',
    excerpt: 'Son iki haftada kaygı ve endişenin sizi ne kadar meşgul ettiğine bakar.',
  })
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['test']))
  expect(totalCount).toBe(items.length)
  expect(await find('employee', 'otel', 'tr', '&kind=requestForm')).toMatchObject({
    totalCount: 1,
    items: [{ kind: 'requestForm', id: 'hotel-request', title: 'Otel talebi' }],
  })
})

test('forms are found by those who may open them, and by nobody else', async () => {
  for (const who of ['visitor', 'customer', 'notifier'] as const)
    for (const q of ['kaygı', 'otel', 'psikolog']) expect(formsOf(await find(who, q))).toEqual([])
})

test('of a form that is switched off or whose words are held back nothing is found', async () => {
  const own = await startApi()
  const tests = async (q: string) =>
    (await own.as('employee').get(`/api/search?${new URLSearchParams({ q, kind: 'test' })}`))
      .read(contract.search.answer)
      .items.map(({ id }) => id)

  expect(await tests('kaygı')).toContain('gad-7')
  await own.as('editor').post('/api/admin/forms/gad-7/switch', { isOn: false })
  expect(await tests('kaygı')).not.toContain('gad-7')
  expect(await tests('gad-7')).not.toContain('gad-7')
  expect(await tests('alkol')).toEqual([])
  await own.as('editor').post('/api/admin/forms/gad-7/switch', { isOn: true })
  expect(await tests('kaygı')).toContain('gad-7')
})

test('an editor’s reflection is found from its publication to its archiving', async () => {
  const own = await startApi()
  const editor = own.as('editor')
  const created = await editor.post('/api/admin/reflections', {
    title: { tr: 'Gıcırtık değerlendirmesi', en: 'Squeak reflection' },
    intro: { tr: 'Haftanıza bakın.', en: 'Look at your week.' },
    minutes: 1,
    lookBackDays: 7,
    options: [{ label: { tr: 'Hayır', en: 'No' } }, { label: { tr: 'Evet', en: 'Yes' } }],
    questions: [
      {
        text: { tr: 'Dinlendim.', en: 'I rested.' },
        tips: [{ options: [0], text: { tr: 'Ara', en: 'Rest' } }],
      },
    ],
  })
  const { id } = created.read(contract.createReflection.answer)
  const found = async () =>
    (await own.as('employee').get(`/api/search?${new URLSearchParams({ q: 'gıcırtık' })}`)).read(
      contract.search.answer,
    )

  expect((await found()).totalCount).toBe(0)
  await editor.post(`/api/admin/reflections/${id}/publish`, { version: 1 })
  expect((await found()).items).toMatchObject([{ kind: 'test', id, title: 'Gıcırtık değerlendirmesi' }])
  await editor.post(`/api/admin/reflections/${id}/archive`)
  expect((await found()).totalCount).toBe(0)
})

test('a category is found where it holds something that the caller may read', async () => {
  const category = await addPiece(
    api.database,
    'category',
    { position: 9 },
    aText({ title: 'Hışırdama', uri: 'hisirdama', summary: 'Sonbahar yaprakları' }),
    aText({ language: 'en', title: 'Rustling', uri: 'rustling' }),
  )
  const categories = async (who: Who, q = 'HIŞIRDAMA', language = 'tr') =>
    (await find(who, q, language)).items.filter(({ kind }) => kind === 'category')
  expect(await categories('employee')).toEqual([])

  const own = { categoryId: category, customerId: demoCustomers.first.id }
  await addPiece(api.database, 'article', own, aText({ title: 'Ormanda' }))
  expect(await categories('employee')).toEqual([
    {
      kind: 'category',
      id: category,
      uri: 'hisirdama',
      title: 'Hışırdama',
      excerpt: 'Sonbahar yaprakları Merhaba',
    },
  ])
  for (const who of ['employee2', 'visitor'] as const) expect(await categories(who)).toEqual([])
  // The English heading has nothing below it yet.
  expect(await categories('employee', 'rustling', 'en')).toEqual([])

  await addPiece(
    api.database,
    'blog',
    { categoryId: category },
    aText({ title: 'Kırda', uri: 'kirda-bir-gun' }),
  )
  expect(await categories('visitor')).toHaveLength(1)
})

test('what is meant for one company is found by its people only', async () => {
  const id = await addPiece(
    api.database,
    'bulletin',
    { datedOn: '2026-02-02', customerId: demoCustomers.first.id },
    aText({ title: 'Çıngırlak' }),
  )

  expect(idsOf(await find('employee', 'çıngırlak'))).toEqual([id])
  expect(await find('employee2', 'çıngırlak')).toMatchObject({ items: [], totalCount: 0 })
})

test.each([
  ['a draft', { state: 'draft', publishedAt: null }],
  ['an archived text', { state: 'archived' }],
  ['a text of tomorrow', { state: 'scheduled', publishedAt: new Date(Date.now() + 86_400_000) }],
] as const)('%s is not found', async (_, parts) => {
  await addPiece(api.database, 'faq', { group: 'account' }, aText({ title: 'Vızıltak', ...parts }))

  expect((await find('visitor', 'vızıltak')).totalCount).toBe(0)
})

test('a text that is changed is found by its new words and no more by the old', async () => {
  const id = await addPiece(api.database, 'faq', { group: 'account' }, aText({ title: 'Fışkırga' }))
  await api.as('editor').patch(`/api/admin/faq/${id}`, {
    text: {
      version: 1,
      values: {
        language: 'tr',
        title: 'Tıngırmık',
        body: bodyOf('Yeni'),
        author: 'Editör',
        reviewer: null,
        reviewedOn: null,
        reviewDueOn: null,
        sources: [],
      },
    },
  })

  expect(idsOf(await find('visitor', 'tıngırmık'))).toEqual([id])
  expect((await find('visitor', 'fışkırga')).totalCount).toBe(0)
})

test('pages part the hits: each is on one page', async () => {
  const own = await startApi()
  const get = async (pageIndex: number, pageSize: number) =>
    (await own.as('employee').get(`/api/search?q=uyku&pageIndex=${pageIndex}&pageSize=${pageSize}`)).read(
      contract.search.answer,
    )
  const all = await get(1, 100)
  expect(all.totalCount).toBeGreaterThan(5)
  for (const size of [1, 3, 7]) {
    const pages = []
    for (let index = 1; (index - 1) * size < Math.min(all.totalCount, 12); index += 1)
      pages.push(...(await get(index, size)).items)
    expect(pages).toEqual(all.items.slice(0, pages.length))
  }
})

const hostile = fc.stringMatching(/^[ '"&|!():*<>\\%_;a-zıİ-]{2,100}$/)

test('no text that somebody types is an operator, and none breaks anything', async () => {
  const tried = [
    `'"&|!():*`,
    "'; drop table users; --",
    '!!!!',
    '(((',
    'a:*',
    '\\\\',
    '%%',
    '<->',
    'uyku & !uyku',
    ...fc.sample(hostile, 30).filter((q) => q.trim().length >= 2),
  ]
  const own = await startApi()
  for (const q of tried) {
    const answer = await own.as('visitor').get(`/api/search?${new URLSearchParams({ q })}`)
    expect([q, answer.status]).toEqual([q, 200])
  }
})

test.each([
  ['', 'search.tooShort'],
  ['a', 'search.tooShort'],
  ['  a  ', 'search.tooShort'],
  ['a'.repeat(101), 'search.tooLong'],
])('the text %j is refused by name', async (q, code) => {
  const answer = await api.as('visitor').get(`/api/search?${new URLSearchParams({ q })}`)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field: 'query.q', code }] })
})

test('a kind that cannot be searched is refused, and so is a search without a text', async () => {
  expect(await api.as('visitor').get('/api/search?q=uyku&kind=slider')).toBeProblem(400, 'request.invalid')
  expect(await api.as('visitor').get('/api/search')).toBeProblem(400, 'request.invalid')
})

test('who searches without end is asked to wait, and nobody else is', async () => {
  const own = await startApi()
  const search = (who: Who) => own.as(who).get('/api/search?q=uyku')
  const answers = []
  for (let times = 0; times < 61; times += 1) answers.push(await search('colleague'))

  expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
  expect(answers[60]).toBeProblem(429, 'search.tooMany')
  expect(answers[60]?.headers['retry-after']).toBeDefined()
  expect((await search('employee')).status).toBe(200)
  own.waitSeconds(61)
  expect((await search('colleague')).status).toBe(200)
})
