import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../prepare-database.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** One migrated and seeded template for the whole run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const templateUrl = await createTestDatabase()
  await prepareDatabase({ DATABASE_URL: templateUrl, SEED_DEMO: true }, new Date())
  project.provide('templateUrl', templateUrl)
  return () => dropTestDatabase(templateUrl)
}
