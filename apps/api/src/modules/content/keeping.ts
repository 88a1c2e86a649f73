import type {
  ContentKind,
  ContentState,
  KeptContentItem,
  KeptContentRow,
  KeptContentVersion,
} from '@avita/api-client/contract'
import type { Language } from '@avita/i18n-routes'
import type { Database } from '../../database/database.ts'
import { violatedConstraint } from '../../database/unique-violation.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { languagesHiddenByCategory, textsOutBefore } from './category-rule.ts'
import type { NewPiece, Publication, SettingsDraft, TextDraft } from './drafts.ts'
import { foldTurkish } from './fold.ts'
import { keepingStore } from './keeping-store.ts'
import { knownPartsOf } from './known-parts.ts'
import { nobodyWatches, type PublicationWatcher } from './publications.ts'
import type { contentItems } from './schema.ts'

/** A change of one piece: of one language's text, of what the languages share, or of both. */
export interface PieceChange {
  readonly settings?: { readonly version: number; readonly values: SettingsDraft } | undefined
  readonly text?: { readonly version: number; readonly values: TextDraft } | undefined
}

export interface PieceQuery {
  readonly pageIndex: number
  readonly pageSize: number
  readonly state?: ContentState | undefined
  readonly language?: Language | undefined
  readonly searchTerm?: string | undefined
}

/** One text of a piece as it was saved once. */
export interface VersionName {
  readonly id: string
  readonly language: Language
  readonly version: number
}

type Store = ReturnType<typeof keepingStore>
type ItemRow = typeof contentItems.$inferSelect
type TextRow = Awaited<ReturnType<Store['textsOf']>>[number]

const settingsOf = ({ customerId, categoryId, datedOn, position, fields, pictureId }: ItemRow) => ({
  customerId,
  categoryId,
  datedOn,
  position,
  group: fields.group ?? null,
  icon: fields.icon ?? null,
  isActive: fields.isActive ?? null,
  pictureId,
})

const stateOf = (text: TextRow) => ({
  language: text.language,
  title: text.title,
  state: text.state,
  publishedAt: text.publishedAt?.toISOString() ?? null,
  version: text.version,
  updatedAt: text.updatedAt.toISOString(),
  reviewDueOn: text.reviewDueOn,
})

type WrittenRow = Omit<TextRow, 'updatedAt'>

const writtenOf = (text: WrittenRow) => ({
  summary: text.summary,
  body: text.body === null ? null : knownPartsOf(text.body),
  uri: text.uri,
  link: text.fields.link ?? null,
  linkLabel: text.fields.linkLabel ?? null,
  pictureAlt: text.pictureAlt,
  readingMinutes: text.readingMinutes,
  author: text.author,
  reviewer: text.reviewer,
  reviewedOn: text.reviewedOn,
  sources: [...text.sources],
})

const inFull = (text: TextRow) => ({ ...stateOf(text), ...writtenOf(text) })

const notFound = () => problem('content.notFound', { status: 404 })
const changedMeanwhile = () => problem('content.changedMeanwhile', { status: 409 })
const unknownSetting = (name: 'categoryId' | 'customerId' | 'pictureId', part: string) =>
  problem('request.invalid', {
    status: 400,
    errors: [{ field: `body.${part}.${name}`, code: `content.${name.slice(0, -2)}Unknown` }],
  })

const altMissing = (part: string) =>
  problem('request.invalid', {
    status: 400,
    errors: [{ field: `body.${part}.pictureAlt`, code: 'content.altMissing' }],
  })

const categoryNotOut = () => problem('content.categoryNotOut', { status: 409 })

/** A category that holds texts which are out, or will be, stays until they are gone: without it nobody would see them. */
const requireNothingHidden = async (
  transaction: Database,
  category: { readonly id: string; readonly language: Language },
  outFrom: Date | null,
) => {
  const texts = await keepingStore(transaction).textsOf([category.id])
  const now = texts.find(({ language }) => language === category.language)?.state
  if (now !== 'published' && now !== 'scheduled') return
  const count = await textsOutBefore(transaction, category.id, category.language, outFrom)
  if (count > 0) throw problem('content.categoryHoldsPublished', { status: 409, values: { count } })
}

const requireKnown = async (
  store: Store,
  { categoryId, customerId, pictureId }: SettingsDraft,
  part: string,
) => {
  if (categoryId !== undefined && !(await store.holdCategory(categoryId)))
    throw unknownSetting('categoryId', part)
  if (customerId && !(await store.customerExists(customerId))) throw unknownSetting('customerId', part)
  if (pictureId && !(await store.imageExists(pictureId))) throw unknownSetting('pictureId', part)
}

/** Two pieces of a kind may not share an address in a language; the database decides which was first. */
const refusingTakenAddress = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) === 'content_texts_uri_per_language')
      throw problem('content.addressTaken', { status: 409 })
    throw error
  }
}

const publicationAt = (at: string | null | undefined, now: Date): Publication => {
  if (at === null || at === undefined) return { state: 'published', publishedAt: 'now' }
  const publishedAt = new Date(at)
  return { state: publishedAt > now ? 'scheduled' : 'published', publishedAt }
}

/** Content as those keep it who write it, of every kind alike. What a kind has beside the rest, the contract says. */
export const contentKeeper = (
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  watcher: PublicationWatcher = nobodyWatches,
) => {
  const read = async (source: Database, kind: ContentKind, id: string): Promise<KeptContentItem> => {
    const store = keepingStore(source)
    const item = await store.item(kind, id)
    if (!item) throw notFound()
    const [texts, versions] = [await store.textsOf([id]), await store.versionsOf(id)]
    return {
      id,
      kind,
      settings: settingsOf(item),
      settingsVersion: item.version,
      picture: item.pictureId === null ? null : await store.picture(item.pictureId),
      createdAt: item.createdAt.toISOString(),
      texts: texts.map(inFull),
      versions: versions.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    }
  }

  /** One change of a piece that is there, nobody else changing it meanwhile. */
  const changing = (
    kind: ContentKind,
    id: string,
    change: (
      store: Store,
      item: { readonly categoryId: string | null },
      transaction: Database,
    ) => Promise<void>,
  ): Promise<KeptContentItem> =>
    refusingTakenAddress(() =>
      database.transaction(async (transaction) => {
        const store = keepingStore(transaction)
        const item = await store.hold(kind, id)
        if (!item) throw notFound()
        await change(store, item, transaction)
        return read(transaction, kind, id)
      }),
    )

  const saveText = async (
    store: Store,
    kind: ContentKind,
    id: string,
    { version, values }: { readonly version: number; readonly values: TextDraft },
    by: string,
  ) => {
    const saved =
      version === 0
        ? await store.addText(kind, id, values, by)
        : await store.changeText(id, version, values, by)
    if (!saved) throw changedMeanwhile()
  }

  return {
    async list(kind: ContentKind, { pageIndex, pageSize, searchTerm, ...filter }: PieceQuery) {
      const store = keepingStore(database)
      const search = foldTurkish(searchTerm ?? '')
      const { items, totalCount } = await store.list(
        kind,
        { ...filter, search: search || undefined },
        { pageIndex, pageSize },
      )
      const texts = await store.textsOf(items.map(({ id }) => id))
      const rows: KeptContentRow[] = items.map((item) => ({
        id: item.id,
        settings: settingsOf(item),
        createdAt: item.createdAt.toISOString(),
        texts: texts.filter(({ itemId }) => itemId === item.id).map(stateOf),
      }))
      return { items: rows, pageIndex, pageSize, totalCount }
    },

    one: (kind: ContentKind, id: string) => read(database, kind, id),

    async version(kind: ContentKind, { id, language, version }: VersionName): Promise<KeptContentVersion> {
      const store = keepingStore(database)
      const saved = (await store.item(kind, id)) && (await store.version(id, language, version))
      if (!saved) throw notFound()
      return {
        language,
        version,
        state: saved.state,
        title: saved.title,
        publishedAt: saved.publishedAt?.toISOString() ?? null,
        reviewDueOn: saved.reviewDueOn,
        savedAt: saved.savedAt.toISOString(),
        savedBy: saved.savedBy,
        ...writtenOf(saved),
      }
    },

    /** Adds a piece with its first text as a draft. The transaction is the caller's: an idempotency key may hold it. */
    create: (
      transaction: Database,
      kind: ContentKind,
      { settings, text }: { readonly settings: SettingsDraft; readonly text: TextDraft },
      by: string,
    ): Promise<KeptContentItem> =>
      refusingTakenAddress(async () => {
        const store = keepingStore(transaction)
        await requireKnown(store, settings, 'settings')
        if (settings.pictureId && (text.pictureAlt ?? null) === null) throw altMissing('text')
        const id = crypto.randomUUID()
        const piece: NewPiece = {
          id,
          kind,
          settings,
          texts: [{ ...text, state: 'draft', publishedAt: null }],
        }
        await store.add([piece], by)
        return read(transaction, kind, id)
      }),

    update: (kind: ContentKind, id: string, { settings, text }: PieceChange, by: string) =>
      changing(kind, id, async (store, { categoryId }, transaction) => {
        if (settings) {
          await requireKnown(store, settings.values, 'settings.values')
          if (!(await store.changeSettings(id, settings.version, settings.values, by)))
            throw changedMeanwhile()
          const isMoved = (settings.values.categoryId ?? null) !== categoryId
          if (isMoved && (await languagesHiddenByCategory(transaction, id)).length > 0) throw categoryNotOut()
        }
        if (text) await saveText(store, kind, id, text, by)
        if (await store.lacksAlt(id)) throw altMissing('text.values')
        const { customerId } = (await store.item(kind, id)) ?? { customerId: null }
        const titles = Object.fromEntries(
          (await store.textsOf([id])).map(({ language, title }) => [language, title]),
        )
        await watcher.changed(transaction, { kind, id, customerId, titles })
      }),

    /** Publishes a text now or at a moment; refused where its category is not out by then in that language. */
    publish: (
      kind: ContentKind,
      id: string,
      {
        language,
        version,
        at,
      }: { readonly language: Language; readonly version: number; readonly at?: string | null | undefined },
      by: string,
    ) =>
      changing(kind, id, async (store, { categoryId }, transaction) => {
        if (!(await store.hasText(id, language))) throw notFound()
        // Held, so that nobody withdraws it meanwhile.
        if (categoryId !== null) await store.holdCategory(categoryId)
        if (categoryId !== null && !(await store.hasText(categoryId, language)))
          throw problem('content.categoryNotInThisLanguage', { status: 409 })
        const publication = publicationAt(at, clock())
        if (
          kind === 'category' &&
          publication.publishedAt instanceof Date &&
          publication.state === 'scheduled'
        )
          await requireNothingHidden(transaction, { id, language }, publication.publishedAt)
        if (!(await store.changeState(id, language, version, publication, by))) throw changedMeanwhile()
        if ((await languagesHiddenByCategory(transaction, id)).includes(language)) throw categoryNotOut()
        const { customerId } = (await store.item(kind, id)) ?? { customerId: null }
        const text = (await store.textsOf([id])).find((candidate) => candidate.language === language)
        const publishedAt = at ? new Date(at) : undefined
        await watcher.published(transaction, {
          kind,
          id,
          language,
          customerId,
          publishedAt,
          title: text?.title ?? '',
        })
      }),

    /** Takes a text away from its readers: into the archive, or back to a draft. A category keeps what others need. */
    withdraw: (
      kind: ContentKind,
      id: string,
      {
        language,
        version,
        to,
      }: { readonly language: Language; readonly version: number; readonly to: 'archived' | 'draft' },
      by: string,
    ) =>
      changing(kind, id, async (store, _item, transaction) => {
        if (!(await store.hasText(id, language))) throw notFound()
        if (kind === 'category') await requireNothingHidden(transaction, { id, language }, null)
        const publishedAt = to === 'draft' ? null : undefined
        if (!(await store.changeState(id, language, version, { state: to, publishedAt }, by)))
          throw changedMeanwhile()
        await watcher.withdrawn(transaction, { kind, id, language })
      }),

    /** Removes a piece from readers and editors; its history stays. A category goes only when it is empty. */
    remove: (kind: ContentKind, id: string, by: string): Promise<{ id: string }> =>
      database.transaction(async (transaction) => {
        const store = keepingStore(transaction)
        if (!(await store.hold(kind, id))) throw notFound()
        const held = kind === 'category' ? await store.heldBy(id) : 0
        if (held > 0) throw problem('content.categoryNotEmpty', { status: 409, values: { count: held } })
        await store.remove(id, by)
        await watcher.removed(transaction, { kind, id })
        return { id }
      }),

    /** Writes pieces of a kind into a place that has never had one; what editors have changed or removed stays so. */
    async seed(kind: ContentKind, pieces: readonly Omit<NewPiece, 'kind'>[]): Promise<void> {
      const store = keepingStore(database)
      if (await store.isEmpty(kind))
        await store.add(
          pieces.map((piece) => ({ ...piece, kind })),
          null,
        )
    },
  }
}
