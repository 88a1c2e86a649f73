import { type ContentState, contentKinds, contentStates } from '@avita/api-client/contract'
import { languages } from '@avita/i18n-routes'
import { type AnyPgColumn, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** The language that a row speaks. Text with a check instead of an enum: a third language is then a plain migration. */
export const languageColumn = () => text('language', { enum: [...languages] }).notNull()

export const kindColumn = () => text('kind', { enum: [...contentKinds] }).notNull()

/** What every text carries per language, whether article, slide, blog or bulletin. */
export const publicationColumns = () => ({
  state: text('state', { enum: [...contentStates] }).notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Only our languages. */
export const speaksOurLanguages = (language: AnyPgColumn): SQL => sql`${language} in (${listed(languages)})`

export const isKnownKind = (kind: AnyPgColumn): SQL => sql`${kind} in (${listed(contentKinds)})`

/** Only known states, and a time wherever the text is or will be out. */
export const stateIsWhole = (columns: { state: AnyPgColumn; publishedAt: AnyPgColumn }): SQL =>
  sql`${columns.state} in (${listed(contentStates)}) and (${columns.state} in ('draft', 'archived') or ${columns.publishedAt} is not null)`

/**
 * Whether readers see a text: published, or scheduled for a moment that has come. A schedule therefore needs no job
 * that could be late, and a published text with a later date waits for it.
 */
export const isOut = (columns: { state: AnyPgColumn; publishedAt: AnyPgColumn }): SQL =>
  sql`${columns.state} in ('published', 'scheduled') and ${columns.publishedAt} <= now()`

/** The state as an editor understands it: a schedule that has come is published. */
export const stateNow = (columns: { state: AnyPgColumn; publishedAt: AnyPgColumn }): SQL<ContentState> =>
  sql<ContentState>`case when ${columns.state} in ('published', 'scheduled') then case when ${columns.publishedAt} <= now() then 'published' else 'scheduled' end else ${columns.state} end`
