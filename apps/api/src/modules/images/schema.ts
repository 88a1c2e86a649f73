import type { ImageSource, ImageType } from '@avita/api-client/contract'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Uploaded images; their files lie in the storage under `public/`. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    type: text('type').$type<ImageType>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sources: jsonb('sources').$type<ImageSource[]>().notNull(),
    /** Of what was sent, to tell two uploads of one picture. */
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('images_by_time').on(table.createdAt)],
)
