import type { Database } from '../../database/database.ts'

/** One kind of thing that is kept about a person. Every module that keeps something has one (`personal-data-sources.ts`). */
export interface PersonalDataSource {
  /** The field under which the export shows it. */
  readonly name: string
  /** All of it, as JSON can carry it. */
  readonly exportFor: (database: Database, personId: string) => Promise<unknown>
  /** Removes all of it in the transaction that removes the person; answers how many records went. */
  readonly eraseFor: (transaction: Database, personId: string) => Promise<number>
  /** Why it stays although the person goes, as a code; only where a law says so. */
  readonly keptBecause?: string
}
