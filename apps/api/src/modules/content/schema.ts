import type { ContentPicture, ContentSource, FaqGroup } from '@avita/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  alias,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { images } from '../images/schema.ts'
import { customers } from '../users/schema.ts'
import {
  isKnownKind,
  isOut,
  kindColumn,
  languageColumn,
  publicationColumns,
  speaksOurLanguages,
  stateIsWhole,
  tsvector,
} from './columns.ts'

/** What only some kinds have beside the columns, the same in all languages. */
export interface SettingFields {
  readonly group?: FaqGroup
  readonly icon?: string
  readonly isActive?: boolean
}

/** What only some kinds have per language. */
export interface TextFields {
  readonly link?: string | null
  readonly linkLabel?: string | null
}

const settingColumns = () => ({
  /** Only people of this company see it; `null`: everybody. */
  customerId: uuid('customer_id'),
  categoryId: uuid('category_id'),
  /** The day that a bulletin, an about-life piece or a press piece stands under. */
  datedOn: date('dated_on'),
  position: integer('position').notNull().default(0),
  fields: jsonb('fields').$type<SettingFields>().notNull().default({}),
  /** No foreign key: an image that is gone takes no text with it. */
  pictureId: uuid('picture_id'),
  version: integer('version').notNull().default(1),
})

/** Everything that is written per language, whatever its kind: what its languages share. */
export const contentItems = pgTable(
  'content_items',
  {
    id: uuid('id').primaryKey(),
    kind: kindColumn(),
    ...settingColumns(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Removed: its texts are gone, its history stays. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: uuid('deleted_by'),
  },
  (table) => [
    unique('content_items_kind').on(table.id, table.kind),
    foreignKey({ columns: [table.customerId], foreignColumns: [customers.id] }),
    foreignKey({ columns: [table.categoryId], foreignColumns: [table.id] }),
    index('content_items_of_kind').on(table.kind, table.createdAt.desc()),
    index('content_items_of_category').on(table.categoryId),
    check('content_items_known_kind', isKnownKind(table.kind)),
  ],
)

const writtenColumns = () => ({
  uri: text('uri'),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** A rich text; whoever reads it passes it through `knownPartsOf`. `null` where the kind has none. */
  body: jsonb('body').$type<unknown>(),
  readingMinutes: integer('reading_minutes').notNull(),
  author: text('author').notNull(),
  reviewer: text('reviewer'),
  reviewedOn: date('reviewed_on'),
  reviewDueOn: date('review_due_on'),
  sources: jsonb('sources').$type<readonly ContentSource[]>().notNull().default([]),
  fields: jsonb('fields').$type<TextFields>().notNull().default({}),
  /** Empty where the picture only decorates, `null` where nobody has said what it shows. */
  pictureAlt: text('picture_alt'),
})

// The parser of PostgreSQL takes typographic signs for letters where the database's locale knows no better: only letters
// and digits reach it. `turkish` search lowers I to i, so that texts are lowered by Turkish rules first; the folded words
// beside the stems find what is typed without ı, ş, ç, ğ, ö and ü. `fold.ts` does the same to a query.
const words = (column: string) => `regexp_replace(${column} collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g')`
const lowered = (column: string) => `lower(${words(column)} collate "tr-x-icu")`
const folded = (column: string) => `translate(${lowered(column)}, 'ışçğöüâîû', 'iscgouaiu')`

const weighted = (vector: (column: string) => string) =>
  [
    `setweight(${vector('title')}, 'A')`,
    `setweight(${vector('summary')}, 'B')`,
    `setweight(${vector('plain_text')}, 'C')`,
  ].join(' || ')

/** Of the columns `language`, `title`, `summary` and `plain_text` of whichever row it is asked in. */
export const searchVector = (): SQL =>
  sql.raw(
    `case language when 'en' then ${weighted((column) => `to_tsvector('english', ${words(column)})`)} ` +
      `else ${weighted((column) => `to_tsvector('turkish', ${lowered(column)})`)} end || ` +
      weighted((column) => `to_tsvector('simple', ${folded(column)})`),
  )

/** A piece in one language as it stands. No row: it does not exist in that language, and that is a fact. */
export const contentTexts = pgTable(
  'content_texts',
  {
    itemId: uuid('item_id').notNull(),
    kind: kindColumn(),
    language: languageColumn(),
    ...publicationColumns(),
    ...writtenColumns(),
    /** The words of the body, for the search and its excerpts. */
    plainText: text('plain_text').notNull(),
    titleKey: text('title_key').generatedAlwaysAs(sql.raw(folded('title'))),
    search: tsvector('search').generatedAlwaysAs(searchVector()),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language] }),
    foreignKey({ columns: [table.itemId, table.kind], foreignColumns: [contentItems.id, contentItems.kind] }),
    unique('content_texts_uri_per_language').on(table.kind, table.language, table.uri),
    index('content_texts_newest').on(table.kind, table.language, table.publishedAt.desc()),
    index('content_texts_search').using('gin', table.search),
    check('content_texts_language', speaksOurLanguages(table.language)),
    check('content_texts_state', stateIsWhole(table)),
    check('content_texts_reading_minutes', sql`${table.readingMinutes} >= 0`),
  ],
)

const savedColumns = () => ({
  itemId: uuid('item_id')
    .notNull()
    // No cascade: what has a history is never removed from the table.
    .references(() => contentItems.id),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  /** The account that saved it; `null` for the product's own seed. */
  savedBy: uuid('saved_by'),
})

/** Every text that ever stood in `content_texts`, the current one included. A trigger lets rows be added, never changed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...savedColumns(),
    language: languageColumn(),
    state: publicationColumns().state,
    publishedAt: publicationColumns().publishedAt,
    version: integer('version').notNull(),
    ...writtenColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language, table.version] }),
    check('content_versions_language', speaksOurLanguages(table.language)),
    check('content_versions_state', stateIsWhole(table)),
  ],
)

/** Every setting that ever was; as unchangeable as the texts. */
export const contentSettingVersions = pgTable(
  'content_setting_versions',
  { ...savedColumns(), ...settingColumns() },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
)

const categoryTexts = alias(contentTexts, 'category_texts')

/**
 * What readers may see, one row per piece and language; the rule of visibility stands here and nowhere else, but for
 * whose company a piece is meant for. A text whose category is not out in its language is not out either: no list
 * could lead to it.
 */
export const publishedContent = pgView('published_content', {
  id: uuid('id').notNull(),
  kind: kindColumn(),
  language: languageColumn(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  ...writtenColumns(),
  plainText: text('plain_text').notNull(),
  search: tsvector('search').notNull(),
  customerId: uuid('customer_id'),
  categoryId: uuid('category_id'),
  datedOn: date('dated_on'),
  position: integer('position').notNull(),
  settings: jsonb('settings').$type<SettingFields>().notNull(),
  categoryUri: text('category_uri'),
  categoryName: text('category_name'),
  /** `null` also where the image is gone. */
  picture: jsonb('picture').$type<Omit<ContentPicture, 'alt'>>(),
}).as(sql`
  select ${contentTexts.itemId} as id, ${contentTexts.kind}, ${contentTexts.language}, ${contentTexts.publishedAt},
    ${contentTexts.uri}, ${contentTexts.title}, ${contentTexts.summary}, ${contentTexts.body},
    ${contentTexts.readingMinutes}, ${contentTexts.author}, ${contentTexts.reviewer}, ${contentTexts.reviewedOn},
    ${contentTexts.reviewDueOn}, ${contentTexts.sources}, ${contentTexts.fields}, ${contentTexts.plainText},
    ${contentTexts.pictureAlt}, ${contentTexts.search}, ${contentItems.customerId}, ${contentItems.categoryId}, ${contentItems.datedOn},
    ${contentItems.position}, ${contentItems.fields} as settings, ${categoryTexts.uri} as category_uri,
    ${categoryTexts.title} as category_name,
    case when ${images.id} is not null then jsonb_build_object('width', ${images.width}, 'height', ${images.height},
      'sources', ${images.sources}) end as picture
  from ${contentTexts}
  join ${contentItems} on ${contentItems.id} = ${contentTexts.itemId}
  left join ${contentTexts} as category_texts on ${categoryTexts.itemId} = ${contentItems.categoryId}
    and ${categoryTexts.language} = ${contentTexts.language} and ${isOut(categoryTexts)}
  left join ${images} on ${images.id} = ${contentItems.pictureId}
  where ${isOut(contentTexts)} and ${contentItems.deletedAt} is null
    and (${contentItems.categoryId} is null or ${categoryTexts.itemId} is not null)`)
