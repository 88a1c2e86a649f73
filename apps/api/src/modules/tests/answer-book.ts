import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Box } from '../../identity/box.ts'
import type { PersonBoxes } from './person-box.ts'
import { testResults } from './schema.ts'
import type { Answers } from './scoring.ts'

const Entry = z.object({
  formId: z.string(),
  version: z.number(),
  answers: z.array(z.tuple([z.string(), z.number().nullable()])),
})

/** What somebody answered, and when. Scores are not kept: the frozen version of the form computes them again. */
export interface AnswerEntry {
  readonly id: string
  readonly takenAt: Date
  readonly formId: string
  readonly version: number
  readonly answers: Answers
}

type NewEntry = Omit<AnswerEntry, 'id'>

const block = 1024

/** A row is as long as any other: its length would otherwise tell how many questions there were. */
const padded = (text: string) => text.padEnd(Math.ceil(text.length / block) * block)

const placeOf = (personId: string, id: string) => `test_results ${personId} ${id}`

const sealEntry = (box: Box, personId: string, id: string, { formId, version, answers }: NewEntry) =>
  box.seal(padded(JSON.stringify({ formId, version, answers: [...answers] })), placeOf(personId, id))

const openEntry = (
  box: Box,
  personId: string,
  row: { readonly id: string; readonly takenAt: Date; readonly sealed: string },
): AnswerEntry => {
  const text = box.open(row.sealed, placeOf(personId, row.id))
  if (text === null) throw new Error('A kept test answer does not open')
  const { formId, version, answers } = Entry.parse(JSON.parse(text))
  return { id: row.id, takenAt: row.takenAt, formId, version, answers: new Map(answers) }
}

/** The answers of people, each readable only through the person's own key. */
export const answerBook = (boxes: PersonBoxes) => {
  const rowsOf = (database: Database, personId: string, only?: SQL) =>
    database
      .select({ id: testResults.id, takenAt: testResults.takenAt, sealed: testResults.sealed })
      .from(testResults)
      .where(and(eq(testResults.personId, personId), only))
      .orderBy(desc(testResults.takenAt), desc(testResults.id))

  return {
    /** Everything a person answered, the newest first. */
    async all(database: Database, personId: string): Promise<readonly AnswerEntry[]> {
      const box = await boxes.find(database, personId)
      if (!box) return []
      const rows = await rowsOf(database, personId)
      return rows.map((row) => openEntry(box, personId, row))
    },

    /** One answer of a person, or `null`. */
    async find(database: Database, personId: string, id: string): Promise<AnswerEntry | null> {
      const box = await boxes.find(database, personId)
      const [row] = box ? await rowsOf(database, personId, eq(testResults.id, id)) : []
      return box && row ? openEntry(box, personId, row) : null
    },

    /**
     * Keeps what `decide` makes of what the person answered since a moment, the newest first; one submission of a
     * person at a time.
     */
    async add(
      transaction: Database,
      personId: string,
      id: string,
      since: Date,
      decide: (recent: readonly AnswerEntry[]) => NewEntry,
    ): Promise<void> {
      const box = await boxes.hold(transaction, personId)
      const rows = await rowsOf(transaction, personId, gt(testResults.takenAt, since))
      const entry = decide(rows.map((row) => openEntry(box, personId, row)))
      await transaction
        .insert(testResults)
        .values({ id, personId, takenAt: entry.takenAt, sealed: sealEntry(box, personId, id, entry) })
    },

    /** Whether there was such a row of that person. */
    async remove(database: Database, personId: string, id: string): Promise<boolean> {
      const gone = await database
        .delete(testResults)
        .where(and(eq(testResults.id, id), eq(testResults.personId, personId)))
        .returning({ id: testResults.id })
      return gone.length > 0
    },

    /** The key first: once it is gone the rows say nothing, whatever becomes of them. Answers with how many went. */
    async removeAll(transaction: Database, personId: string): Promise<number> {
      await boxes.destroy(transaction, personId)
      const gone = await transaction
        .delete(testResults)
        .where(eq(testResults.personId, personId))
        .returning({ id: testResults.id })
      return gone.length
    },
  }
}
