import { type Language, languages, pageAt } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { plainText, readingMinutes } from '../../modules/content/reading-minutes.ts'
import { aboutLifeSeeds } from './about-life/index.ts'
import { articleSeeds } from './articles/index.ts'
import { blogSeeds } from './blogs/index.ts'
import { bulletinSeeds } from './bulletins/index.ts'
import { categorySeeds } from './categories.ts'
import { contentId } from './content-id.ts'
import type { ContentTextSeed } from './content-seed.ts'
import { faqSeeds } from './faqs/index.ts'
import { richTextOf } from './light-notation.ts'
import { pressSeeds } from './press/index.ts'
import { productSeeds } from './products/index.ts'
import { serviceSeeds } from './services/index.ts'
import { sliderSeeds } from './sliders.ts'

interface Written extends Readonly<Partial<Record<Language, ContentTextSeed>>> {
  readonly key: string
}

const textsOf = (kind: string, words: readonly [number, number], seeds: readonly Written[]) =>
  seeds.flatMap((seed) =>
    languages.flatMap((language) => {
      const text = seed[language]
      return text ? [{ name: `${kind} ${seed.key} (${language})`, language, words, ...text }] : []
    }),
  )

const articleTexts = textsOf('article', [350, 800], articleSeeds)
const blogTexts = textsOf('blog', [400, 700], blogSeeds)
const texts = [...articleTexts, ...blogTexts]

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

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

test('there are twelve blogs or more, each in both languages', () => {
  expect(blogSeeds.length).toBeGreaterThanOrEqual(12)
  for (const blog of blogSeeds)
    expect([blog.key, languages.filter((it) => blog[it])]).toEqual([blog.key, languages])
})

test('eight categories, each with two articles or more in both languages, and each with a blog', () => {
  const categories = Object.keys(categorySeeds)

  expect(categories).toHaveLength(8)
  expect(new Set(blogSeeds.map(({ category }) => category))).toEqual(new Set(categories))
  for (const language of languages)
    for (const category of categories) {
      const own = existsIn(language).filter((article) => article.category === category)
      expect({ category, enough: own.length >= 2 }).toEqual({ category, enough: true })
    }
})

test.each(texts)(
  '$name is a rich text of a few minutes with headings, and keeps to its length',
  ({ body, words }) => {
    const document = richTextOf(body)
    const count = wordsIn(plainText(document))

    expect(count).toBeGreaterThanOrEqual(words[0])
    expect(count).toBeLessThanOrEqual(words[1])
    expect(readingMinutes(document)).toBeGreaterThanOrEqual(2)
    expect(document.content.filter(({ type }) => type === 'heading').length).toBeGreaterThanOrEqual(3)
    // No sign of the notation is left over.
    expect(JSON.stringify(document)).not.toMatch(/\*|\]\(|## /)
  },
)

test('titles, summaries, addresses and ids are unique', () => {
  const titles = texts.map(({ language, title }) => `${language} ${title}`)
  const summaries = texts.map(({ language, summary }) => `${language} ${summary}`)
  const uris = Object.values(categorySeeds).flatMap((category) => languages.map((it) => category[it].uri))
  const ids = articleSeeds.map(({ key }) => contentId('article', key))
  const blogKeys = blogSeeds.map(({ key }) => key)

  for (const all of [titles, summaries, uris, ids, blogKeys]) expect(twice(all)).toEqual([])
})

test.each(languages)('the address of a blog is a short slug of its own (%s)', (language) => {
  const uris = blogSeeds.flatMap((blog) => blog[language]?.uri ?? [])

  expect(twice(uris)).toEqual([])
  for (const uri of uris) expect(uri).toMatch(/^(?=.{8,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

test('the pieces came out over two years, none of them later than November 2026', () => {
  for (const seeds of [articleSeeds, blogSeeds]) {
    const days = seeds.map(({ publishedAt }) => publishedAt)
    expect(twice(days)).toEqual([])
    for (const day of days) {
      expect(day >= '2024-11-01').toBe(true)
      expect(day < '2026-11-01').toBe(true)
    }
  }
  expect(new Set(blogSeeds.map(({ publishedAt }) => publishedAt.slice(0, 7))).size).toBe(blogSeeds.length)
})

test('an id is a version 5 UUID that never changes', () => {
  expect(contentId('article', 'falling-asleep')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(contentId('article', 'falling-asleep')).toBe(contentId('article', 'falling-asleep'))
  expect(contentId('article', 'falling-asleep')).not.toBe(contentId('slider', 'falling-asleep'))
})

test('nothing shouts, promises a cure, praises itself, sells or cites research', () => {
  const forbidden =
    /!|%|\byüzde (?:\d|on|yirmi|otuz|kırk|elli)|\bper ?cent\b|research shows|studies show|\bscientific|araştırma(?:lar|ya göre)|bilimsel|garanti|guarantee|mucize|miracle|kesin çözüm|\bcures?\b|şifa|teşhis|diagnos|\bbest\b|(?<!\p{L})en iyi(?!\p{L})|(?<!\p{L})lider(?!\p{L})|\bleading\b|ödüllü|award|indirim|discount|kampanya|campaign|memnun kal|testimonial|lorem/iu

  for (const said of everythingSaid) expect(said).not.toMatch(forbidden)
})

test('no text promises that nobody will know, nor that readers see who opened their record', () => {
  const promises =
    /\b(?:nobody|no one) (?:will|needs to|has to) (?:know|learn|find out)|kimse(?:nin)? (?:bilmez|öğrenmez|duymaz|bilmeyeceğ|öğrenmeyeceğ)|tamamen gizli|\bcompletely (?:secret|confidential)|\banonim|\banonym|who (?:looked at|opened) (?:my|your)|kimin (?:baktığı|açtığı)/iu
  const said = JSON.stringify([
    articleSeeds,
    blogSeeds,
    bulletinSeeds,
    aboutLifeSeeds,
    pressSeeds,
    serviceSeeds,
    productSeeds,
    faqSeeds,
    sliderSeeds,
  ])

  expect(said.match(promises)).toBeNull()
})

test('no paragraph stands twice, in whatever kind of content', () => {
  const others: readonly Written[] = [
    ...bulletinSeeds,
    ...aboutLifeSeeds,
    ...pressSeeds,
    ...serviceSeeds,
    ...productSeeds,
  ]
  const bodies = [
    ...texts.map(({ body }) => body),
    ...textsOf('other', [0, 0], others).map(({ body }) => body),
    ...faqSeeds.flatMap((faq) => languages.map((it) => faq[it].answer)),
  ]
  const paragraphs = bodies.flatMap((body) =>
    body
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line.length >= 60),
  )

  expect(twice(paragraphs)).toEqual([])
})

test('no two pieces of a language begin alike or are built alike', () => {
  const beginnings = texts.map(
    ({ language, body }) => `${language} ${body.trim().split(/\s+/).slice(0, 4).join(' ').toLowerCase()}`,
  )
  const skeletons = texts.map(
    ({ language, body }) =>
      `${language} ${richTextOf(body)
        .content.map(({ type }) => type)
        .join(' ')}`,
  )

  expect(twice(beginnings)).toEqual([])
  expect(twice(skeletons)).toEqual([])
})

test('links lead to our own pages in the same language or to 112 and 183', () => {
  for (const { name, language, body } of texts)
    for (const [, target = ''] of body.matchAll(/\]\(([^)]+)\)/g))
      if (target.startsWith('tel:')) expect(['tel:112', 'tel:183']).toContain(target)
      else {
        const place = pageAt(target, 'corporate') ?? pageAt(target, 'user-panel')
        expect({ name, target, language: place?.language }).toEqual({ name, target, language })
      }
})

test('a text that comes near danger names 112 as something to tap', () => {
  const grave = texts.filter(({ body }) =>
    /not wanting to live|not want to live|of dying|harm(?:ing)? (?:yourself|themselves)|violence|threaten|yaşamak isteme|ölmeyi|zarar ver(?:me|eceğ)|şiddet (?:görü|vardır)|tehdit edil/u.test(
      body,
    ),
  )

  expect(grave.length).toBeGreaterThan(10)
  expect(grave.filter(({ body }) => !body.includes('(tel:112)')).map(({ name }) => name)).toEqual([])
})
