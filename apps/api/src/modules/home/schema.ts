import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { languageColumn, publicationColumns, speaksOurLanguages, stateIsWhole } from '../content/columns.ts'

export const sliders = pgTable('sliders', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
})

/** A slide in one language. The link is part of it: the same page has another path in each language. */
export const sliderTranslations = pgTable(
  'slider_translations',
  {
    sliderId: uuid('slider_id')
      .notNull()
      .references(() => sliders.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    ...publicationColumns(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    linkLabel: text('link_label'),
  },
  (table) => [
    primaryKey({ columns: [table.sliderId, table.language] }),
    check('slider_translations_language', speaksOurLanguages(table.language)),
    check('slider_translations_state', stateIsWhole(table)),
  ],
)
