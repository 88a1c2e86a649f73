import type { ModuleDeps } from './module-deps.ts'
import { contactFormSource } from './modules/contact-forms/personal-data.ts'
import { contentSource } from './modules/content/personal-data.ts'
import { notificationDataSources } from './modules/notifications/personal-data.ts'
import { accountSources } from './modules/personal-data/account-sources.ts'
import type { PersonalDataSource } from './modules/personal-data/source.ts'
import { participationSource } from './modules/reports/participation.ts'
import { requestSource } from './modules/request-forms/personal-data.ts'
import { testSource } from './modules/tests/personal-data.ts'

/**
 * Everything that is kept about a person, for export and deletion. A test fails for a table that refers to people and
 * stands neither behind a source nor on the list of exceptions (`modules/personal-data/coverage.test.ts`).
 *
 * Erased in this order: the account itself comes last.
 */
export const personalDataSources = (deps: ModuleDeps): readonly PersonalDataSource[] => [
  participationSource(deps.vault),
  requestSource(deps.vault),
  contactFormSource(deps),
  ...notificationDataSources,
  testSource(deps),
  contentSource,
  ...accountSources(deps),
]
