import type { Database } from './database/database.ts'
import type { Log } from './log.ts'

/** The present moment. Tests hand in one that they can move. */
export type Clock = () => Date

/** What every module is made from. */
export interface ModuleDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}
