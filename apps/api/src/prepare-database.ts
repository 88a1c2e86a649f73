import type { Config } from './config.ts'
import { migrateDatabase } from './database/migrate.ts'
import { writePermissions } from './modules/access/store.ts'
import { writeNotificationSources } from './modules/notifications/sources.ts'
import { prepareReportRole } from './modules/reports/role.ts'
import { seedContent } from './seed/content/seed-content.ts'
import { seedDemo } from './seed/demo.ts'

/** Migrations, then roles and permissions from the contract, the product's content, and the demo accounts if wanted. */
export const prepareDatabase = (
  config: Pick<Config, 'DATABASE_URL' | 'SEED_DEMO'>,
  now: Date,
): Promise<void> =>
  migrateDatabase(config.DATABASE_URL, async (database) => {
    await prepareReportRole(database)
    await writePermissions(database)
    await writeNotificationSources(database)
    await seedContent(database)
    if (config.SEED_DEMO) await seedDemo(database, now)
  })
