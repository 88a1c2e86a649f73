import { z } from 'zod'
import { anonymous, call, page } from './call.ts'
import { pressPageSize } from './constants.ts'
import { faqGroups, searchedKinds } from './content-kinds.ts'
import { ImageSource } from './files.ts'
import { SentRichText } from './rich-text.ts'
import { LanguageSchema, PageQuery, pageOf } from './schemas.ts'

/** What stands beside a text, in every size and format there is; widths in pixels. */
export const ContentPicture = z.object({
  /** What is to be seen, in the language of the text; empty where the picture only decorates. */
  alt: z.string(),
  /** Of the largest source. */
  width: z.number().int(),
  height: z.number().int(),
  sources: z.array(ImageSource),
})

export type ContentPicture = z.infer<typeof ContentPicture>

export const Slider = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** A path of our own site, or `null` where the slide leads nowhere. */
  link: z.string().nullable(),
  linkLabel: z.string().nullable(),
  picture: ContentPicture.nullable(),
})

export type Slider = z.infer<typeof Slider>

/** What the corporate home shows from the database. */
export const HomePage = z.object({
  /** How many articles employees can read in this language, and in how many categories. */
  articleCount: z.number().int(),
  categoryCount: z.number().int(),
  /** Titles of what the panel holds, the newest first: a visitor sees what is inside without its text. */
  topics: z.array(z.object({ title: z.string(), category: z.string(), readingMinutes: z.number().int() })),
})

export type HomePage = z.infer<typeof HomePage>

export const ArticleCategory = z.object({
  id: z.uuid(),
  uri: z.string(),
  name: z.string(),
  description: z.string(),
  articleCount: z.number().int(),
})

export type ArticleCategory = z.infer<typeof ArticleCategory>

export const ArticleSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  category: z.object({ id: z.uuid(), uri: z.string(), name: z.string() }),
  readingMinutes: z.number().int(),
  publishedAt: z.iso.datetime(),
  picture: ContentPicture.nullable(),
})

export type ArticleSummary = z.infer<typeof ArticleSummary>

/** What a page shows of a piece beyond its list: the text, and who answers for it. */
const inFull = {
  body: SentRichText,
  author: z.string(),
  reviewer: z.string().nullable(),
  reviewedOn: z.iso.date().nullable(),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  /** Whether the same piece can be read in the other language: the toggle asks. */
  existsInOtherLanguage: z.boolean(),
}

export const Article = ArticleSummary.extend(inFull)

export type Article = z.infer<typeof Article>

export const BlogSummary = ArticleSummary.extend({ uri: z.string() })
export type BlogSummary = z.infer<typeof BlogSummary>

export const Blog = BlogSummary.extend({
  ...inFull,
  /** The address of the same post in the other language, for the toggle; `null` where there is none. */
  uriInOtherLanguage: z.string().nullable(),
})
export type Blog = z.infer<typeof Blog>

export const BulletinSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  readingMinutes: z.number().int(),
  issuedOn: z.iso.date(),
  picture: ContentPicture.nullable(),
})
export type BulletinSummary = z.infer<typeof BulletinSummary>

export const Bulletin = BulletinSummary.extend(inFull)
export type Bulletin = z.infer<typeof Bulletin>

/** An about-life piece; the panel calls them discoveries. */
export const AboutLifeSummary = BulletinSummary.omit({ issuedOn: true }).extend({ publishedOn: z.iso.date() })
export type AboutLifeSummary = z.infer<typeof AboutLifeSummary>

export const AboutLife = AboutLifeSummary.extend(inFull)
export type AboutLife = z.infer<typeof AboutLife>

export const PressSummary = AboutLifeSummary
export type PressSummary = AboutLifeSummary

export const PressPiece = PressSummary.extend(inFull)
export type PressPiece = z.infer<typeof PressPiece>

/** A service or a product: what there is to use, told on one page. */
export const Service = z.object({
  id: z.uuid(),
  icon: z.string(),
  title: z.string(),
  summary: z.string(),
  body: SentRichText,
})
export type Service = z.infer<typeof Service>

export const Faq = z.object({
  id: z.uuid(),
  group: z.enum(faqGroups),
  question: z.string(),
  answer: SentRichText,
})
export type Faq = z.infer<typeof Faq>

export const PlatformLanguage = z.object({
  code: LanguageSchema,
  /** In the language itself. */
  name: z.string(),
  isDefault: z.boolean(),
})
export type PlatformLanguage = z.infer<typeof PlatformLanguage>

const byYearOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    /** The year that is answered; `null` where there is nothing in any year. */
    year: z.number().int().nullable(),
    /** The years that have something in this language, the newest first. */
    years: z.array(z.number().int()),
    items: z.array(item),
  })

const ByYear = z.strictObject({
  year: z.coerce.number().int().min(1900, 'content.yearInvalid').max(2200, 'content.yearInvalid').optional(),
})

export const SearchHit = z.object({
  kind: z.enum(searchedKinds),
  /** A UUID, or the name of a form: `gad-7`. */
  id: z.string(),
  /** The last part of a blog post's or category's address; `null` for everything that is found by its id. */
  uri: z.string().nullable(),
  title: z.string(),
  /** A few words around what was found, plain text. */
  excerpt: z.string(),
})
export type SearchHit = z.infer<typeof SearchHit>

// Whatever a reader types into the address bar: what is not there is missing, not wrong.
const Uri = z.string().min(1, 'content.uriMissing').max(200)

const ById = z.strictObject({ id: z.uuid('content.idInvalid') })
const byId = { params: { id: '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000001' } } as const

export const content = {
  homePage: call('homePage', {
    access: anonymous,
    answer: HomePage,
    says: 'What the corporate home shows from the database.',
  }),
  sliders: call('sliders', {
    access: anonymous,
    answer: z.array(Slider),
    says: 'The slides of the corporate home, in order.',
  }),
  articleCategories: call('articleCategories', {
    access: page('articles'),
    answer: z.array(ArticleCategory),
    says: 'The article categories that have something to read in this language.',
  }),
  categoryArticles: call('categoryArticles', {
    access: page('articles'),
    params: ById,
    example: byId,
    answer: z.array(ArticleSummary),
    says: 'The articles of a category, the newest first.',
  }),
  article: call('article', {
    access: page('articleDetail'),
    params: ById,
    example: byId,
    refuses: { 404: ['content.notFound', 'content.notInThisLanguage'] },
    answer: Article,
    says: 'One article in full. 404 with `content.notInThisLanguage` where only the other language has it.',
  }),
  relatedArticles: call('relatedArticles', {
    access: page('articleDetail'),
    params: ById,
    example: byId,
    answer: z.array(ArticleSummary),
    says: 'Further articles of the same category, the newest first, at most six.',
  }),
  blogs: call('blogs', {
    access: anonymous,
    query: PageQuery.extend({ categoryUri: Uri.optional() }),
    answer: pageOf(BlogSummary),
    says: 'The blog posts in this language, the newest first, of one category where one is named.',
  }),
  blog: call('blog', {
    access: anonymous,
    query: z.strictObject({ uri: Uri }),
    example: { query: { uri: 'bir-yazi' } },
    refuses: { 404: ['content.notFound', 'content.notInThisLanguage'] },
    answer: Blog,
    says: 'One blog post by its address in this language.',
  }),
  bulletinsByYear: call('bulletinsByYear', {
    access: page('bulletins'),
    query: ByYear,
    answer: byYearOf(BulletinSummary),
    says: 'The bulletins of a year; without a year, those of the newest year that has any.',
  }),
  bulletin: call('bulletin', {
    access: page('bulletinDetail'),
    params: ById,
    example: byId,
    refuses: { 404: ['content.notFound', 'content.notInThisLanguage'] },
    answer: Bulletin,
    says: 'One bulletin in full.',
  }),
  aboutLifeByYear: call('aboutLifeByYear', {
    access: page('discoveries'),
    query: ByYear,
    answer: byYearOf(AboutLifeSummary),
    says: 'The about-life pieces of a year; without a year, those of the newest year that has any.',
  }),
  aboutLife: call('aboutLife', {
    access: page('discoveryDetail'),
    params: ById,
    example: byId,
    refuses: { 404: ['content.notFound', 'content.notInThisLanguage'] },
    answer: AboutLife,
    says: 'One about-life piece in full.',
  }),
  pressNews: call('pressNews', {
    access: anonymous,
    query: PageQuery.extend({ pageSize: PageQuery.shape.pageSize.unwrap().default(pressPageSize) }),
    answer: pageOf(PressSummary),
    says: 'The press pieces, the newest first. They are Turkish only: in English the list is empty.',
  }),
  pressPiece: call('pressPiece', {
    access: anonymous,
    params: ById,
    example: byId,
    refuses: { 404: ['content.notFound', 'content.notInThisLanguage'] },
    answer: PressPiece,
    says: 'One press piece in full.',
  }),
  services: call('services', {
    access: page('services'),
    answer: z.array(Service),
    says: 'What the programme offers, in order.',
  }),
  products: call('products', {
    access: page('services'),
    answer: z.array(Service),
    says: 'What can be had beside the services, in order.',
  }),
  faqs: call('faqs', {
    access: anonymous,
    answer: z.array(Faq),
    says: 'Questions and answers, by group and in order.',
  }),
  languages: call('languages', {
    access: anonymous,
    answer: z.array(PlatformLanguage),
    says: 'The languages of the platform.',
  }),
  search: call('search', {
    access: anonymous,
    query: PageQuery.extend({
      q: z.string().trim().min(2, 'search.tooShort').max(100, 'search.tooLong'),
      kind: z.enum(searchedKinds).optional(),
    }),
    example: { query: { q: 'uyku' } },
    refuses: { 429: ['search.tooMany'] },
    answer: pageOf(SearchHit),
    says: 'Finds words in everything that the caller may read in this language, the best match first.',
  }),
} as const
