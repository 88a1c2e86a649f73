import { contract, type ContentKind, RichText } from '@avita/api-client/contract'
import { languages } from '@avita/i18n-routes'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboutLifeSeeds } from '../../seed/content/about-life/index.ts'
import { blogSeeds } from '../../seed/content/blogs/index.ts'
import { bulletinSeeds } from '../../seed/content/bulletins/index.ts'
import { categorySeeds } from '../../seed/content/categories.ts'
import { contentId } from '../../seed/content/content-id.ts'
import { seedContent } from '../../seed/content/seed-content.ts'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { faqSeeds } from '../../seed/content/faqs/index.ts'
import { pressSeeds } from '../../seed/content/press/index.ts'
import { productSeeds } from '../../seed/content/products/index.ts'
import { serviceSeeds } from '../../seed/content/services/index.ts'
import { addPiece, aText } from '../../testing/content.ts'
import { startApi, type Who } from '../../testing/start-api.ts'
import { contentItems, contentTexts } from './schema.ts'

const api = await startApi()
const tr = { 'accept-language': 'tr' }
const en = { 'accept-language': 'en' }
const sleep = contentId('category', 'sleep')
const first = demoCustomers.first.id

const english = (parts: Parameters<typeof aText>[0] = {}) =>
  aText({ language: 'en', title: 'A try', ...parts })
const dated = (datedOn: string) => ({ datedOn })
const get = (path: string, who: Who = 'employee', headers = tr) => api.as(who).get(path, headers)

const years = async (kind: 'bulletin' | 'aboutLife', query = '', headers = tr, who: Who = 'employee') =>
  kind === 'bulletin'
    ? (await get(`/api/bulletin/byYear${query}`, who, headers)).read(contract.bulletinsByYear.answer)
    : (await get(`/api/aboutLife/byYear${query}`, who, headers)).read(contract.aboutLifeByYear.answer)

test.each(['bulletin', 'aboutLife'] as const)(
  'the years of %s part what there is, the newest year is answered where none is named',
  async (kind) => {
    await addPiece(api.database, kind, dated('2019-12-31'), aText())
    await addPiece(api.database, kind, dated('2020-01-01'), aText(), english())
    const newest = await years(kind)

    expect(newest.year).toBe(newest.years[0])
    expect(newest.years).toEqual(newest.years.toSorted((a, b) => b - a))
    expect(newest.years).toEqual(expect.arrayContaining([2019, 2020]))
    const all = await Promise.all(newest.years.map((year) => years(kind, `?year=${year}`)))
    for (const { items } of all) expect(items.length).toBeGreaterThan(0)
    const ids = all.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect((await years(kind, '?year=2019')).items).toHaveLength(1)
    expect((await years(kind, '?year=2019', en)).items).toEqual([])
    expect((await years(kind, '', en)).years).not.toContain(2019)
    expect(await years(kind, '?year=1950')).toMatchObject({ year: 1950, items: [] })
  },
)

test('a year begins with its newest piece, and says its day', async () => {
  const { items } = (await get('/api/bulletin/byYear?year=2025')).read(contract.bulletinsByYear.answer)
  const days = items.map(({ issuedOn }) => issuedOn)

  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(days.every((day) => day.startsWith('2025-'))).toBe(true)
})

test.each(['abc', '1', '3000', '2025.5', '2025; drop'])('the year %j is refused by name', async (year) => {
  const answer = await get(`/api/bulletin/byYear?${new URLSearchParams({ year })}`)

  expect(answer).toBeProblem(400, 'request.invalid')
  expect(answer.body).toMatchObject({ errors: [{ field: 'query.year' }] })
})

/** A piece of each kind that can be meant for one company, where it is listed and where it is read. */
const ofCompany = [
  [
    'article',
    { categoryId: sleep },
    `/api/category/${sleep}/articles/web`,
    (id: string) => `/api/article/${id}`,
  ],
  ['bulletin', dated('2026-05-05'), '/api/bulletin/byYear?year=2026', (id: string) => `/api/bulletin/${id}`],
  [
    'aboutLife',
    dated('2026-05-05'),
    '/api/aboutLife/byYear?year=2026',
    (id: string) => `/api/aboutLife/${id}`,
  ],
  ['service', { icon: 'talk' }, '/api/service', null],
  ['product', { icon: 'talk' }, '/api/products', null],
] as const satisfies readonly (readonly [ContentKind, object, string, ((id: string) => string) | null])[]

test.each(ofCompany)(
  '%s of one company: not there for the people of another',
  async (kind, settings, list, one) => {
    const id = await addPiece(api.database, kind, { ...settings, customerId: first }, aText())

    expect((await get(list, 'employee')).text).toContain(id)
    expect((await get(list, 'employee2')).text).not.toContain(id)
    if (!one) return
    expect((await get(one(id), 'colleague')).status).toBe(200)
    expect(await get(one(id), 'employee2')).toBeProblem(404, 'content.notFound')
    expect(await get(one(id), 'employee2', en)).toBeProblem(404, 'content.notFound')
    expect(await get(one(crypto.randomUUID()), 'employee2')).toBeProblem(404, 'content.notFound')
  },
)

test('what one company reads counts for nobody else: neither in categories nor on the home page', async () => {
  const counts = async (who: Who) =>
    (await get('/api/categoriesForArticle', who))
      .read(contract.articleCategories.answer)
      .find(({ id }) => id === sleep)?.articleCount ?? 0
  const home = async () => (await get('/api/homePage', 'visitor')).read(contract.homePage.answer).articleCount
  const [own, other, shown] = [await counts('employee'), await counts('employee2'), await home()]
  await addPiece(api.database, 'article', { categoryId: sleep, customerId: first }, aText())

  expect([await counts('employee'), await counts('employee2'), await home()]).toEqual([own + 1, other, shown])
})

test('related articles are others of the same category that the reader may see, at most six', async () => {
  const [id] = await Promise.all(
    Array.from({ length: 8 }, () => addPiece(api.database, 'article', { categoryId: sleep }, aText())),
  )
  const hidden = await addPiece(api.database, 'article', { categoryId: sleep, customerId: first }, aText())
  const related = async (who: Who, headers = tr) => get(`/api/article/${id}/articles`, who, headers)
  const items = (await related('employee2')).read(contract.relatedArticles.answer)

  expect(items).toHaveLength(6)
  expect(items.every(({ category }) => category.id === sleep)).toBe(true)
  expect(items.map((item) => item.id)).not.toContain(id)
  expect(items.map((item) => item.id)).not.toContain(hidden)
  expect(await related('employee', en)).toBeProblem(404, 'content.notInThisLanguage')
})

test('a blog post is read at its address in its language, and names the address of its twin', async () => {
  const id = await addPiece(
    api.database,
    'blog',
    { categoryId: sleep },
    aText({ uri: 'iki-dilde' }),
    english({ uri: 'in-both' }),
  )
  const alone = await addPiece(api.database, 'blog', { categoryId: sleep }, aText({ uri: 'yalnizca-turkce' }))
  const blog = async (uri: string, headers = tr) => get(`/api/blog?uri=${uri}`, 'visitor', headers)

  expect((await blog('iki-dilde')).read(contract.blog.answer)).toMatchObject({
    id,
    existsInOtherLanguage: true,
    uriInOtherLanguage: 'in-both',
    category: { uri: 'uyku-ve-dinlenme' },
  })
  expect((await blog('yalnizca-turkce')).read(contract.blog.answer)).toMatchObject({
    id: alone,
    existsInOtherLanguage: false,
    uriInOtherLanguage: null,
  })
  expect(await blog('iki-dilde', en)).toBeProblem(404, 'content.notInThisLanguage')
  expect(await blog('yalnizca-turkce', en)).toBeProblem(404, 'content.notInThisLanguage')
  for (const uri of ['hic-yazilmadi', 'BÜYÜK', "' or 1=1 --"])
    expect(await blog(encodeURIComponent(uri))).toBeProblem(404, 'content.notFound')
  expect(await blog('')).toBeProblem(400, 'request.invalid')
})

test('the pages of the blog part it, whatever their size; a category narrows it', async () => {
  const page = async (query: string, headers = tr) =>
    (await get(`/api/blogs?${query}`, 'visitor', headers)).read(contract.blogs.answer)
  const all = await page('pageSize=100')
  expect(await page('')).toEqual({ ...all, pageSize: 10, items: all.items.slice(0, 10) })
  const out = all.items.map(({ publishedAt }) => publishedAt)
  expect(out).toEqual(out.toSorted().toReversed())

  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (size) => {
      const items = []
      for (let index = 1; (index - 1) * size < all.totalCount; index += 1)
        items.push(...(await page(`pageIndex=${index}&pageSize=${size}`)).items)
      expect(items).toEqual(all.items)
    }),
    { numRuns: 10 },
  )

  const inSleep = await page('pageSize=100&categoryUri=uyku-ve-dinlenme')
  expect(inSleep.items).toEqual(all.items.filter(({ category }) => category.id === sleep))
  expect(inSleep.totalCount).toBe(inSleep.items.length)
  expect((await page('categoryUri=uyku-ve-dinlenme', en)).totalCount).toBe(0)
  expect((await page('categoryUri=hic-yok')).items).toEqual([])
  expect((await page('pageIndex=9999')).items).toEqual([])
})

test('press comes fifty at a time, the newest first, and in Turkish only', async () => {
  const id = await addPiece(api.database, 'press', dated('2026-11-20'), aText())
  const press = (await get('/api/pressNews', 'visitor')).read(contract.pressNews.answer)

  expect(press).toMatchObject({ pageIndex: 1, pageSize: 50 })
  expect(press.items[0]?.id).toBe(id)
  expect((await get('/api/pressNews', 'visitor', en)).body).toMatchObject({ items: [], totalCount: 0 })
  expect((await get(`/api/pressNews/${id}`, 'visitor')).status).toBe(200)
  expect(await get(`/api/pressNews/${id}`, 'visitor', en)).toBeProblem(404, 'content.notInThisLanguage')
})

test('questions come by group and in the order of the editors', async () => {
  const own = await startApi()
  await own.database.delete(contentTexts)
  const add = (group: 'programme' | 'account', position: number, title: string) =>
    addPiece(own.database, 'faq', { group, position }, aText({ title }))
  await add('account', 0, 'c')
  await add('programme', 2, 'b')
  await add('programme', 1, 'a')

  const faqs = (await own.as('visitor').get('/api/faqs')).read(contract.faqs.answer)
  expect(faqs.map(({ question }) => question)).toEqual(['a', 'b', 'c'])
})

test('the platform speaks Turkish and English, Turkish first', async () => {
  expect((await get('/api/admin/language', 'editor')).body).toEqual([
    { code: 'tr', name: 'Türkçe', isDefault: true },
    { code: 'en', name: 'English', isDefault: false },
  ])
})

test('nobody reads what their pages do not open', async () => {
  const closed = ['/api/bulletin/byYear', '/api/aboutLife/byYear', '/api/service', '/api/products']
  for (const path of closed) {
    expect(await get(path, 'visitor')).toBeProblem(401, 'access.signInNeeded')
    expect(await get(path, 'customer')).toBeProblem(403, 'access.pageDenied')
    expect((await get(path, 'hr')).status).toBe(200)
  }
})

test('every seed can be read in its languages, and only in those', async () => {
  const own = await startApi()
  const read = (path: string, who: Who, language: string) =>
    own.as(who).get(path, { 'accept-language': language })
  const byId = [
    ...bulletinSeeds.map((seed) => ['bulletin', '/api/bulletin', seed] as const),
    ...aboutLifeSeeds.map((seed) => ['aboutLife', '/api/aboutLife', seed] as const),
    ...pressSeeds.map((seed) => ['press', '/api/pressNews', seed] as const),
  ]
  for (const [kind, path, seed] of byId)
    for (const language of languages) {
      const text = 'en' in seed ? seed[language] : language === 'tr' ? seed.tr : undefined
      const answer = await read(`${path}/${contentId(kind, seed.key)}`, 'employee', language)
      if (text) expect(answer.body).toMatchObject({ title: text.title, summary: text.summary })
      else expect(answer).toBeProblem(404, 'content.notInThisLanguage')
    }
  for (const seed of blogSeeds)
    for (const language of languages) {
      const text = seed[language]
      if (!text) continue
      const answer = await read(`/api/blog?uri=${text.uri}`, 'visitor', language)
      expect(answer.body).toMatchObject({
        title: text.title,
        category: { uri: categorySeeds[seed.category][language].uri },
      })
    }
  for (const language of languages) {
    expect((await read('/api/service', 'employee', language)).body).toHaveLength(serviceSeeds.length)
    expect((await read('/api/products', 'employee', language)).body).toHaveLength(productSeeds.length)
    expect((await read('/api/faqs', 'visitor', language)).body).toHaveLength(faqSeeds.length)
  }
})

/** Whatever calls itself a text, at any depth. */
const textsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return 'type' in value && value.type === 'doc' ? [value] : Object.values(value).flatMap(textsIn)
}

test('what an unknown hand put into the texts of the database is sent by no call, and the rest of them is', async () => {
  const own = await startApi()
  const script = { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }
  await own.database.execute(
    sql`update ${contentTexts} set body = jsonb_insert(body, '{content,0}', ${JSON.stringify(script)}) where body is not null`,
  )
  const paths = [
    `/api/article/${contentId('article', 'falling-asleep')}`,
    `/api/blog?uri=${blogSeeds[0]?.tr?.uri}`,
    `/api/bulletin/${contentId('bulletin', bulletinSeeds[0]?.key ?? '')}`,
    `/api/aboutLife/${contentId('aboutLife', aboutLifeSeeds[0]?.key ?? '')}`,
    `/api/pressNews/${contentId('press', pressSeeds[0]?.key ?? '')}`,
    '/api/service',
    '/api/products',
    '/api/faqs',
  ]
  for (const path of paths) {
    const sent = textsIn((await own.as('employee').get(path, tr)).body)
    expect(sent).not.toHaveLength(0)
    for (const text of sent) expect(RichText.parse(text).content).not.toHaveLength(0)
  }
})

test('a kind that has ever had a piece is not seeded again, even when all of it was removed', async () => {
  const own = await startApi()
  const services = (await own.as('employee').get('/api/service')).read(contract.services.answer)
  const editor = own.as('editor')
  for (const { id } of services) await editor.delete(`/api/admin/service/${id}`)
  const before = await own.database.$count(contentItems)

  await seedContent(own.database)

  expect(await own.database.$count(contentItems)).toBe(before)
  expect((await own.as('employee').get('/api/service')).body).toEqual([])
})
