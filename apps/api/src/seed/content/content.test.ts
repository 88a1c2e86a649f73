import { type Language, languages } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { plainText, readingMinutes } from '../../modules/content/reading-minutes.ts'
import { articleSeeds } from './articles/index.ts'
import { categorySeeds } from './categories.ts'
import { contentId } from './content-id.ts'
import { richTextOf } from './light-notation.ts'
import { sliderSeeds } from './sliders.ts'

const texts = articleSeeds.flatMap((article) =>
  languages.flatMap((language) => {
    const text = article[language]
    return text ? [{ name: `${article.key} (${language})`, language, ...text }] : []
  }),
)

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0

const existsIn = (language: Language) => articleSeeds.filter((article) => article[language])

const everythingSaid = [
  ...texts.map(({ title, summary, body }) => `${title}\n${summary}\n${body}`),
  ...Object.values(categorySeeds).flatMap((category) => languages.map((it) => JSON.stringify(category[it]))),
  ...sliderSeeds.flatMap((slide) => languages.map((it) => JSON.stringify(slide[it]))),
]

test('there are 26 articles or more in both languages, and one in each language alone', () => {
  const both = articleSeeds.filter((article) => article.tr && article.en)

  expect(both.length).toBeGreaterThanOrEqual(26)
  expect(existsIn('tr').length - both.length).toBe(1)
  expect(existsIn('en').length - both.length).toBe(1)
})

test('eight categories, each with two articles or more in both languages', () => {
  const categories = Object.keys(categorySeeds)

  expect(categories).toHaveLength(8)
  for (const language of languages)
    for (const category of categories)
      expect(
        existsIn(language).filter((article) => article.category === category).length,
        `${category} (${language})`,
      ).toBeGreaterThanOrEqual(2)
})

test.each(texts)('$name is a rich text of a few minutes with headings and 350 to 800 words', ({ body }) => {
  const document = richTextOf(body)

  const words = wordsIn(plainText(document))

  expect(words).toBeGreaterThanOrEqual(350)
  expect(words).toBeLessThanOrEqual(800)
  expect(readingMinutes(document)).toBeGreaterThanOrEqual(2)
  expect(document.content.filter(({ type }) => type === 'heading').length).toBeGreaterThanOrEqual(3)
  // No sign of the notation is left over.
  expect(JSON.stringify(document)).not.toMatch(/\*|\]\(|## /)
})

test('titles, addresses and ids are unique', () => {
  const titles = texts.map(({ language, title }) => `${language} ${title}`)
  const uris = Object.values(categorySeeds).flatMap((category) => languages.map((it) => category[it].uri))
  const ids = articleSeeds.map(({ key }) => contentId('article', key))

  for (const all of [titles, uris, ids]) expect(new Set(all).size).toBe(all.length)
})

test('an id is a version 5 UUID that never changes', () => {
  expect(contentId('article', 'falling-asleep')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(contentId('article', 'falling-asleep')).toBe(contentId('article', 'falling-asleep'))
  expect(contentId('article', 'falling-asleep')).not.toBe(contentId('slider', 'falling-asleep'))
})

test('nothing shouts, promises a cure, praises itself or cites research', () => {
  const forbidden =
    /!|research shows|studies show|araştırmalar|bilimsel olarak|garanti|guarantee|kesin çözüm|\bcures?\b|\bbest (?:service|psychologist|platform)|en iyi (?:hizmet|psikolog|platform)|%|lorem/iu

  for (const said of everythingSaid) expect(said).not.toMatch(forbidden)
})

test('a text that speaks of not wanting to live names 112 as something to tap', () => {
  const grave = texts.filter(({ body }) =>
    /not wanting to live|yaşamak istemed|yaşamak istememe|of dying|ölmeyi/u.test(body),
  )

  expect(grave.length).toBeGreaterThan(0)
  for (const { body } of grave) expect(body).toContain('(tel:112)')
})
