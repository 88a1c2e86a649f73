import { z } from 'zod'
import { action, call } from './call.ts'
import { contentKinds, contentStates, faqGroups } from './content-kinds.ts'
import { Image } from './files.ts'
import type { KeptContent } from './permissions.ts'
import { LinkTarget, RichText } from './rich-text.ts'
import { LanguageSchema, PageQuery, pageOf } from './schemas.ts'

export const ContentStateSchema = z.enum(contentStates)

/** A work that a text rests on. */
export const ContentSource = z.strictObject({
  title: z.string().trim().min(1, 'content.sourceTitleMissing').max(300),
  url: z
    .url({ protocol: /^https?$/, error: 'content.sourceUrlInvalid' })
    .max(2000)
    .nullable(),
})

export type ContentSource = z.infer<typeof ContentSource>

const OnDay = z.iso.date('content.dateInvalid')
const Id = z.uuid('content.idInvalid')
const title = z.string().trim().min(1, 'content.titleMissing').max(200, 'content.titleTooLong')
const summary = z.string().trim().min(1, 'content.summaryMissing').max(600, 'content.summaryTooLong')
const uri = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content.uriInvalid')

/** Who answers for a text: every field is sent, so that nothing is lost by leaving it out. */
const answeredFor = {
  author: z.string().trim().min(1, 'content.authorMissing').max(120),
  reviewer: z.string().trim().min(1).max(120).nullable(),
  reviewedOn: OnDay.nullable(),
  /** When the text has to be looked at again. */
  reviewDueOn: OnDay.nullable(),
  sources: z.array(ContentSource).max(50),
}

const Written = z.strictObject({ language: LanguageSchema, title, ...answeredFor })
const WithBody = Written.extend({ summary, body: RichText })

/** The image beside a piece: absent, it stays as it is; `null`: none. */
const pictureId = Id.nullable().optional()
/** What it shows. Empty where it only decorates; absent, it stays as it is. A piece with a picture has one per language. */
const pictureAlt = z.string().trim().max(300, 'content.altTooLong').nullable().optional()
const Pictured = WithBody.extend({ pictureAlt })

const customerId = Id.nullable()
const position = z.int().min(0).max(10_000)
const icon = z.string().regex(/^[a-z][A-Za-z-]{0,39}$/, 'content.iconInvalid')

/** What all languages of a piece share: never absent, `null` where the kind has no such thing. */
const Settings = z.object({
  /** Only people of this company see it; `null`: everybody. */
  customerId: z.uuid().nullable(),
  categoryId: z.uuid().nullable(),
  /** The day a bulletin, an about-life piece or a press piece stands under. */
  datedOn: z.iso.date().nullable(),
  position: z.int(),
  group: z.enum(faqGroups).nullable(),
  icon: z.string().nullable(),
  isActive: z.boolean().nullable(),
  pictureId: z.uuid().nullable(),
})

const TextState = z.object({
  language: LanguageSchema,
  title: z.string(),
  /** `published` as soon as a schedule has come. */
  state: ContentStateSchema,
  publishedAt: z.iso.datetime().nullable(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  reviewDueOn: z.iso.date().nullable(),
})

/** A piece in a list of the back office: each language with its own state; a missing one is not there. */
export const KeptContentRow = z.object({
  id: z.uuid(),
  settings: Settings,
  createdAt: z.iso.datetime(),
  texts: z.array(TextState),
})

export type KeptContentRow = z.infer<typeof KeptContentRow>

const TextInFull = z.object({
  summary: z.string(),
  body: RichText.nullable(),
  uri: z.string().nullable(),
  link: z.string().nullable(),
  linkLabel: z.string().nullable(),
  pictureAlt: z.string().nullable(),
  readingMinutes: z.int(),
  author: z.string(),
  reviewer: z.string().nullable(),
  reviewedOn: z.iso.date().nullable(),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
})

const VersionRow = z.object({
  language: LanguageSchema,
  version: z.int(),
  state: ContentStateSchema,
  title: z.string(),
  savedAt: z.iso.datetime(),
  /** The account that saved it; `null` for the product's own content. */
  savedBy: z.uuid().nullable(),
})

/** A text as it was saved once. Sent with an update, it stands again. */
export const KeptContentVersion = VersionRow.extend({
  publishedAt: z.iso.datetime().nullable(),
  reviewDueOn: z.iso.date().nullable(),
  ...TextInFull.shape,
})

export type KeptContentVersion = z.infer<typeof KeptContentVersion>

/** A piece in the back office, whole: its languages and its history. */
export const KeptContentItem = z.object({
  id: z.uuid(),
  kind: z.enum(contentKinds),
  settings: Settings,
  /** To be sent with a change of the settings. */
  settingsVersion: z.int(),
  /** The image of `pictureId`; `null` where there is none, and where it is gone. What it shows, each language says. */
  picture: Image.omit({ id: true }).nullable(),
  createdAt: z.iso.datetime(),
  texts: z.array(TextState.extend(TextInFull.shape)),
  /** Every text that ever was saved, the newest first. */
  versions: z.array(VersionRow),
})

export type KeptContentItem = z.infer<typeof KeptContentItem>

const ListQuery = PageQuery.extend({
  state: ContentStateSchema.optional(),
  language: LanguageSchema.optional(),
  searchTerm: z.string().trim().max(100).optional(),
})

const version = z.int().min(1)
/** What the database can count to. */
const largestVersion = 2 ** 31 - 1
const exampleId = '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000001'
const byId = z.strictObject({ id: Id })
const exampleBody = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Merhaba' }] }],
} as const

const answeredForExample = {
  author: 'AVITA İçerik Ekibi',
  reviewer: null,
  reviewedOn: null,
  reviewDueOn: '2027-01-15',
  sources: [],
}

const writtenExample = { language: 'tr', title: 'Bir başlık', ...answeredForExample }
const withBodyExample = { ...writtenExample, summary: 'Bir özet', body: exampleBody }

export interface KeptContentExample {
  readonly settings: Readonly<Record<string, unknown>>
  readonly text: Readonly<Record<string, unknown>>
}

const saved = ['identity.tooManyRequests'] as const

/** The eight calls of a kind. What differs is what its settings and its texts hold. */
const kept = <SettingsIn extends z.ZodObject, TextIn extends z.ZodObject>(
  name: Exclude<KeptContent, 'Form'>,
  says: string,
  settings: SettingsIn,
  text: TextIn,
  example: KeptContentExample,
) => {
  const params = { id: exampleId }
  return {
    list: call(`admin${name}List`, {
      access: action(`List${name}`),
      query: ListQuery,
      answer: pageOf(KeptContentRow),
      says: `Back office: ${says}, the newest first, with the state of each language.`,
    }),
    one: call(`admin${name}`, {
      access: action(`List${name}`),
      params: byId,
      example: { params },
      answer: KeptContentItem,
      says: `Back office: one of ${says}, with both languages and all versions.`,
    }),
    version: call(`admin${name}Version`, {
      access: action(`List${name}`),
      params: z.strictObject({
        id: Id,
        language: LanguageSchema,
        version: z.coerce.number().pipe(version.max(largestVersion)),
      }),
      example: { params: { ...params, language: 'tr', version: '1' } },
      answer: KeptContentVersion,
      says: `Back office: the text of one of ${says} as it was saved once.`,
    }),
    create: call(`create${name}`, {
      access: action(`Create${name}`),
      body: z.strictObject({ settings, text }),
      example: { body: example },
      idempotent: true,
      refuses: { 409: ['content.addressTaken'], 429: saved },
      answer: KeptContentItem,
      says: `Adds to ${says}: the settings and the text of one language, as a draft.`,
    }),
    update: call(`update${name}`, {
      access: action(`Update${name}`),
      params: byId,
      body: z
        .strictObject({
          settings: z.strictObject({ version, values: settings }).optional(),
          /** `version` is the one that was read, 0 for a language that has no text yet. */
          text: z.strictObject({ version: z.int().min(0), values: text }).optional(),
        })
        .refine((change) => change.settings ?? change.text, 'content.nothingToChange'),
      example: { params, body: { text: { version: 1, values: example.text } } },
      refuses: { 409: ['content.changedMeanwhile', 'content.addressTaken'], 429: saved },
      answer: KeptContentItem,
      says: `Changes one of ${says}: the text of one language, the settings, or both. 409 where somebody was faster.`,
    }),
    publish: call(`publish${name}`, {
      access: action(`Publish${name}`),
      params: byId,
      body: z.strictObject({
        language: LanguageSchema,
        version,
        /** A moment to come schedules the text; absent or `null`: now. */
        at: z.iso.datetime({ offset: true, error: 'content.timeInvalid' }).nullish(),
      }),
      example: { params, body: { language: 'tr', version: 1 } },
      refuses: {
        409: ['content.changedMeanwhile', 'content.categoryNotInThisLanguage', 'content.categoryNotOut'],
        429: saved,
      },
      answer: KeptContentItem,
      says: `Publishes one of ${says} in one language, now or at a moment to come. 409 where its category is not out by then.`,
    }),
    withdraw: call(`withdraw${name}`, {
      access: action(`Publish${name}`),
      params: byId,
      body: z.strictObject({
        language: LanguageSchema,
        version,
        to: z.enum(['archived', 'draft']).default('archived'),
      }),
      example: { params, body: { language: 'tr', version: 1, to: 'archived' } },
      refuses: {
        409:
          name === 'Category'
            ? ['content.changedMeanwhile', 'content.categoryHoldsPublished']
            : ['content.changedMeanwhile'],
        429: saved,
      },
      answer: KeptContentItem,
      says: `Takes one of ${says} away from readers in one language: into the archive, or back to a draft. 409 for a category that holds what is out.`,
    }),
    remove: call(`delete${name}`, {
      access: action(`Delete${name}`),
      params: byId,
      example: { params },
      refuses: name === 'Category' ? { 409: ['content.categoryNotEmpty'], 429: saved } : { 429: saved },
      answer: z.object({ id: z.uuid() }),
      says: `Removes one of ${says}; its history is kept.`,
    }),
  }
}

const withCategory = { settings: { categoryId: exampleId, customerId: null }, text: withBodyExample }
const dated = { settings: { datedOn: '2026-03-02', customerId: null }, text: withBodyExample }
const offered = { settings: { icon: 'services', position: 0, customerId: null }, text: withBodyExample }

const article = kept(
  'Article',
  'the articles',
  z.strictObject({ categoryId: Id, customerId, pictureId }),
  Pictured,
  withCategory,
)
const blog = kept(
  'Blog',
  'the blog posts',
  z.strictObject({ categoryId: Id, pictureId }),
  Pictured.extend({ uri }),
  { settings: { categoryId: exampleId }, text: { ...withBodyExample, uri: 'bir-baslik' } },
)
const category = kept(
  'Category',
  'the categories of articles and blog posts',
  z.strictObject({ position }),
  Written.extend({ summary, uri }),
  { settings: { position: 0 }, text: { ...writtenExample, summary: 'Bir özet', uri: 'bir-konu' } },
)
const bulletin = kept(
  'Bulletin',
  'the bulletins',
  z.strictObject({ datedOn: OnDay, customerId, pictureId }),
  Pictured,
  dated,
)
const aboutLife = kept(
  'AboutLife',
  'the about-life pieces',
  z.strictObject({ datedOn: OnDay, customerId, pictureId }),
  Pictured,
  dated,
)
const press = kept(
  'Press',
  'the press pieces',
  z.strictObject({ datedOn: OnDay, pictureId }),
  // The press room has no English pages (specification, section 2).
  Pictured.extend({ language: z.literal('tr', 'content.pressIsTurkish') }),
  { settings: { datedOn: '2026-03-02' }, text: withBodyExample },
)
const faq = kept(
  'Faq',
  'the questions and answers',
  z.strictObject({ group: z.enum(faqGroups), position }),
  Written.extend({ body: RichText }),
  { settings: { group: 'programme', position: 0 }, text: { ...writtenExample, body: exampleBody } },
)
const service = kept(
  'Service',
  'the services',
  z.strictObject({ icon, position, customerId }),
  WithBody,
  offered,
)
const product = kept(
  'Product',
  'the products',
  z.strictObject({ icon, position, customerId }),
  WithBody,
  offered,
)
const slider = kept(
  'Slider',
  'the slides of the corporate home',
  z.strictObject({ position, isActive: z.boolean(), pictureId }),
  Written.extend({
    summary,
    pictureAlt,
    link: LinkTarget.nullable(),
    linkLabel: z.string().trim().min(1).max(60).nullable(),
  }).refine(({ link, linkLabel }) => (link === null) === (linkLabel === null), {
    path: ['linkLabel'],
    error: 'content.linkIncomplete',
  }),
  {
    settings: { position: 0, isActive: true },
    text: { ...writtenExample, summary: 'Bir özet', link: '/iletisim', linkLabel: 'İletişim' },
  },
)

/** What the back office does with everything that is written per language. */
export const keptContent = {
  adminArticleList: article.list,
  adminArticle: article.one,
  adminArticleVersion: article.version,
  createArticle: article.create,
  updateArticle: article.update,
  publishArticle: article.publish,
  withdrawArticle: article.withdraw,
  deleteArticle: article.remove,
  adminBlogList: blog.list,
  adminBlog: blog.one,
  adminBlogVersion: blog.version,
  createBlog: blog.create,
  updateBlog: blog.update,
  publishBlog: blog.publish,
  withdrawBlog: blog.withdraw,
  deleteBlog: blog.remove,
  adminCategoryList: category.list,
  adminCategory: category.one,
  adminCategoryVersion: category.version,
  createCategory: category.create,
  updateCategory: category.update,
  publishCategory: category.publish,
  withdrawCategory: category.withdraw,
  deleteCategory: category.remove,
  adminBulletinList: bulletin.list,
  adminBulletin: bulletin.one,
  adminBulletinVersion: bulletin.version,
  createBulletin: bulletin.create,
  updateBulletin: bulletin.update,
  publishBulletin: bulletin.publish,
  withdrawBulletin: bulletin.withdraw,
  deleteBulletin: bulletin.remove,
  adminAboutLifeList: aboutLife.list,
  adminAboutLife: aboutLife.one,
  adminAboutLifeVersion: aboutLife.version,
  createAboutLife: aboutLife.create,
  updateAboutLife: aboutLife.update,
  publishAboutLife: aboutLife.publish,
  withdrawAboutLife: aboutLife.withdraw,
  deleteAboutLife: aboutLife.remove,
  adminPressList: press.list,
  adminPress: press.one,
  adminPressVersion: press.version,
  createPress: press.create,
  updatePress: press.update,
  publishPress: press.publish,
  withdrawPress: press.withdraw,
  deletePress: press.remove,
  adminFaqList: faq.list,
  adminFaq: faq.one,
  adminFaqVersion: faq.version,
  createFaq: faq.create,
  updateFaq: faq.update,
  publishFaq: faq.publish,
  withdrawFaq: faq.withdraw,
  deleteFaq: faq.remove,
  adminServiceList: service.list,
  adminService: service.one,
  adminServiceVersion: service.version,
  createService: service.create,
  updateService: service.update,
  publishService: service.publish,
  withdrawService: service.withdraw,
  deleteService: service.remove,
  adminProductList: product.list,
  adminProduct: product.one,
  adminProductVersion: product.version,
  createProduct: product.create,
  updateProduct: product.update,
  publishProduct: product.publish,
  withdrawProduct: product.withdraw,
  deleteProduct: product.remove,
  adminSliderList: slider.list,
  adminSlider: slider.one,
  adminSliderVersion: slider.version,
  createSlider: slider.create,
  updateSlider: slider.update,
  publishSlider: slider.publish,
  withdrawSlider: slider.withdraw,
  deleteSlider: slider.remove,
} as const
