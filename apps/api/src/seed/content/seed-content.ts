import { type Language, languages } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'
import type { NewPiece, Publication, TextDraft } from '../../modules/content/drafts.ts'
import { contentKeeper } from '../../modules/content/keeping.ts'
import { aboutLifeSeeds } from './about-life/index.ts'
import { articleSeeds } from './articles/index.ts'
import { blogSeeds } from './blogs/index.ts'
import { bulletinSeeds } from './bulletins/index.ts'
import { categorySeeds, type CategoryText } from './categories.ts'
import { contentId } from './content-id.ts'
import type { ContentTextSeed, ServiceSeed } from './content-seed.ts'
import { faqSeeds } from './faqs/index.ts'
import { richTextOf } from './light-notation.ts'
import { pressSeeds } from './press/index.ts'
import { productSeeds } from './products/index.ts'
import {
  sceneAlts,
  sceneOfAboutLife,
  sceneOfBlog,
  sceneOfCategory,
  sceneOfSlider,
  seasonOf,
} from './scene-choice.ts'
import { sceneId, type SceneName, seedScenes } from './scenes.ts'
import { serviceSeeds } from './services/index.ts'
import { sliderSeeds } from './sliders.ts'

type Piece = Omit<NewPiece, 'kind'>
type Text = TextDraft & Publication

const author: Record<Language, string> = { tr: 'AVITA İçerik Ekibi', en: 'AVITA editorial team' }

/** When what carries no date of its own came out. */
const since = '2025-11-01T06:00:00Z'
/** Pieces of a day are out in the morning. */
const morningOf = (day: string) => `${day}T06:00:00Z`

/**
 * What speaks of health, of the law or of what the product does goes out of date: after a year somebody looks again. Pieces
 * of a day stay what they were, unless they name a review of their own.
 */
const reviewDueAfter = (time: string) => `${Number(time.slice(0, 4)) + 1}${time.slice(4, 10)}`

const outSince = (language: Language, time: string) => ({
  language,
  state: 'published' as const,
  publishedAt: new Date(time),
  author: author[language],
  reviewer: null,
  reviewedOn: null,
  reviewDueOn: null,
  sources: [],
})

/** The texts of a seed, one for each language it has. */
const textsOf = <Seed>(
  seed: Readonly<Partial<Record<Language, Seed>>>,
  time: string,
  textOf: (
    text: Seed,
  ) => Pick<TextDraft, 'title' | 'summary' | 'body' | 'uri' | 'link' | 'linkLabel'> &
    Partial<Pick<TextDraft, 'sources' | 'reviewDueOn'>>,
): Text[] =>
  languages.flatMap((language) => {
    const text = seed[language]
    return text === undefined ? [] : [{ ...outSince(language, time), ...textOf(text) }]
  })

/** A piece with a scene beside it, and what the scene shows in each of its languages. */
const pictured = (piece: Piece, scene: SceneName | undefined): Piece =>
  scene === undefined
    ? piece
    : {
        ...piece,
        settings: { ...piece.settings, pictureId: sceneId(scene) },
        texts: piece.texts.map((text) => ({ ...text, pictureAlt: sceneAlts[scene][text.language] })),
      }

const withBody = ({ title, summary, body, sources = [], reviewDueOn }: ContentTextSeed) => ({
  title,
  summary,
  body: richTextOf(body),
  sources,
  reviewDueOn: reviewDueOn ?? null,
})

/** As `withBody`, of a kind that is looked at again after a year. */
const reviewedYearly = (time: string) => (text: ContentTextSeed) =>
  withBody({ reviewDueOn: reviewDueAfter(time), ...text })

const categories = (): Piece[] =>
  Object.entries(categorySeeds).map(([key, texts], position) => ({
    id: contentId('category', key),
    settings: { position },
    texts: textsOf<CategoryText>(texts, since, ({ uri, name, description }) => ({
      uri,
      title: name,
      summary: description,
    })),
  }))

const sliders = (): Piece[] =>
  sliderSeeds.map((seed, position) =>
    pictured(
      {
        id: contentId('slider', seed.key),
        settings: { position, isActive: true },
        texts: textsOf(seed, since, ({ title, text, link, linkLabel }) => ({
          title,
          summary: text,
          link,
          linkLabel,
        })),
      },
      sceneOfSlider[seed.key],
    ),
  )

const articles = (): Piece[] =>
  articleSeeds.map((seed) =>
    pictured(
      {
        id: contentId('article', seed.key),
        settings: { categoryId: contentId('category', seed.category) },
        texts: textsOf(seed, seed.publishedAt, reviewedYearly(seed.publishedAt)),
      },
      sceneOfCategory[seed.category],
    ),
  )

const blogs = (): Piece[] =>
  blogSeeds.map((seed) =>
    pictured(
      {
        id: contentId('blog', seed.key),
        settings: { categoryId: contentId('category', seed.category) },
        texts: textsOf(seed, seed.publishedAt, (text) => ({
          ...reviewedYearly(seed.publishedAt)(text),
          uri: text.uri,
        })),
      },
      sceneOfBlog[seed.key],
    ),
  )

const dated = (
  kind: 'bulletin' | 'aboutLife' | 'press',
  seed: Readonly<Partial<Record<Language, ContentTextSeed>>> & { readonly key: string },
  datedOn: string,
): Piece => ({
  id: contentId(kind, seed.key),
  settings: { datedOn },
  texts: textsOf(seed, morningOf(datedOn), withBody),
})

const offered = (kind: 'service' | 'product', seeds: readonly ServiceSeed[]): Piece[] =>
  seeds.map((seed, position) => ({
    id: contentId(kind, seed.key),
    settings: { icon: seed.icon, position },
    texts: textsOf(seed, since, reviewedYearly(since)),
  }))

const faqs = (): Piece[] =>
  faqSeeds.map((seed, position) => ({
    id: contentId('faq', seed.key),
    settings: { group: seed.group, position },
    texts: textsOf(seed, since, ({ question, answer }) => ({
      title: question,
      body: richTextOf(answer),
      reviewDueOn: reviewDueAfter(since),
    })),
  }))

/**
 * Fills an empty database with the product's own content, in one transaction. A kind that has ever had a piece stays
 * as it is: what an editor has changed or removed never comes back from here.
 */
export const seedContent = async (database: Database): Promise<void> => {
  await database.transaction(async (transaction) => {
    await seedScenes(transaction)
    const keeper = contentKeeper({ database: transaction, clock: () => new Date() })
    await keeper.seed('category', categories())
    await keeper.seed('article', articles())
    await keeper.seed('slider', sliders())
    await keeper.seed('blog', blogs())
    await keeper.seed(
      'bulletin',
      bulletinSeeds.map((seed) => pictured(dated('bulletin', seed, seed.issuedOn), seasonOf(seed.issuedOn))),
    )
    await keeper.seed(
      'aboutLife',
      aboutLifeSeeds.map((seed) =>
        pictured(dated('aboutLife', seed, seed.publishedOn), sceneOfAboutLife[seed.key]),
      ),
    )
    await keeper.seed(
      'press',
      pressSeeds.map((seed) => dated('press', seed, seed.publishedOn)),
    )
    await keeper.seed('faq', faqs())
    await keeper.seed('service', offered('service', serviceSeeds))
    await keeper.seed('product', offered('product', productSeeds))
  })
}
