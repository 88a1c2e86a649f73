import type { CustomerFileKind } from '@avita/api-client/contract'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers } from '../users/schema.ts'

/** Design works that a company gets; their content lies in the storage under `private/`. */
export const customerFiles = pgTable(
  'customer_files',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind').$type<CustomerFileKind>().notNull(),
    title: text('title').notNull(),
    /** `foldForSearch(title)`. */
    searchText: text('search_text').notNull(),
    mediaType: text('media_type', { enum: ['application/pdf', 'image/png', 'image/jpeg'] }).notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('customer_files_of_customer').on(table.customerId, table.createdAt)],
)

/** How often files of a kind were downloaded on a day. Who it was is not kept. */
export const downloadCounts = pgTable(
  'download_counts',
  {
    kind: text('kind').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
)
