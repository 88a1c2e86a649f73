import { contract } from '@avita/api-client/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aText, addPiece, bodyOf } from '../../testing/content.ts'
import { formOf, picture } from '../../testing/pictures.ts'
import { startApi } from '../../testing/start-api.ts'
import { images } from '../images/schema.ts'

const api = await startApi()
const editor = api.as('editor')
const categoryId = await addPiece(
  api.database,
  'category',
  {},
  aText({ uri: 'resimler' }),
  aText({ language: 'en', uri: 'pictures' }),
)
const english = { 'accept-language': 'en' }

const anImage = async () => {
  const form = formOf({ image: await picture('png', 60, 40), Type: 'cover' })
  return (await editor.post('/api/admin/multimedia/image', form)).read(contract.uploadImage.answer)
}

const written = {
  title: 'Resimli bir yazı',
  summary: 'Özet',
  body: bodyOf('Merhaba'),
  author: 'AVITA İçerik Ekibi',
  reviewer: null,
  reviewedOn: null,
  reviewDueOn: null,
  sources: [],
}
const turkish = { ...written, language: 'tr' }

const create = (settings: object, text: object) =>
  editor.post('/api/admin/article', {
    settings: { categoryId, customerId: null, ...settings },
    text: { ...turkish, ...text },
  })

const articleCount = async () =>
  (await editor.get('/api/admin/articles')).read(contract.adminArticleList.answer).totalCount

const read = async (id: string, headers = {}) =>
  (await api.as('employee').get(`/api/article/${id}`, headers)).read(contract.article.answer)

test('an article carries its picture with what it shows in the language of the reader', async () => {
  const image = await anImage()
  const id = await addPiece(
    api.database,
    'article',
    { categoryId, pictureId: image.id },
    aText({ pictureAlt: 'Gölde bir kayık' }),
    aText({ language: 'en', pictureAlt: '' }),
  )

  const { width, height, sources } = image
  expect((await read(id)).picture).toEqual({ alt: 'Gölde bir kayık', width, height, sources })
  expect((await read(id, english)).picture).toEqual({ alt: '', width, height, sources })
})

test('a text whose image is gone is read without a picture', async () => {
  const image = await anImage()
  const id = await addPiece(
    api.database,
    'article',
    { categoryId, pictureId: image.id },
    aText({ pictureAlt: 'Gölde bir kayık' }),
  )
  await api.database.delete(images).where(eq(images.id, image.id))

  expect((await read(id)).picture).toBeNull()
})

test('a new piece with a picture has to say what it shows, if only that it shows nothing', async () => {
  const { id: pictureId } = await anImage()
  const before = await articleCount()

  for (const pictureAlt of [undefined, null]) {
    const refused = await create({ pictureId }, { pictureAlt })
    expect(refused).toBeProblem(400, 'request.invalid')
    expect(refused.body).toMatchObject({
      errors: [{ field: 'body.text.pictureAlt', code: 'content.altMissing' }],
    })
  }
  expect(await articleCount()).toBe(before)

  for (const pictureAlt of ['', ' Gölde bir kayık ']) {
    const kept = (await create({ pictureId }, { pictureAlt })).read(contract.createArticle.answer)
    expect(kept.settings.pictureId).toBe(pictureId)
    expect(kept.texts[0]?.pictureAlt).toBe(pictureAlt.trim())
  }
})

test('whoever opens a kept piece sees its picture, and none where there is none or it is gone', async () => {
  const image = await anImage()
  const { id } = (await create({ pictureId: image.id }, { pictureAlt: 'Gölde bir kayık' })).read(
    contract.createArticle.answer,
  )
  const picture = async (of: string) =>
    (await editor.get(`/api/admin/article/${of}`)).read(contract.adminArticle.answer).picture
  const { width, height, sources } = image

  expect(await picture(id)).toEqual({ width, height, sources })
  const bare = (await create({}, {})).read(contract.createArticle.answer)
  expect(bare.picture).toBeNull()
  expect(await picture(bare.id)).toBeNull()
  await api.database.delete(images).where(eq(images.id, image.id))
  expect(await picture(id)).toBeNull()
})

test('an image that nobody has uploaded is refused', async () => {
  const before = await articleCount()
  const refused = await create({ pictureId: crypto.randomUUID() }, { pictureAlt: '' })

  expect(refused).toBeProblem(400, 'request.invalid')
  expect(refused.body).toMatchObject({
    errors: [{ field: 'body.settings.pictureId', code: 'content.pictureUnknown' }],
  })
  expect(await articleCount()).toBe(before)
})

test('a picture comes, stays when it is left out, and goes; the other language has to say what it shows, too', async () => {
  const { id: pictureId } = await anImage()
  const { id } = (await create({}, {})).read(contract.createArticle.answer)
  const path = `/api/admin/article/${id}`
  const own = { categoryId, customerId: null }
  const kept = async () => (await editor.get(path)).read(contract.adminArticle.answer)

  const bare = await editor.patch(path, { settings: { version: 1, values: { ...own, pictureId } } })
  expect(bare).toBeProblem(400, 'request.invalid')
  expect(bare.body).toMatchObject({
    errors: [{ field: 'body.text.values.pictureAlt', code: 'content.altMissing' }],
  })
  expect((await kept()).settings.pictureId).toBeNull()

  const both = await editor.patch(path, {
    settings: { version: 1, values: { ...own, pictureId } },
    text: { version: 1, values: { ...turkish, pictureAlt: 'Gölde bir kayık' } },
  })
  expect(both.status).toBe(200)

  const twin = { ...written, language: 'en' }
  expect(await editor.patch(path, { text: { version: 0, values: twin } })).toBeProblem(400, 'request.invalid')
  expect((await kept()).texts).toHaveLength(1)
  const said = await editor.patch(path, {
    text: { version: 0, values: { ...twin, pictureAlt: 'A boat on a lake' } },
  })
  expect(said.status).toBe(200)

  await editor.patch(path, {
    settings: { version: 2, values: own },
    text: { version: 2, values: { ...turkish, title: 'Başka bir başlık' } },
  })
  const unchanged = await kept()
  expect(unchanged.settings.pictureId).toBe(pictureId)
  expect(unchanged.texts.map(({ title, pictureAlt }) => [title, pictureAlt])).toEqual([
    ['Başka bir başlık', 'Gölde bir kayık'],
    ['Resimli bir yazı', 'A boat on a lake'],
  ])

  await editor.patch(path, { settings: { version: 3, values: { ...own, pictureId: null } } })
  expect((await kept()).settings.pictureId).toBeNull()
})
