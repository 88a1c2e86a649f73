import { HomePage, Slider } from '@avita/api-client/contract'
import { pageAt } from '@avita/i18n-routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { articleSeeds } from '../../seed/content/articles/index.ts'
import { sliderSeeds } from '../../seed/content/sliders.ts'
import { startApi } from '../../testing/start-api.ts'
import { contentItems, contentTexts } from '../content/schema.ts'

const api = await startApi()
const languages = ['tr', 'en'] as const

test.each(languages)(
  'a visitor sees how much there is to read in %s, and the newest titles',
  async (language) => {
    const { status, body } = await api.as('visitor').get('/api/homePage', { 'accept-language': language })
    const home = HomePage.parse(body)
    const inLanguage = articleSeeds
      .filter((seed) => seed[language])
      .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))

    expect(status).toBe(200)
    expect(home.articleCount).toBe(inLanguage.length)
    expect(home.categoryCount).toBe(8)
    expect(home.topics.map(({ title }) => title)).toEqual(
      inLanguage.slice(0, 6).map((seed) => seed[language]?.title),
    )
  },
)

test('the home page carries titles and nothing of the texts', async () => {
  const { body } = await api.as('visitor').get('/api/homePage')
  const { topics } = z.object({ topics: z.array(z.record(z.string(), z.unknown())) }).parse(body)

  for (const topic of topics)
    expect(Object.keys(topic).toSorted()).toEqual(['category', 'readingMinutes', 'title'])
})

test.each(languages)(
  'the slides come in %s, in order, and lead to pages of that language',
  async (language) => {
    const { body } = await api.as('visitor').get('/api/sliders', { 'accept-language': language })
    const slides = z.array(Slider).parse(body)

    expect(slides.map(({ title }) => title)).toEqual(sliderSeeds.map((seed) => seed[language].title))
    for (const { link, linkLabel } of slides) {
      expect(link === null).toBe(linkLabel === null)
      if (link) expect(pageAt(link)?.language).toBe(language)
    }
  },
)

test('a slide that is a draft in one language is missing there only, and a switched-off one in both', async () => {
  const own = await startApi()
  const titles = async (language: string) => {
    const { body } = await own.as('visitor').get('/api/sliders', { 'accept-language': language })
    return z
      .array(Slider)
      .parse(body)
      .map(({ title }) => title)
  }
  const [first, second] = await own.database
    .select()
    .from(contentItems)
    .where(eq(contentItems.kind, 'slider'))
    .orderBy(contentItems.position)
  if (!first || !second) throw new Error('two slides are needed')

  await own.database
    .update(contentTexts)
    .set({ state: 'draft' })
    .where(eq(contentTexts.title, sliderSeeds[0]?.en.title ?? ''))
  expect(await titles('en')).toHaveLength(sliderSeeds.length - 1)
  expect(await titles('tr')).toHaveLength(sliderSeeds.length)

  await own.database
    .update(contentItems)
    .set({ fields: { isActive: false } })
    .where(eq(contentItems.id, second.id))
  expect(await titles('en')).toHaveLength(sliderSeeds.length - 2)
  expect(await titles('tr')).toHaveLength(sliderSeeds.length - 1)
})

test('without any token neither is answered', async () => {
  for (const path of ['/api/homePage', '/api/sliders'])
    expect(await api.as('nobody').get(path)).toBeProblem(401, 'access.tokenMissing')
})
