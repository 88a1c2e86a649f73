import type { ContentKind, ContentState } from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { images } from '../images/schema.ts'
import { customers } from '../users/schema.ts'
import { stateNow } from './columns.ts'
import {
  type NewPiece,
  type Publication,
  settingColumnsOf,
  type SettingsDraft,
  type TextDraft,
  textColumnsOf,
} from './drafts.ts'
import { contentItems, contentSettingVersions, contentTexts, contentVersions } from './schema.ts'

/** What a list of the back office is narrowed by. */
export interface PieceFilter {
  readonly state?: ContentState | undefined
  readonly language?: Language | undefined
  /** Already folded. */
  readonly search?: string | undefined
}

interface PageOf {
  readonly pageIndex: number
  readonly pageSize: number
}

const timeOf = (publishedAt: Publication['publishedAt']) => (publishedAt === 'now' ? sql`now()` : publishedAt)

const next = (version: typeof contentItems.version | typeof contentTexts.version) => sql`${version} + 1`

const versionColumns = {
  itemId: contentTexts.itemId,
  language: contentTexts.language,
  state: contentTexts.state,
  publishedAt: contentTexts.publishedAt,
  version: contentTexts.version,
  uri: contentTexts.uri,
  title: contentTexts.title,
  summary: contentTexts.summary,
  body: contentTexts.body,
  readingMinutes: contentTexts.readingMinutes,
  author: contentTexts.author,
  reviewer: contentTexts.reviewer,
  reviewedOn: contentTexts.reviewedOn,
  reviewDueOn: contentTexts.reviewDueOn,
  sources: contentTexts.sources,
  fields: contentTexts.fields,
  pictureAlt: contentTexts.pictureAlt,
}

const settingVersionColumns = {
  itemId: contentItems.id,
  customerId: contentItems.customerId,
  categoryId: contentItems.categoryId,
  datedOn: contentItems.datedOn,
  position: contentItems.position,
  fields: contentItems.fields,
  pictureId: contentItems.pictureId,
  version: contentItems.version,
}

const ofText = (itemId: string, language: Language) =>
  and(eq(contentTexts.itemId, itemId), eq(contentTexts.language, language))

const ofKind = (kind: ContentKind) => and(eq(contentItems.kind, kind), isNull(contentItems.deletedAt))

/**
 * How content is written, and read by those who write it. The functions that write expect a transaction: each saves
 * the row and its line of history.
 */
export const keepingStore = (database: Database) => {
  const addVersions = async (
    rows: readonly Omit<typeof contentVersions.$inferInsert, 'savedBy'>[],
    savedBy: string | null,
  ) => {
    if (rows.length > 0)
      await database.insert(contentVersions).values(rows.map((row) => ({ ...row, savedBy })))
  }

  const changeText = async (
    itemId: string,
    language: Language,
    version: number,
    change: PgUpdateSetSource<typeof contentTexts>,
    savedBy: string | null,
  ): Promise<boolean> => {
    const saved = await database
      .update(contentTexts)
      .set({ ...change, version: next(contentTexts.version), updatedAt: sql`now()` })
      .where(and(ofText(itemId, language), eq(contentTexts.version, version)))
      .returning(versionColumns)
    await addVersions(saved, savedBy)
    return saved.length > 0
  }

  return {
    async isEmpty(kind: ContentKind): Promise<boolean> {
      return (await database.$count(contentItems, eq(contentItems.kind, kind))) === 0
    },

    async add(pieces: readonly NewPiece[], savedBy: string | null): Promise<void> {
      if (pieces.length === 0) return
      const items = await database
        .insert(contentItems)
        .values(pieces.map(({ id, kind, settings }) => ({ id, kind, ...settingColumnsOf(settings) })))
        .returning(settingVersionColumns)
      await database.insert(contentSettingVersions).values(items.map((row) => ({ ...row, savedBy })))
      const texts = pieces.flatMap(({ id, kind, texts: drafts }) =>
        drafts.map((draft) => ({
          itemId: id,
          kind,
          language: draft.language,
          state: draft.state,
          publishedAt: timeOf(draft.publishedAt),
          ...textColumnsOf(draft),
        })),
      )
      if (texts.length === 0) return
      await addVersions(await database.insert(contentTexts).values(texts).returning(versionColumns), savedBy)
    },

    /** The piece, held until the end of the transaction, so that editors come one after the other. */
    async hold(kind: ContentKind, id: string) {
      const [item] = await database
        .select({ id: contentItems.id, categoryId: contentItems.categoryId, version: contentItems.version })
        .from(contentItems)
        .where(and(eq(contentItems.id, id), ofKind(kind)))
        .for('update')
      return item ?? null
    },

    /** Whether the category exists; it cannot be removed before the end of the transaction. */
    async holdCategory(id: string): Promise<boolean> {
      const rows = await database
        .select({ id: contentItems.id })
        .from(contentItems)
        .where(and(eq(contentItems.id, id), ofKind('category')))
        .for('share')
      return rows.length > 0
    },

    async customerExists(id: string): Promise<boolean> {
      return (await database.$count(customers, eq(customers.id, id))) > 0
    },

    async imageExists(id: string): Promise<boolean> {
      return (await database.$count(images, eq(images.id, id))) > 0
    },

    /** An image in every size and format there is; `null` where it is gone. */
    async picture(id: string) {
      const [image] = await database
        .select({ width: images.width, height: images.height, sources: images.sources })
        .from(images)
        .where(eq(images.id, id))
      return image ?? null
    },

    /** Whether the piece has a picture of which a language does not say what it shows. */
    async lacksAlt(id: string): Promise<boolean> {
      const lacking = await database
        .select({ language: contentTexts.language })
        .from(contentTexts)
        .innerJoin(contentItems, eq(contentItems.id, contentTexts.itemId))
        .where(
          and(eq(contentItems.id, id), isNotNull(contentItems.pictureId), isNull(contentTexts.pictureAlt)),
        )
      return lacking.length > 0
    },

    /** Whether the version was the current one. */
    async changeSettings(
      id: string,
      version: number,
      settings: SettingsDraft,
      savedBy: string,
    ): Promise<boolean> {
      const saved = await database
        .update(contentItems)
        .set({ ...settingColumnsOf(settings), version: next(contentItems.version) })
        .where(and(eq(contentItems.id, id), eq(contentItems.version, version)))
        .returning(settingVersionColumns)
      if (saved.length > 0)
        await database.insert(contentSettingVersions).values(saved.map((row) => ({ ...row, savedBy })))
      return saved.length > 0
    },

    /** Adds the text of a language that has none, as a draft. Whether it had none. */
    async addText(kind: ContentKind, itemId: string, draft: TextDraft, savedBy: string): Promise<boolean> {
      const saved = await database
        .insert(contentTexts)
        .values({ itemId, kind, language: draft.language, state: 'draft', ...textColumnsOf(draft) })
        .onConflictDoNothing({ target: [contentTexts.itemId, contentTexts.language] })
        .returning(versionColumns)
      await addVersions(saved, savedBy)
      return saved.length > 0
    },

    /** Whether the version was the current one. The state stays as it is. */
    changeText: (itemId: string, version: number, draft: TextDraft, savedBy: string | null) =>
      changeText(itemId, draft.language, version, textColumnsOf(draft), savedBy),

    /** Whether the version was the current one. */
    changeState: (
      itemId: string,
      language: Language,
      version: number,
      { state, publishedAt }: { state: ContentState; publishedAt: Publication['publishedAt'] | undefined },
      savedBy: string,
    ) =>
      changeText(
        itemId,
        language,
        version,
        { state, ...(publishedAt === undefined ? {} : { publishedAt: timeOf(publishedAt) }) },
        savedBy,
      ),

    async hasText(itemId: string, language: Language): Promise<boolean> {
      return (await database.$count(contentTexts, ofText(itemId, language))) > 0
    },

    /** How many pieces a category holds. */
    async heldBy(categoryId: string): Promise<number> {
      return database.$count(
        contentItems,
        and(eq(contentItems.categoryId, categoryId), isNull(contentItems.deletedAt)),
      )
    },

    /** Takes the texts away and marks the piece as removed; its history stays. */
    async remove(id: string, deletedBy: string): Promise<void> {
      await database.delete(contentTexts).where(eq(contentTexts.itemId, id))
      await database
        .update(contentItems)
        .set({ deletedAt: sql`now()`, deletedBy })
        .where(eq(contentItems.id, id))
    },

    async list(kind: ContentKind, { state, language, search }: PieceFilter, { pageIndex, pageSize }: PageOf) {
      const isMeant: (SQL | undefined)[] = [
        language === undefined ? undefined : eq(contentTexts.language, language),
        state === undefined ? undefined : sql`${stateNow(contentTexts)} = ${state}`,
        search === undefined ? undefined : sql`strpos(${contentTexts.titleKey}, ${search}) > 0`,
      ]
      const condition = and(
        ofKind(kind),
        isMeant.every((part) => part === undefined)
          ? undefined
          : exists(
              database
                .select({ one: sql`1` })
                .from(contentTexts)
                .where(and(eq(contentTexts.itemId, contentItems.id), ...isMeant)),
            ),
      )
      const items = await database
        .select()
        .from(contentItems)
        .where(condition)
        .orderBy(desc(contentItems.createdAt), asc(contentItems.id))
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize)
      const [total] = await database.select({ count: count() }).from(contentItems).where(condition)
      return { items, totalCount: total?.count ?? 0 }
    },

    textsOf: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .select({
              ...versionColumns,
              state: stateNow(contentTexts).as('state_now'),
              updatedAt: contentTexts.updatedAt,
            })
            .from(contentTexts)
            .where(inArray(contentTexts.itemId, [...ids]))
            .orderBy(desc(contentTexts.language)),

    async item(kind: ContentKind, id: string) {
      const [item] = await database
        .select()
        .from(contentItems)
        .where(and(eq(contentItems.id, id), ofKind(kind)))
      return item ?? null
    },

    versionsOf: (id: string) =>
      database
        .select({
          language: contentVersions.language,
          version: contentVersions.version,
          state: contentVersions.state,
          title: contentVersions.title,
          savedAt: contentVersions.savedAt,
          savedBy: contentVersions.savedBy,
        })
        .from(contentVersions)
        .where(eq(contentVersions.itemId, id))
        .orderBy(desc(contentVersions.savedAt), desc(contentVersions.version)),

    async version(id: string, language: Language, version: number) {
      const [saved] = await database
        .select()
        .from(contentVersions)
        .where(
          and(
            eq(contentVersions.itemId, id),
            eq(contentVersions.language, language),
            eq(contentVersions.version, version),
          ),
        )
      return saved ?? null
    },
  }
}
