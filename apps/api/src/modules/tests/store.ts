import type { LicenceEntry, ReflectionDraft } from '@avita/api-client/contract'
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { ReflectionVersion } from './reflection-form.ts'
import { reflections, reflectionVersions, testLicences, testSwitches } from './schema.ts'

const versionColumns = {
  reflectionId: reflectionVersions.reflectionId,
  version: reflectionVersions.version,
  text: reflectionVersions.text,
}

/** A reflection and the version of its words that an editor had before them. */
interface ReadVersion {
  readonly id: string
  readonly version: number
}

const isAsRead = ({ id, version }: ReadVersion) =>
  and(eq(reflections.id, id), eq(reflections.latestVersion, version), ne(reflections.state, 'deleted'))

/** What is on, what is permitted, and what editors wrote. */
export const formStore = (database: Database) => ({
  async switches(): Promise<ReadonlyMap<string, boolean>> {
    const rows = await database
      .select({ formId: testSwitches.formId, isOn: testSwitches.isOn })
      .from(testSwitches)
    return new Map(rows.map(({ formId, isOn }) => [formId, isOn]))
  },

  async setSwitch(formId: string, isOn: boolean, changedBy: string, changedAt: Date): Promise<void> {
    await database
      .insert(testSwitches)
      .values({ formId, isOn, changedBy, changedAt })
      .onConflictDoUpdate({ target: testSwitches.formId, set: { isOn, changedBy, changedAt } })
  },

  licences: () =>
    database
      .select({
        formId: testLicences.formId,
        holder: testLicences.holder,
        reference: testLicences.reference,
        terms: testLicences.terms,
        grantedOn: testLicences.grantedOn,
        filedAt: testLicences.filedAt,
      })
      .from(testLicences)
      .orderBy(desc(testLicences.filedAt)),

  async fileLicence(
    transaction: Database,
    row: LicenceEntry & {
      readonly id: string
      readonly formId: string
      readonly filedBy: string
      readonly filedAt: Date
    },
  ): Promise<void> {
    await transaction.insert(testLicences).values(row)
  },

  /** What editors wrote and readers may take; one of it where an id is given. */
  publishedReflections: (id?: string): Promise<ReflectionVersion[]> =>
    database
      .select(versionColumns)
      .from(reflections)
      .innerJoin(
        reflectionVersions,
        and(
          eq(reflectionVersions.reflectionId, reflections.id),
          eq(reflectionVersions.version, reflections.publishedVersion),
        ),
      )
      .where(and(eq(reflections.state, 'published'), id === undefined ? undefined : eq(reflections.id, id)))
      .orderBy(asc(reflections.createdAt)),

  /** Versions that answers were given to, whatever has become of the reflection since. */
  async reflectionVersions(
    wanted: readonly { readonly reflectionId: string; readonly version: number }[],
  ): Promise<ReflectionVersion[]> {
    if (wanted.length === 0) return []
    const ids = [...new Set(wanted.map(({ reflectionId }) => reflectionId))]
    const rows = await database
      .select(versionColumns)
      .from(reflectionVersions)
      .where(inArray(reflectionVersions.reflectionId, ids))
    return rows.filter((row) =>
      wanted.some(
        ({ reflectionId, version }) => row.reflectionId === reflectionId && row.version === version,
      ),
    )
  },

  /** Every reflection that editors still see, with its newest words. */
  reflections: () =>
    database
      .select({ reflection: reflections, latest: versionColumns })
      .from(reflections)
      .innerJoin(
        reflectionVersions,
        and(
          eq(reflectionVersions.reflectionId, reflections.id),
          eq(reflectionVersions.version, reflections.latestVersion),
        ),
      )
      .where(ne(reflections.state, 'deleted'))
      .orderBy(asc(reflections.createdAt)),

  async addReflection(
    transaction: Database,
    id: string,
    text: ReflectionDraft,
    savedBy: string,
    now: Date,
  ): Promise<void> {
    await transaction.insert(reflections).values({ id, state: 'draft', createdAt: now, changedAt: now })
    await transaction
      .insert(reflectionVersions)
      .values({ reflectionId: id, version: 1, text, savedBy, savedAt: now })
  },

  /** Keeps new words as the next version; `false` where there is no such reflection, or somebody was faster. */
  saveReflection: (
    { id, version }: ReadVersion,
    text: ReflectionDraft,
    savedBy: string,
    now: Date,
  ): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(reflections)
        .set({ latestVersion: version + 1, changedAt: now })
        .where(isAsRead({ id, version }))
        .returning({ version: reflections.latestVersion })
      if (!row) return false
      await transaction
        .insert(reflectionVersions)
        .values({ reflectionId: id, version: row.version, text, savedBy, savedAt: now })
      return true
    }),

  /** Publishes the words that were read; `false` where there is no such reflection, or newer words. */
  async publishReflection({ id, version }: ReadVersion, now: Date): Promise<boolean> {
    const done = await database
      .update(reflections)
      .set({ state: 'published', publishedVersion: version, changedAt: now })
      .where(isAsRead({ id, version }))
      .returning({ id: reflections.id })
    return done.length > 0
  },

  async archiveReflection(id: string, now: Date): Promise<boolean> {
    const done = await database
      .update(reflections)
      .set({ state: 'archived', changedAt: now })
      .where(and(eq(reflections.id, id), ne(reflections.state, 'deleted')))
      .returning({ id: reflections.id })
    return done.length > 0
  },

  /** One that was never out goes whole; otherwise its words stay for the results that show them. */
  deleteReflection: (id: string, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const gone = await transaction
        .delete(reflections)
        .where(and(eq(reflections.id, id), sql`${reflections.publishedVersion} is null`))
        .returning({ id: reflections.id })
      if (gone.length > 0) return true
      const hidden = await transaction
        .update(reflections)
        .set({ state: 'deleted', changedAt: now })
        .where(
          and(
            eq(reflections.id, id),
            or(eq(reflections.state, 'published'), eq(reflections.state, 'archived')),
          ),
        )
        .returning({ id: reflections.id })
      return hidden.length > 0
    }),
})

export type FormStore = ReturnType<typeof formStore>
