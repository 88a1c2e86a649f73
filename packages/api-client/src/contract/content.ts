import { z } from 'zod'
import { anonymous, call, page } from './call.ts'
import { RichText } from './rich-text.ts'

export const Slider = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** A path of our own site, or `null` where the slide leads nowhere. */
  link: z.string().nullable(),
  linkLabel: z.string().nullable(),
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
})

export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = ArticleSummary.extend({
  body: RichText,
  author: z.string(),
  reviewer: z.string().nullable(),
  reviewedOn: z.iso.date().nullable(),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  /** Whether the same article can be read in the other language: the toggle asks. */
  existsInOtherLanguage: z.boolean(),
})

export type Article = z.infer<typeof Article>

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
    answer: Article,
    says: 'One article in full. 404 with `content.notInThisLanguage` where only the other language has it.',
  }),
} as const
