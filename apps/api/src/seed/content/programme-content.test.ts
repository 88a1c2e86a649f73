import { readFileSync } from 'node:fs'
import { type Language, languages, pageAt } from '@avita/i18n-routes'
import { expect, test } from 'vitest'
import { plainText } from '../../modules/content/reading-minutes.ts'
import { aboutLifeSeeds } from './about-life/index.ts'
import { articleSeeds } from './articles/index.ts'
import { bulletinSeeds } from './bulletins/index.ts'
import type { ContentTextSeed } from './content-seed.ts'
import { faqSeeds } from './faqs/index.ts'
import { richTextOf } from './light-notation.ts'
import { pressSeeds } from './press/index.ts'
import { productSeeds } from './products/index.ts'
import { serviceSeeds } from './services/index.ts'
import { sliderSeeds } from './sliders.ts'

interface Seed extends Readonly<Partial<Record<Language, ContentTextSeed>>> {
  readonly key: string
}

interface Collection {
  readonly kind: string
  readonly seeds: readonly Seed[]
  readonly count: number
  readonly words: readonly [number, number]
  readonly languages: readonly Language[]
}

const asSeeds = (faqs: typeof faqSeeds): Seed[] =>
  faqs.map(({ key, tr, en }) => ({
    key,
    tr: { title: tr.question, summary: '', body: tr.answer },
    en: { title: en.question, summary: '', body: en.answer },
  }))

const collections: readonly Collection[] = [
  { kind: 'service', seeds: serviceSeeds, count: 12, words: [120, 250], languages },
  { kind: 'product', seeds: productSeeds, count: 4, words: [120, 250], languages },
  { kind: 'bulletin', seeds: bulletinSeeds, count: 36, words: [130, 220], languages },
  { kind: 'about life piece', seeds: aboutLifeSeeds, count: 18, words: [200, 350], languages },
  { kind: 'press item', seeds: pressSeeds, count: 8, words: [130, 220], languages: ['tr'] },
  { kind: 'FAQ', seeds: asSeeds(faqSeeds), count: 24, words: [40, 120], languages },
]

const textsOf = ({ kind, seeds, words }: Collection) =>
  seeds.flatMap((seed) =>
    languages.flatMap((language) => {
      const text = seed[language]
      return text ? [{ name: `${kind} ${seed.key} (${language})`, words, language, ...text }] : []
    }),
  )

const texts = collections.flatMap(textsOf)

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0

const paragraphsIn = (body: string) =>
  body
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line.length >= 60)

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test.each(collections)(
  'every $kind is there, in its languages, under a key of its own',
  ({ seeds, count, languages: expected }) => {
    expect(seeds).toHaveLength(count)
    expect(twice(seeds.map(({ key }) => key))).toEqual([])
    for (const seed of seeds)
      expect(languages.filter((language) => seed[language])).toEqual(
        languages.filter((language) => expected.includes(language)),
      )
  },
)

test.each(texts)('$name keeps to its length and leaves no notation over', ({ title, body, words }) => {
  const document = richTextOf(body)
  const count = wordsIn(plainText(document))

  expect(title.length).toBeLessThanOrEqual(90)
  expect(count).toBeGreaterThanOrEqual(words[0])
  expect(count).toBeLessThanOrEqual(words[1])
  expect(JSON.stringify(document)).not.toMatch(/\*|\]\(|## /)
})

test('a bulletin comes out every month for three years', () => {
  const months = Array.from({ length: 36 }, (_, at) =>
    new Date(Date.UTC(2023, 11 + at)).toISOString().slice(0, 7),
  )

  expect(bulletinSeeds.map(({ issuedOn }) => issuedOn.slice(0, 7))).toEqual(months)
})

test('an about life piece comes out every second month for three years', () => {
  const months = Array.from({ length: 18 }, (_, at) =>
    new Date(Date.UTC(2023, 11 + 2 * at)).toISOString().slice(0, 7),
  )

  expect(aboutLifeSeeds.map(({ publishedOn }) => publishedOn.slice(0, 7))).toEqual(months)
})

test('no title and no summary stands twice in a language', () => {
  for (const kind of collections.map(textsOf))
    for (const language of languages) {
      const own = kind.filter((text) => text.language === language)
      expect(twice(own.map(({ title }) => title))).toEqual([])
      expect(twice(own.map(({ summary }) => summary).filter((summary) => summary !== ''))).toEqual([])
    }
})

test('no paragraph is used twice, nor is one of the articles used again', () => {
  const articles = articleSeeds.flatMap((article) =>
    languages.flatMap((language) => article[language]?.body ?? []),
  )

  expect(twice([...texts.map(({ body }) => body), ...articles].flatMap(paragraphsIn))).toEqual([])
})

test('no two texts of a language begin alike', () => {
  const beginnings = texts.map(
    ({ language, body }) => `${language} ${body.trim().split(/\s+/).slice(0, 4).join(' ').toLowerCase()}`,
  )

  expect(twice(beginnings)).toEqual([])
})

test('nothing shouts, promises, praises itself, sells or cites research', () => {
  const forbidden =
    /!|%|\byüzde\b|araştırma(?:lar|cı|ya göre)|bilimsel|research|stud(?:y|ies) show|scientific|garanti|guarantee|mucize|miracle|kesin (?:çözüm|sonuç)|\bcures?\b|şifa|iyileştir|\bbest\b|(?<!\p{L})en iyi(?!\p{L})|lider|leading|ödüllü|award|indirim|discount|kampanya|campaign|memnun kal|testimonial|lorem|todo/iu

  for (const { title, summary, body } of texts) expect(`${title}\n${summary}\n${body}`).not.toMatch(forbidden)
})

test('the reader is "siz" in Turkish', () => {
  const addressedAsSen =
    /(?<!\p{L})(?:yapmalısın|etmelisin|deneyebilirsin|ister misin|misin|musun|sana|senin|unutma|merak etme)(?!\p{L})/iu

  for (const { language, body } of texts)
    // What people say to one another stands in quotation marks, quotes or lists.
    if (language === 'tr')
      expect(body.replace(/^> .*$|^- .*$|"[^"]*"|“[^”]*”/gm, '')).not.toMatch(addressedAsSen)
})

test('links lead to our own pages in the same language or to 112 and 183', () => {
  for (const { name, language, body } of texts)
    for (const [, target = ''] of body.matchAll(/\]\(([^)]+)\)/g))
      if (target !== 'tel:112' && target !== 'tel:183') {
        const place = pageAt(target, 'user-panel') ?? pageAt(target, 'corporate')
        expect({ name, target, language: place?.language }).toEqual({ name, target, language })
      }
})

test('a text that speaks of danger to life names 112 as something to tap', () => {
  const grave = texts.filter(({ body }) =>
    /not wanting to live|harming (?:yourself|themselves)|yaşamak isteme|zarar verme|threatened|tehdit/u.test(
      body,
    ),
  )

  expect(grave.length).toBeGreaterThan(0)
  expect(grave.filter(({ body }) => !body.includes('(tel:112)')).map(({ name }) => name)).toEqual([])
})

test('the corporate home has four slides or more, each with words in both languages', () => {
  expect(sliderSeeds.length).toBeGreaterThanOrEqual(4)
  for (const slide of sliderSeeds)
    for (const language of languages) {
      expect(slide[language].title).not.toBe('')
      expect(slide[language].text).not.toBe('')
    }
})

test('an icon is one that the interface can draw', () => {
  const drawn = readFileSync(
    new URL('../../../../../packages/ui-kit/src/components/icon-paths.ts', import.meta.url),
    'utf8',
  )

  for (const { icon } of [...serviceSeeds, ...productSeeds])
    expect(drawn).toMatch(new RegExp(`^  ${icon}:`, 'm'))
})
