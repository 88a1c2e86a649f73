import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Outbox } from './delivery/outbox.ts'
import type { Idempotency } from './idempotency/idempotency.ts'
import type { Attempts } from './identity/attempts.ts'
import type { KeyVault } from './identity/key-vault.ts'
import type { Audit } from './modules/audit/audit.ts'
import type { Participation } from './modules/reports/participation.ts'
import type { Log } from './log.ts'
import type { FileStorage } from './storage/storage.ts'

/** The present moment. Tests hand in one that they can move. */
export type Clock = () => Date

/** What every module is made from. */
export interface ModuleDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly config: Config
  readonly vault: KeyVault
  /** Limits on everything that can be repeated (security, A6). */
  readonly attempts: Attempts
  readonly idempotency: Idempotency
  readonly outbox: Outbox
  /** Every read and change of a person's record, in the transaction of the act (security, P5). */
  readonly audit: Audit
  /** That somebody took part in something, for the reports: no day, no answer, no score (regulation, section C). */
  readonly participation: Participation
  /** The database as the role `report` sees it: numbers of people, and nobody. The only way of the reports. */
  readonly reportDatabase: Database
  /** Where files lie; the files module is the one that writes there. */
  readonly storage: FileStorage
}
