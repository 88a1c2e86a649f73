import { createHash, randomUUID } from 'node:crypto'
import { contract, type Image, type ImageType } from '@avita/api-client/contract'
import type { Person } from '../../actor.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { createFileKeeper } from '../../storage/file-keeper.ts'
import { encodeImage } from './encode.ts'
import { keyOf } from './file-key.ts'
import { images } from './schema.ts'

interface Upload {
  readonly content: Uint8Array
  readonly type: ImageType
  readonly key: string | null
}

/** Public images: taken in by editors, shown to everybody. */
export const imageService = (deps: ModuleDeps) => {
  const { storage, clock, idempotency } = deps
  const keeper = createFileKeeper(deps)
  return {
    async upload({ content, type, key }: Upload, by: Person): Promise<Image> {
      const { width, height, files } = await encodeImage(content, type)
      const keys = files.map(({ name }) => keyOf(name))
      await keeper.stage(files.map((file) => ({ key: keyOf(file.name), content: file.content })))
      const sha256 = createHash('sha256').update(content).digest('hex')
      const sources = files.map((file) => ({ type: file.type, width: file.width, url: file.url }))
      return idempotency.once(
        { call: 'uploadImage', actor: by, key, body: { type, sha256 } },
        contract.uploadImage.answer,
        async (transaction) => {
          if (!(await keeper.keep(transaction, keys))) throw problem('service.busy', { status: 503 })
          const image = { id: randomUUID(), width, height, sources }
          await transaction.insert(images).values({ ...image, type, sha256, createdAt: clock() })
          return image
        },
      )
    },

    async file(name: string): Promise<FileAnswer> {
      const key = keyOf(name)
      const bytes = await storage.size(key)
      if (bytes === null) throw problem('file.notFound', { status: 404 })
      return new FileAnswer({
        mediaType: name.endsWith('.avif') ? 'image/avif' : 'image/webp',
        bytes,
        // The name is random and given once: it is its content's version.
        version: name,
        downloadName: null,
        isPublic: true,
        open: (range) => storage.read(key, range),
      })
    },
  }
}
