import {
  type CallParts,
  contract,
  type ContentKind,
  KeptContentItem,
  type KeptContentRow,
  pageOf,
  KeptContentRow as KeptContentRowSchema,
  KeptContentVersion,
} from '@avita/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { attempts } from '../../identity/schema.ts'
import { contentId } from '../../seed/content/content-id.ts'
import { demoCustomers } from '../../seed/demo-accounts.ts'
import { addPiece, aText, bodyOf } from '../../testing/content.ts'
import { startApi } from '../../testing/start-api.ts'
import { contentItems, contentSettingVersions, contentTexts, contentVersions } from './schema.ts'

// One editor saves here more often than anybody may in a minute.
const api = await startApi({ LIMITS_FACTOR: '1000' })
const editor = api.as('editor')
const admin = api.as('admin')
const sleep = contentId('category', 'sleep')

// So many saves as these tests make, an editor is asked to wait.
beforeEach(async () => {
  await api.database.delete(attempts)
})

const answered = {
  author: 'Editör Ebru',
  reviewer: 'Uzm. Psk. Pınar Aydın',
  reviewedOn: '2026-11-01',
  reviewDueOn: '2027-11-01',
  sources: [{ title: 'Bir kaynak', url: 'https://example.org/kaynak' }],
}

const written = (parts: object = {}) => ({
  language: 'tr',
  title: 'Yeni bir yazı',
  summary: 'Kısa özeti',
  body: bodyOf('Merhaba'),
  ...answered,
  ...parts,
})

let addresses = 0
const freeUri = () => `deneme-${(addresses += 1)}`

/** What an editor sends for a new piece of each kind. */
const newOf: Readonly<Record<ContentKind, () => { settings: object; text: object }>> = {
  article: () => ({ settings: { categoryId: sleep, customerId: null }, text: written() }),
  blog: () => ({ settings: { categoryId: sleep }, text: written({ uri: freeUri() }) }),
  category: () => {
    const { body: _, ...text } = written({ uri: freeUri() })
    return { settings: { position: 20 }, text }
  },
  bulletin: () => ({ settings: { datedOn: '2026-11-02', customerId: null }, text: written() }),
  aboutLife: () => ({ settings: { datedOn: '2026-11-02', customerId: null }, text: written() }),
  press: () => ({ settings: { datedOn: '2026-11-02' }, text: written() }),
  faq: () => {
    const { summary: _, ...text } = written()
    return { settings: { group: 'privacy', position: 90 }, text }
  },
  service: () => ({ settings: { icon: 'talk', position: 90, customerId: null }, text: written() }),
  product: () => ({ settings: { icon: 'talk', position: 90, customerId: null }, text: written() }),
  slider: () => {
    const { body: _, ...text } = written({ link: null, linkLabel: null })
    return { settings: { position: 90, isActive: true }, text }
  },
}

const pathOf: Readonly<Record<ContentKind, string>> = {
  article: 'article',
  blog: 'blog',
  category: 'category',
  bulletin: 'bulletin',
  aboutLife: 'aboutLife',
  press: 'pressNews',
  faq: 'faq',
  service: 'service',
  product: 'product',
  slider: 'slider',
}

const listOf: Readonly<Record<ContentKind, string>> = {
  ...pathOf,
  article: 'articles',
  blog: 'blogs',
  category: 'categories',
  bulletin: 'bulletins',
  faq: 'faqs',
  service: 'services',
  product: 'products',
  slider: 'sliders',
}

/** Where readers meet a kind, and who reads there. */
const readAt: Readonly<Record<ContentKind, readonly ['employee' | 'visitor', string]>> = {
  article: ['employee', `/api/category/${sleep}/articles/web`],
  blog: ['visitor', '/api/blogs?pageSize=100'],
  category: ['employee', '/api/categoriesForArticle'],
  bulletin: ['employee', '/api/bulletin/byYear?year=2026'],
  aboutLife: ['employee', '/api/aboutLife/byYear?year=2026'],
  press: ['visitor', '/api/pressNews'],
  faq: ['visitor', '/api/faqs'],
  service: ['employee', '/api/service'],
  product: ['employee', '/api/products'],
  slider: ['visitor', '/api/sliders'],
}

const kinds = Object.keys(pathOf).filter((name): name is ContentKind => name in pathOf)
const place = (kind: ContentKind, id = '') => `/api/admin/${pathOf[kind]}${id ? `/${id}` : ''}`

const create = async (kind: ContentKind, parts = newOf[kind]()) =>
  (await editor.post(place(kind), parts)).read(KeptContentItem)

const read = async (kind: ContentKind, id: string) =>
  (await editor.get(place(kind, id))).read(KeptContentItem)

const textIn = (item: KeptContentItem, language = 'tr') => {
  const text = item.texts.find((candidate) => candidate.language === language)
  if (!text) throw new Error(`There is no text in ${language}`)
  return text
}

const publish = (kind: ContentKind, { id, texts }: KeptContentItem, at?: Date, language = 'tr') =>
  editor.post(`${place(kind, id)}/publish`, {
    language,
    version: texts.find((text) => text.language === language)?.version ?? 1,
    ...(at ? { at: at.toISOString() } : {}),
  })

const isRead = async (kind: ContentKind, id: string, language = 'tr') => {
  const [who, path] = readAt[kind]
  const answer = await api.as(who).get(path, { 'accept-language': language })
  expect(answer.status).toBe(200)
  return answer.text.includes(id)
}

test.each(kinds)('%s: from draft to archive, and readers see it only while it is out', async (kind) => {
  const created = await create(kind)
  const { id } = created
  // A category shows itself by what it holds.
  const held = kind === 'category' && (await addPiece(api.database, 'article', { categoryId: id }, aText()))
  expect(textIn(created)).toMatchObject({
    state: 'draft',
    version: 1,
    publishedAt: null,
    title: 'Yeni bir yazı',
  })
  expect(created.texts).toHaveLength(1)
  expect(await isRead(kind, id)).toBe(false)

  const out = (await publish(kind, created)).read(KeptContentItem)
  expect(textIn(out)).toMatchObject({ state: 'published', version: 2 })
  expect(await isRead(kind, id)).toBe(true)
  expect(await isRead(kind, id, 'en')).toBe(false)

  if (held) await editor.delete(place('article', held))
  const archived = await editor.post(`${place(kind, id)}/archive`, { language: 'tr', version: 2 })
  expect(textIn(archived.read(KeptContentItem))).toMatchObject({ state: 'archived', version: 3 })
  expect(await isRead(kind, id)).toBe(false)

  const again = (await publish(kind, archived.read(KeptContentItem))).read(KeptContentItem)
  const back = await editor.post(`${place(kind, id)}/archive`, { language: 'tr', version: 4, to: 'draft' })
  expect(textIn(again).state).toBe('published')
  expect(textIn(back.read(KeptContentItem))).toMatchObject({ state: 'draft', publishedAt: null })
  expect((await read(kind, id)).versions.map(({ version, state }) => [version, state])).toEqual([
    [5, 'draft'],
    [4, 'published'],
    [3, 'archived'],
    [2, 'published'],
    [1, 'draft'],
  ])
})

test.each(kinds)('%s: a removed one is gone for readers and editors, and its history stays', async (kind) => {
  const item = await create(kind)
  await publish(kind, item)
  const removed = await editor.delete(place(kind, item.id))

  expect(removed).toMatchObject({ status: 200, body: { id: item.id } })
  expect(await isRead(kind, item.id)).toBe(false)
  expect(await editor.get(place(kind, item.id))).toBeProblem(404, 'content.notFound')
  expect(await editor.delete(place(kind, item.id))).toBeProblem(404, 'content.notFound')
  expect(await api.database.$count(contentVersions, eq(contentVersions.itemId, item.id))).toBe(2)
  expect(await api.database.$count(contentSettingVersions, eq(contentSettingVersions.itemId, item.id))).toBe(
    1,
  )
})

test.each(kinds)('%s: found under its own kind only', async (kind) => {
  const { id } = await create(kind)
  for (const other of kinds.filter((name) => name !== kind))
    expect(await editor.get(place(other, id))).toBeProblem(404, 'content.notFound')
})

test.each(kinds)(
  '%s: an older text is still there word for word, and sent again it stands again',
  async (kind) => {
    const { settings, text } = newOf[kind]()
    const item = (await editor.post(place(kind), { settings, text })).read(KeptContentItem)
    const save = (version: number, values: object) =>
      editor.patch(place(kind, item.id), { text: { version, values } })
    await save(1, { ...text, title: 'Bir başkası' })

    const older = await editor.get(`${place(kind, item.id)}/versions/tr/1`)
    expect(older.read(KeptContentVersion)).toMatchObject({
      ...text,
      version: 1,
      state: 'draft',
      publishedAt: null,
    })
    const { title, ...others } = older.read(KeptContentVersion)
    const values = Object.fromEntries(Object.entries({ title, ...others }).filter(([name]) => name in text))

    const restored = textIn((await save(2, values)).read(KeptContentItem))
    expect(restored).toMatchObject({ ...text, version: 3 })
  },
)

test('a version that never was, of another language, of another kind or of no number is not found or refused', async () => {
  const { id } = await create('bulletin')
  const at = (path: string) => editor.get(`/api/admin/${path}`)

  for (const path of [
    `bulletin/${id}/versions/tr/2`,
    `bulletin/${id}/versions/en/1`,
    `aboutLife/${id}/versions/tr/1`,
    `bulletin/${crypto.randomUUID()}/versions/tr/1`,
  ])
    expect(await at(path)).toBeProblem(404, 'content.notFound')
  for (const version of ['0', '-1', '1.5', '3000000000', 'abc'])
    expect(await at(`bulletin/${id}/versions/tr/${version}`)).toBeProblem(400, 'request.invalid')
  expect(await at(`bulletin/${id}/versions/de/1`)).toBeProblem(400, 'request.invalid')
})

test('a save says who, when and what for, and everything comes back as it was sent', async () => {
  const item = await create('bulletin')

  expect(textIn(item)).toMatchObject({ ...written(), readingMinutes: 1, uri: null, link: null })
  expect(item.settings).toEqual({
    customerId: null,
    categoryId: null,
    datedOn: '2026-11-02',
    position: 0,
    group: null,
    icon: null,
    isActive: null,
    pictureId: null,
  })
  expect(item.versions[0]?.savedBy).toMatch(/^[0-9a-f-]{36}$/)
})

test('a text that comes out later is not read before, and is read from that moment on', async () => {
  const item = await create('blog')
  const scheduled = (await publish('blog', item, new Date(Date.now() + 1500))).read(KeptContentItem)

  expect(textIn(scheduled).state).toBe('scheduled')
  expect(await isRead('blog', item.id)).toBe(false)
  await vi.waitFor(async () => expect(await isRead('blog', item.id)).toBe(true), {
    timeout: 5000,
    interval: 200,
  })
  expect(textIn(await read('blog', item.id)).state).toBe('published')
})

test('each language has its own text, version and state; a missing one is not there', async () => {
  const item = await create('aboutLife')
  await publish('aboutLife', item)
  const english = written({ language: 'en', title: 'A new piece' })

  const both = await editor.patch(place('aboutLife', item.id), { text: { version: 0, values: english } })

  const texts = both.read(KeptContentItem).texts
  expect(texts.map(({ language, state, version }) => [language, state, version])).toEqual([
    ['tr', 'published', 2],
    ['en', 'draft', 1],
  ])
  expect(await isRead('aboutLife', item.id, 'en')).toBe(false)
  const shown = await api.as('employee').get(`/api/aboutLife/${item.id}`)
  expect(shown.read(contract.aboutLife.answer).existsInOtherLanguage).toBe(false)
  expect(
    await editor.patch(place('aboutLife', item.id), { text: { version: 0, values: english } }),
  ).toBeProblem(409, 'content.changedMeanwhile')

  await publish('aboutLife', both.read(KeptContentItem), undefined, 'en')
  const twin = await api.as('employee').get(`/api/aboutLife/${item.id}`, { 'accept-language': 'en' })
  expect(twin.read(contract.aboutLife.answer)).toMatchObject({
    title: 'A new piece',
    existsInOtherLanguage: true,
  })
})

test('of two editors who save at once one is first, and the other hears of it and changes nothing', async () => {
  const item = await create('service')
  const save = (who: typeof editor, title: string) =>
    who.patch(place('service', item.id), { text: { version: 1, values: written({ title }) } })

  const answers = await Promise.all([
    save(editor, 'Editörün'),
    save(admin, 'Yöneticinin'),
    save(editor, 'Editörün ikincisi'),
    save(admin, 'Yöneticinin ikincisi'),
  ])

  const [first] = answers.filter(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  for (const late of answers.filter(({ status }) => status !== 200))
    expect(late).toBeProblem(409, 'content.changedMeanwhile')
  const now = await read('service', item.id)
  expect(textIn(now)).toMatchObject({ version: 2, title: textIn(first?.read(KeptContentItem) ?? now).title })
  expect(now.versions).toHaveLength(2)
})

test('the settings have a lock of their own: both languages and the settings can be written side by side', async () => {
  const item = await create('article')
  const change = (values: object, version = 1) =>
    editor.patch(place('article', item.id), { settings: { version, values } })

  const text = editor.patch(place('article', item.id), { text: { version: 1, values: written() } })
  const moved = change({ categoryId: contentId('category', 'work'), customerId: demoCustomers.first.id })
  expect([(await text).status, (await moved).status]).toEqual([200, 200])
  expect(await change({ categoryId: sleep, customerId: null })).toBeProblem(409, 'content.changedMeanwhile')

  expect(await read('article', item.id)).toMatchObject({
    settingsVersion: 2,
    settings: { categoryId: contentId('category', 'work'), customerId: demoCustomers.first.id },
  })
})

test('where the text is late, the settings that came with it are not saved either', async () => {
  const item = await create('bulletin')
  const answer = await editor.patch(place('bulletin', item.id), {
    settings: { version: 1, values: { datedOn: '2020-01-01', customerId: null } },
    text: { version: 7, values: written() },
  })

  expect(answer).toBeProblem(409, 'content.changedMeanwhile')
  expect(await read('bulletin', item.id)).toEqual(item)
})

test.each([
  "update content_versions set title = 'x'",
  'delete from content_versions',
  'truncate content_versions',
  'update content_setting_versions set position = 7',
  'delete from content_setting_versions',
  'truncate content_setting_versions',
])('the database refuses to change history: %s', async (statement) => {
  const before = await api.database.$count(contentVersions)

  await expect(api.database.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('is never changed') },
  })
  expect(await api.database.$count(contentVersions)).toBe(before)
})

test('a category that holds something stays, and says how much', async () => {
  const category = await create('category')
  const article = await create('article', {
    settings: { categoryId: category.id, customerId: null },
    text: written(),
  })
  await create('blog', { settings: { categoryId: category.id }, text: written({ uri: freeUri() }) })
  const refused = await editor.delete(place('category', category.id))

  expect(refused).toBeProblem(409, 'content.categoryNotEmpty')
  expect(refused.text).toContain('2 içerik')
  expect((await read('category', category.id)).texts).toHaveLength(1)

  await editor.delete(place('article', article.id))
  expect((await editor.delete(place('category', category.id))).text).toContain('1 içerik')
})

test('a category cannot go while something is being put into it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const category = await create('category')
    const [added, removed] = await Promise.all([
      editor.post(place('article'), {
        settings: { categoryId: category.id, customerId: null },
        text: written(),
      }),
      admin.delete(place('category', category.id)),
    ])
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([added.status, removed.status])
  }
})

test('two pieces of a kind do not share an address in a language; a removed one gives it back', async () => {
  const uri = freeUri()
  const parts = () => ({ settings: { categoryId: sleep }, text: written({ uri }) })
  const first = await create('blog', parts())

  expect(await editor.post(place('blog'), parts())).toBeProblem(409, 'content.addressTaken')
  const other = await create('blog')
  const change = { text: { version: 1, values: written({ uri }) } }
  expect(await editor.patch(place('blog', other.id), change)).toBeProblem(409, 'content.addressTaken')
  expect(await read('blog', other.id)).toEqual(other)

  await editor.delete(place('blog', first.id))
  expect((await editor.post(place('blog'), parts())).status).toBe(200)
})

test('a category or a company that does not exist is refused by name', async () => {
  const nowhere = crypto.randomUUID()
  const article = (settings: object) => editor.post(place('article'), { settings, text: written() })

  expect((await article({ categoryId: nowhere, customerId: null })).body).toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'body.settings.categoryId', code: 'content.categoryUnknown' }],
  })
  expect((await article({ categoryId: sleep, customerId: nowhere })).body).toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'body.settings.customerId', code: 'content.customerUnknown' }],
  })
})

test('a piece whose category is not written in a language cannot come out in it', async () => {
  const category = await create('category')
  const item = await create('article', {
    settings: { categoryId: category.id, customerId: null },
    text: written({ language: 'en' }),
  })

  expect(await publish('article', item, undefined, 'en')).toBeProblem(
    409,
    'content.categoryNotInThisLanguage',
  )
  expect(textIn(await read('article', item.id), 'en').state).toBe('draft')
})

const withdraw = (kind: ContentKind, { id, texts }: KeptContentItem, to = 'archived') =>
  editor.post(`${place(kind, id)}/archive`, { language: 'tr', version: texts[0]?.version ?? 1, to })

const inCategory = (categoryId: string) =>
  create('article', { settings: { categoryId, customerId: null }, text: written() })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

test('a piece comes out when its category is out by then, and is refused where readers would not see it', async () => {
  const category = await create('category')
  const item = await inCategory(category.id)
  const refused = async (at?: Date) => {
    expect(await publish('article', item, at)).toBeProblem(409, 'content.categoryNotOut')
    expect(await read('article', item.id)).toEqual(item)
  }

  await refused()
  const scheduled = (await publish('category', category, inDays(2))).read(KeptContentItem)
  await refused()
  await refused(inDays(1))
  const later = (await publish('article', item, inDays(3))).read(KeptContentItem)
  expect(textIn(later).state).toBe('scheduled')
  expect((await withdraw('article', later)).status).toBe(200)
  await withdraw('category', scheduled)
  expect(await publish('article', await read('article', item.id))).toBeProblem(409, 'content.categoryNotOut')

  await publish('category', await read('category', category.id))
  expect((await publish('article', await read('article', item.id))).status).toBe(200)
  const answer = await api.as('employee').get(`/api/category/${category.id}/articles/web`)
  expect(answer.text).toContain(item.id)
})

test.each(['archived', 'draft', 'scheduled'] as const)(
  'a category that holds what is out does not go from its readers: %s',
  async (to) => {
    const category = await create('category')
    const out = (await publish('category', category)).read(KeptContentItem)
    const item = (await publish('article', await inCategory(category.id))).read(KeptContentItem)
    const go = async () => {
      const now = await read('category', category.id)
      return to === 'scheduled' ? publish('category', now, inDays(1)) : withdraw('category', now, to)
    }
    const refused = await go()

    expect(refused).toBeProblem(409, 'content.categoryHoldsPublished')
    expect(refused.text).toContain('1 içerik')
    expect(await read('category', category.id)).toEqual(out)
    expect((await api.as('employee').get(`/api/article/${item.id}`)).status).toBe(200)

    await withdraw('article', item)
    expect((await go()).status).toBe(200)
  },
)

test('a piece that is out cannot be moved where readers would lose it', async () => {
  const item = (await publish('article', await inCategory(sleep))).read(KeptContentItem)
  const category = await create('category')
  const move = async () => {
    const { settingsVersion } = await read('article', item.id)
    const values = { categoryId: category.id, customerId: null }
    return editor.patch(place('article', item.id), { settings: { version: settingsVersion, values } })
  }

  expect(await move()).toBeProblem(409, 'content.categoryNotOut')
  expect(await read('article', item.id)).toEqual(item)
  expect((await api.as('employee').get(`/api/article/${item.id}`)).status).toBe(200)

  await publish('category', category)
  expect((await move()).status).toBe(200)
  expect((await api.as('employee').get(`/api/article/${item.id}`)).status).toBe(200)
})

test('a category cannot be withdrawn while a piece of it comes out', async () => {
  for (let round = 0; round < 5; round += 1) {
    const category = (await publish('category', await create('category'))).read(KeptContentItem)
    const item = await inCategory(category.id)
    const [out, gone] = await Promise.all([publish('article', item), withdraw('category', category)])
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([out.status, gone.status])
  }
})

test('a text that does not exist can be neither published nor withdrawn', async () => {
  const { id } = await create('bulletin')
  const english = { language: 'en', version: 1 }

  expect(await editor.post(`${place('bulletin', id)}/publish`, english)).toBeProblem(404, 'content.notFound')
  expect(await editor.post(`${place('bulletin', id)}/archive`, english)).toBeProblem(404, 'content.notFound')
})

test('the same key twice makes one piece', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const parts = newOf.bulletin()
  const before = await api.database.$count(contentItems)
  const [one, other] = [
    await editor.post(place('bulletin'), parts, key),
    await editor.post(place('bulletin'), parts, key),
  ]

  expect(other.body).toEqual(one.body)
  expect(await api.database.$count(contentItems)).toBe(before + 1)
})

const hostileBody = (node: object) => ({ type: 'doc', content: [node] })

test.each([
  [
    'a link that a browser would run',
    {
      body: hostileBody({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      }),
    },
    'body.text.body',
  ],
  [
    'an unknown node',
    { body: hostileBody({ type: 'iframe', attrs: { src: 'https://evil.example' } }) },
    'body.text.body',
  ],
  ['markup instead of a document', { body: '<b>x</b>' }, 'body.text.body'],
  ['no title', { title: '  ' }, 'body.text.title'],
  ['a title without end', { title: 'x'.repeat(201) }, 'body.text.title'],
  ['no author', { author: '' }, 'body.text.author'],
  ['an unknown language', { language: 'de' }, 'body.text.language'],
  ['a day that does not exist', { reviewDueOn: '2026-02-30' }, 'body.text.reviewDueOn'],
  [
    'a source that a browser would run',
    { sources: [{ title: 'x', url: 'javascript:alert(1)' }] },
    'body.text.sources.0.url',
  ],
  ['an address with other signs', { uri: 'Büyük Harf' }, 'body.text.uri'],
  ['a state of its own', { state: 'published' }, 'body.text.state'],
])('%s is refused, the field is named, and nothing is kept', async (_, parts, field) => {
  const before = await api.database.$count(contentItems)
  const answer = await editor.post(place('blog'), {
    settings: { categoryId: sleep },
    text: written({ uri: freeUri(), ...parts }),
  })

  expect(answer).toBeProblem(400, 'request.invalid')
  const { errors } = z.object({ errors: z.array(z.object({ field: z.string() })) }).parse(answer.body)
  expect(errors.some((error) => error.field.startsWith(field))).toBe(true)
  expect(await api.database.$count(contentItems)).toBe(before)
})

test('press pieces are Turkish, a slide with a link says what it is called, and a change changes something', async () => {
  const press = { settings: { datedOn: '2026-11-02' }, text: written({ language: 'en' }) }
  expect((await editor.post(place('press'), press)).text).toContain('content.pressIsTurkish')

  const slider = newOf.slider()
  expect(
    (await editor.post(place('slider'), { ...slider, text: { ...slider.text, link: '/iletisim' } })).text,
  ).toContain('content.linkIncomplete')

  const { id } = await create('faq')
  expect(await editor.patch(place('faq', id), {})).toBeProblem(400, 'request.invalid')
})

test('what another hand has put into a body does not leave, and the rest of the text does', async () => {
  const item = await create('bulletin')
  await publish('bulletin', item)
  await api.database
    .update(contentTexts)
    .set({
      body: { type: 'doc', content: [{ type: 'script', text: 'alert(1)' }, ...bodyOf('Kalan').content] },
    })
    .where(eq(contentTexts.itemId, item.id))

  const shown = await api.as('employee').get(`/api/bulletin/${item.id}`)
  expect(shown.read(contract.bulletin.answer).body).toEqual(bodyOf('Kalan'))
  expect(textIn(await read('bulletin', item.id)).body).toEqual(bodyOf('Kalan'))
})

const list = async (kind: ContentKind, query: Readonly<Record<string, string>>) =>
  (await editor.get(`/api/admin/${listOf[kind]}?${new URLSearchParams(query)}`)).read(
    pageOf(KeptContentRowSchema),
  )

test('a list is narrowed by state, language and a part of the title, with or without Turkish letters', async () => {
  const title = 'ÇIĞLIK atan Şişe'
  const item = await create('bulletin', {
    settings: { datedOn: '2026-11-02', customerId: null },
    text: written({ title }),
  })
  const found = async (query: Readonly<Record<string, string>>) =>
    (await list('bulletin', { pageSize: '100', ...query })).items.some(({ id }) => id === item.id)

  for (const searchTerm of ['çığlık', 'CIGLIK', 'ŞİŞE', 'sise', 'atan şi', ''])
    expect([searchTerm, await found({ searchTerm })]).toEqual([searchTerm, true])
  expect(await found({ searchTerm: 'bardak' })).toBe(false)
  expect(await found({ state: 'draft' })).toBe(true)
  expect(await found({ state: 'published' })).toBe(false)
  expect(await found({ language: 'tr', state: 'draft', searchTerm: 'sise' })).toBe(true)
  expect(await found({ language: 'en' })).toBe(false)
})

test.each(['%', '_', "' or 1=1 --", '\\'])(
  '%j has no meaning of its own in the search of a list',
  async (searchTerm) => {
    const all = await list('blog', { pageSize: '100' })
    const some = await list('blog', { pageSize: '100', searchTerm })

    // Signs alone are no word: they narrow nothing.
    expect([0, all.totalCount]).toContain(some.totalCount)
  },
)

test('pages part a list, whatever their size', async () => {
  const all: KeptContentRow[] = (await list('bulletin', { pageSize: '100' })).items
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (pageSize) => {
      const pages = []
      for (let pageIndex = 1; (pageIndex - 1) * pageSize < all.length; pageIndex += 1) {
        const page = await list('bulletin', { pageSize: String(pageSize), pageIndex: String(pageIndex) })
        expect(page).toMatchObject({ pageIndex, pageSize, totalCount: all.length })
        pages.push(...page.items)
      }
      expect(pages).toEqual(all)
    }),
    { numRuns: 12 },
  )
})

test('the examples of the contract say what an editor would send', async () => {
  for (const kind of kinds) {
    const entry: CallParts | undefined = Object.values(contract).find(
      ({ method, path }) => method === 'POST' && path === place(kind),
    )
    expect(entry?.idempotent).toBe(true)
    expect(entry?.body?.safeParse(entry.example?.body).success).toBe(true)
  }
})

test('who saves without end is asked to wait', async () => {
  const own = await startApi()
  const who = own.as('editor')
  const answers = []
  for (let times = 0; times < 121; times += 1)
    answers.push(await who.delete(place('faq', crypto.randomUUID())))

  expect(answers.slice(0, 120).every(({ status }) => status === 404)).toBe(true)
  expect(answers[120]).toBeProblem(429, 'identity.tooManyRequests')
})
