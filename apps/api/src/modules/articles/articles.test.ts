import { Article, ArticleCategory, ArticleSummary } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { articleSeeds } from '../../seed/content/articles/index.ts'
import { contentId } from '../../seed/content/content-id.ts'
import { seedContent } from '../../seed/content/seed-content.ts'
import { startApi } from '../../testing/start-api.ts'
import { addPiece, aText, bodyOf } from '../../testing/content.ts'
import { contentTexts, contentVersions } from '../content/schema.ts'
import { contentKeeper } from '../content/keeping.ts'

const api = await startApi()
const reader = api.as('employee')
const keeper = contentKeeper(api.deps)

const turkish = { 'accept-language': 'tr' }
const english = { 'accept-language': 'en' }
const hour = 3_600_000

/** A new article in the sleep category. */
const anArticle = (...texts: Parameters<typeof aText>[0][]) =>
  addPiece(
    api.database,
    'article',
    { categoryId: contentId('category', 'sleep') },
    ...texts.map((parts) => aText(parts)),
  )

const idsInSleep = async (language: Language): Promise<string[]> => {
  const path = `/api/category/${contentId('category', 'sleep')}/articles/web`
  const answer = await reader.get(path, { 'accept-language': language })
  return z
    .array(ArticleSummary)
    .parse(answer.body)
    .map(({ id }) => id)
}

test('the categories are those of the language, each with as many articles as its list shows', async () => {
  for (const headers of [turkish, english]) {
    const { status, body } = await reader.get('/api/categoriesForArticle', headers)
    const categories = z.array(ArticleCategory).parse(body)

    expect(status).toBe(200)
    expect(categories).toHaveLength(8)
    for (const { id, articleCount } of categories) {
      const list = await reader.get(`/api/category/${id}/articles/web`, headers)
      expect(z.array(ArticleSummary).parse(list.body)).toHaveLength(articleCount)
    }
  }
})

test('names, titles and texts come in the language that was asked for', async () => {
  const path = `/api/article/${contentId('article', 'falling-asleep')}`
  const inTurkish = Article.parse((await reader.get(path, turkish)).body)
  const inEnglish = Article.parse((await reader.get(path, english)).body)

  expect(inTurkish).toMatchObject({
    title: 'Uykuyu zorlamadan beklemek',
    category: { name: 'Uyku ve dinlenme', uri: 'uyku-ve-dinlenme' },
    author: 'AVITA İçerik Ekibi',
    existsInOtherLanguage: true,
  })
  expect(inEnglish).toMatchObject({
    title: 'Waiting for sleep without forcing it',
    category: { name: 'Sleep and rest', uri: 'sleep-and-rest' },
    author: 'AVITA editorial team',
    existsInOtherLanguage: true,
  })
})

test('an article that cites the law names it below, and every seeded article comes up for review after a year', async () => {
  const id = contentId('article', 'questions-for-a-counsellor')
  const own = await startApi()

  const answer = await own.as('employee').get(`/api/article/${id}`, turkish)
  expect(Article.parse(answer.body)).toMatchObject({
    reviewer: null,
    reviewedOn: null,
    sources: [{ title: expect.stringContaining('1219 sayılı') }],
  })
  for (const seed of articleSeeds) {
    const texts = await own.database
      .select({ due: contentTexts.reviewDueOn, reviewer: contentTexts.reviewer })
      .from(contentTexts)
      .where(eq(contentTexts.itemId, contentId('article', seed.key)))
    const due = new Date(seed.publishedAt)
    due.setUTCFullYear(due.getUTCFullYear() + 1)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toEqual({ due: due.toISOString().slice(0, 10), reviewer: null })
  }
})

test.each([
  ['en', 'en'],
  ['tr', 'tr'],
  ['en-GB,en;q=0.9', 'en'],
  ['tr;q=0.3, en;q=0.7', 'en'],
  ['en;q=0.2, tr;q=0.9', 'tr'],
  ['de, fr;q=0.8, en;q=0.5', 'en'],
  ['de, fr', 'tr'],
  ['en;q=0', 'tr'],
  ['en;q=0, de', 'tr'],
  ['*', 'tr'],
  ['EN', 'en'],
  ['', 'tr'],
  [';;,,q=', 'tr'],
  ['en;q=abc', 'en'],
] as const)('Accept-Language "%s" is answered in %s', async (header, language) => {
  const { status, body } = await reader.get(`/api/article/${contentId('article', 'falling-asleep')}`, {
    'accept-language': header,
  })

  expect(status).toBe(200)
  expect(Article.parse(body).author).toBe(language === 'tr' ? 'AVITA İçerik Ekibi' : 'AVITA editorial team')
})

test('an article that only the other language has is missing from lists and says so when asked for', async () => {
  const onlyTurkish = contentId('article', 'the-holiday-table')
  const onlyEnglish = contentId('article', 'first-months-in-turkiye')

  expect(await reader.get(`/api/article/${onlyTurkish}`, english)).toBeProblem(
    404,
    'content.notInThisLanguage',
  )
  expect(await reader.get(`/api/article/${onlyEnglish}`, turkish)).toBeProblem(
    404,
    'content.notInThisLanguage',
  )
  const alone = Article.parse((await reader.get(`/api/article/${onlyTurkish}`, turkish)).body)
  expect(alone.existsInOtherLanguage).toBe(false)

  const family = `/api/category/${contentId('category', 'family')}/articles/web`
  const ids = z.array(ArticleSummary).parse((await reader.get(family, english)).body)
  expect(ids.map(({ id }) => id)).not.toContain(onlyTurkish)
})

test('the other language’s text is never kept in place of a missing one', async () => {
  const rows = await api.database
    .select()
    .from(contentTexts)
    .where(eq(contentTexts.itemId, contentId('article', 'the-holiday-table')))

  expect(rows.map(({ language }) => language)).toEqual(['tr'])
})

test.each([
  ['a draft', { state: 'draft', publishedAt: null }],
  ['a draft with a date', { state: 'draft' }],
  ['an archived text', { state: 'archived' }],
  ['a text scheduled for later', { state: 'scheduled', publishedAt: new Date(Date.now() + hour) }],
  ['a published text with a later date', { state: 'published', publishedAt: new Date(Date.now() + hour) }],
] as const)('%s looks as if it were not there', async (_, parts) => {
  const before = await reader.get('/api/categoriesForArticle', turkish)
  const id = await anArticle(parts)

  expect(await reader.get(`/api/article/${id}`, turkish)).toBeProblem(404, 'content.notFound')
  expect(await reader.get(`/api/article/${id}`, english)).toBeProblem(404, 'content.notFound')
  expect(await idsInSleep('tr')).not.toContain(id)
  expect((await reader.get('/api/categoriesForArticle', turkish)).body).toEqual(before.body)
})

test('a scheduled text is out once its moment has come, without anything having to run', async () => {
  const id = await anArticle({ state: 'scheduled', publishedAt: new Date(Date.now() - 1000) })

  expect((await reader.get(`/api/article/${id}`, turkish)).status).toBe(200)
  expect((await idsInSleep('tr'))[0]).toBe(id)
})

test('each language has its own state: the Turkish text is out while the English one is a draft', async () => {
  const id = await anArticle({}, { language: 'en', state: 'draft', publishedAt: null, title: 'Not yet' })

  const shown = Article.parse((await reader.get(`/api/article/${id}`, turkish)).body)
  expect(shown.existsInOtherLanguage).toBe(false)
  expect(await reader.get(`/api/article/${id}`, english)).toBeProblem(404, 'content.notInThisLanguage')
})

test('an unknown article and an unknown category are not found, an id of another shape is named', async () => {
  const nowhere = crypto.randomUUID()

  expect(await reader.get(`/api/article/${nowhere}`)).toBeProblem(404, 'content.notFound')
  expect(await reader.get(`/api/category/${nowhere}/articles/web`)).toBeProblem(404, 'content.notFound')
  const odd = await reader.get('/api/article/7')
  expect(odd).toBeProblem(400, 'request.invalid')
  expect(odd.body).toMatchObject({ errors: [{ field: 'params.id', code: 'content.idInvalid' }] })
})

test('a category that only the other language names says so, one without articles is an empty list', async () => {
  const id = await addPiece(
    api.database,
    'category',
    { position: 9 },
    aText({ uri: 'bos-bir-konu', title: 'Boş', summary: 'Henüz yazı yok.' }),
  )

  expect(await reader.get(`/api/category/${id}/articles/web`, turkish)).toMatchObject({
    status: 200,
    body: [],
  })
  expect(await reader.get(`/api/category/${id}/articles/web`, english)).toBeProblem(
    404,
    'content.notInThisLanguage',
  )
  const listed = z.array(ArticleCategory).parse((await reader.get('/api/categoriesForArticle', turkish)).body)
  expect(listed.map((category) => category.id)).not.toContain(id)
})

test('a list begins with the newest', async () => {
  const { body } = await reader.get(`/api/category/${contentId('category', 'work')}/articles/web`, english)
  const dates = z
    .array(ArticleSummary)
    .parse(body)
    .map(({ publishedAt }) => publishedAt)

  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('visitors and private customers read no articles', async () => {
  const path = `/api/article/${contentId('article', 'falling-asleep')}`

  expect(await api.as('nobody').get(path)).toBeProblem(401, 'access.tokenMissing')
  expect((await api.as('visitor').get(path)).status).toBeGreaterThanOrEqual(401)
  expect(await api.as('customer').get(path)).toBeProblem(403, 'access.pageDenied')
  expect(await api.as('customer').get('/api/categoriesForArticle')).toBeProblem(403, 'access.pageDenied')
})

test('a text that is saved again becomes a new version, and the history keeps the earlier one', async () => {
  const id = await anArticle({ title: 'İlk hâli' })
  const text = { version: 1, values: aText({ title: 'İkinci hâli', body: bodyOf('söz '.repeat(900)) }) }
  await keeper.update('article', id, { text }, crypto.randomUUID())

  expect((await reader.get(`/api/article/${id}`, turkish)).body).toMatchObject({
    title: 'İkinci hâli',
    readingMinutes: 3,
  })
  const history = await api.database
    .select({ version: contentVersions.version, title: contentVersions.title })
    .from(contentVersions)
    .where(eq(contentVersions.itemId, id))
    .orderBy(contentVersions.version)
  expect(history).toEqual([
    { version: 1, title: 'İlk hâli' },
    { version: 2, title: 'İkinci hâli' },
  ])
})

test('the database refuses an unknown state, and a published text without a date', async () => {
  const refusal = { cause: { constraint: 'content_texts_state' } }

  await expect(anArticle({ publishedAt: null })).rejects.toMatchObject(refusal)
  await expect(
    api.database.execute("update content_texts set state = 'hidden' where language = 'tr'"),
  ).rejects.toMatchObject(refusal)
})

test('seeding again changes nothing, not even what an editor has changed since', async () => {
  const id = contentId('article', 'falling-asleep')
  const text = { version: 1, values: aText({ title: 'Editörün başlığı' }) }
  await keeper.update('article', id, { text }, crypto.randomUUID())
  await seedContent(api.database)

  expect((await reader.get(`/api/article/${id}`, turkish)).body).toMatchObject({ title: 'Editörün başlığı' })
})

test('every seeded article can be read in its languages, as the contract describes it', async () => {
  const fresh = await startApi()
  for (const seed of articleSeeds)
    for (const language of ['tr', 'en'] as const) {
      const path = `/api/article/${contentId('article', seed.key)}`
      const answer = await fresh.as('employee').get(path, { 'accept-language': language })
      if (seed[language]) expect(Article.parse(answer.body).title).toBe(seed[language].title)
      else expect(answer).toBeProblem(404, 'content.notInThisLanguage')
    }
})
