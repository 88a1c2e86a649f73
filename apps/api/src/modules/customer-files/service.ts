import { createHash, randomUUID } from 'node:crypto'
import { contract, type CustomerFile, type CustomerFileKind } from '@avita/api-client/contract'
import type { Person } from '../../actor.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { mediaTypeOf } from '../../storage/content-type.ts'
import { createFileKeeper } from '../../storage/file-keeper.ts'
import { foldForSearch } from '../../text.ts'
import { printPicture } from './print-picture.ts'
import type { customerFiles } from './schema.ts'
import { customerFileStore } from './store.ts'

interface Query {
  readonly pageIndex: number
  readonly pageSize: number
  readonly searchTerm?: string | undefined
}

interface Upload {
  readonly content: Uint8Array
  readonly kind: CustomerFileKind
  readonly title: string
  readonly key: string | null
}

const downloadsPerHour = { times: 300, seconds: 3_600 }

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const

const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const shownOf = (row: typeof customerFiles.$inferSelect): CustomerFile => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  mediaType: row.mediaType,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
})

/** Design works: each company sees its own, the back office brings and takes them. */
export const customerFileService = (deps: ModuleDeps) => {
  const { database, storage, clock, attempts, idempotency } = deps
  const store = customerFileStore(database)
  const keeper = createFileKeeper(deps)

  const list = async (customerId: string, { pageIndex, pageSize, searchTerm = '' }: Query) => {
    const page = { pageIndex, pageSize }
    const { rows, totalCount } = await store.list(customerId, foldForSearch(searchTerm), page)
    return { items: rows.map(shownOf), ...page, totalCount }
  }

  const requireCustomer = async (id: string) => {
    if (!(await store.customerExists(id))) throw problem('file.customerNotFound', { status: 404 })
  }

  return {
    /** Of the person's own company; whoever has none has no files. */
    ofOwnCompany: ({ customerId }: Person, query: Query) =>
      customerId === null
        ? { items: [], pageIndex: query.pageIndex, pageSize: query.pageSize, totalCount: 0 }
        : list(customerId, query),

    async ofCustomer(customerId: string, query: Query) {
      await requireCustomer(customerId)
      return list(customerId, query)
    },

    async content(id: string, { id: personId, customerId }: Person): Promise<FileAnswer> {
      await attempts.count(`downloads of ${personId}`, downloadsPerHour, 'identity.tooManyRequests')
      const row = customerId === null ? null : await store.find(id, customerId)
      if (!row) throw problem('file.notFound', { status: 404 })
      return new FileAnswer({
        mediaType: row.mediaType,
        bytes: row.bytes,
        version: row.sha256,
        downloadName: `${row.title}.${endings[row.mediaType]}`,
        isPublic: false,
        open: async (range) => {
          const content = await storage.read(row.storageKey, range)
          // One download is one count, however many pieces a viewer asks for.
          if (!range || range.start === 0)
            await store.countDownload(row.kind, clock().toISOString().slice(0, 10))
          return content
        },
      })
    },

    async upload(
      customerId: string,
      { content: sent, kind, title, key }: Upload,
      by: Person,
    ): Promise<CustomerFile> {
      await requireCustomer(customerId)
      const mediaType = mediaTypeOf(sent)
      if (mediaType === null)
        throw problem('file.kindRefused', {
          status: 422,
          values: { kinds: 'PDF, PNG, JPEG' },
          errors: [{ field: 'body.file', code: 'file.kindRefused' }],
        })
      const content = mediaType === 'application/pdf' ? sent : await printPicture(sent)
      const id = randomUUID()
      const storageKey = `private/${id}`
      await keeper.stage([{ key: storageKey, content }])
      return idempotency.once(
        {
          call: 'uploadCustomerFile',
          actor: by,
          key,
          body: { customerId, kind, title, sha256: sha256Of(sent) },
        },
        contract.uploadCustomerFile.answer,
        async (transaction) => {
          if (!(await keeper.keep(transaction, [storageKey]))) throw problem('service.busy', { status: 503 })
          const row = {
            id,
            customerId,
            kind,
            title,
            mediaType,
            sha256: sha256Of(content),
            storageKey,
            bytes: content.byteLength,
            searchText: foldForSearch(title),
            isActive: true,
            createdAt: clock(),
          }
          await store.add(transaction, row)
          return shownOf(row)
        },
      )
    },

    async remove(id: string) {
      await database.transaction(async (transaction) => {
        const storageKey = await store.remove(transaction, id)
        if (storageKey === null) throw problem('file.notFound', { status: 404 })
        await keeper.discard(transaction, [storageKey])
      })
      return { deleted: true as const }
    },
  }
}
