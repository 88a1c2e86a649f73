import type { SettingKey } from '@avita/api-client/contract'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the operator has set; a key that is not here has the product's own value. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey().$type<SettingKey>(),
  /** Checked by the contract's schema of its key on the way in and on the way out. */
  value: jsonb('value').notNull().$type<string | number>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer('version').notNull().default(1),
})
