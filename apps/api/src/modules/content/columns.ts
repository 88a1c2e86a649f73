import { languages } from '@avita/i18n-routes'
import { type AnyPgColumn, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm'

/** The life of a text in one language: each language has its own, so that one may be out while the other is a draft. */
const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const

export type ContentState = (typeof contentStates)[number]

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** The language that a row speaks. Text with a check instead of an enum: a third language is then a plain migration. */
export const languageColumn = () => text('language', { enum: [...languages] }).notNull()

/** What every text carries per language, whether article, slide, blog or bulletin. */
export const publicationColumns = () => ({
  state: text('state', { enum: [...contentStates] }).notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Only our languages. */
export const speaksOurLanguages = (language: AnyPgColumn): SQL => sql`${language} in (${listed(languages)})`

/** Only known states, and a time wherever the text is or will be out. */
export const stateIsWhole = (columns: { state: AnyPgColumn; publishedAt: AnyPgColumn }): SQL =>
  sql`${columns.state} in (${listed(contentStates)}) and (${columns.state} in ('draft', 'archived') or ${columns.publishedAt} is not null)`

/**
 * Whether readers see a text: published, or scheduled for a moment that has come. A schedule therefore needs no job
 * that could be late, and a published text with a later date waits for it.
 */
export const isOut = (columns: { state: AnyPgColumn; publishedAt: AnyPgColumn }): SQL =>
  sql`${columns.state} in ('published', 'scheduled') and ${columns.publishedAt} <= now()`
