import type { Language } from '@avita/i18n-routes'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { KeptExtras } from './extras.ts'
import { usageEvents } from './schema.ts'

export interface UsageEvent {
  readonly type: 'page' | 'action'
  readonly name: string
  readonly personId: string
  readonly customerId: string | null
  readonly language: Language
  readonly occurredAt: Date
  readonly extras: KeptExtras
}

export const usageStore = (database: Database) => {
  const add = database
    .insert(usageEvents)
    .values({
      type: sql.placeholder('type'),
      name: sql.placeholder('name'),
      personId: sql.placeholder('personId'),
      customerId: sql.placeholder('customerId'),
      language: sql.placeholder('language'),
      occurredAt: sql.placeholder('occurredAt'),
      extras: sql.placeholder('extras'),
    })
    .prepare('add_usage_event')

  return {
    async add(event: UsageEvent) {
      await add.execute({ ...event })
    },
  }
}
