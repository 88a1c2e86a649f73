import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { contract } from '@avita/api-client/contract'
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Actor, Person } from '../../actor.ts'
import type { Database } from '../../database/database.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { problem } from '../../problems.ts'
import { mediaTypeOf } from '../../storage/content-type.ts'
import { createFileKeeper } from '../../storage/file-keeper.ts'
import { providerCvs } from './schema.ts'

const hour = 3_600_000

interface Upload {
  readonly content: Uint8Array
  readonly key: string | null
}

/**
 * CVs for the service provider form. The form's module calls `claim` with the token of its body, in the transaction
 * that writes the form, and keeps the id it gets; `discardProviderCvs` when forms go.
 */
export const providerCvService = (deps: ModuleDeps) => {
  const { database, storage, clock, idempotency, vault, audit } = deps
  const keeper = createFileKeeper(deps)
  const hashOf = (token: string) => vault.digest('cv token', token)

  return {
    async upload({ content, key }: Upload, by: Actor) {
      if (mediaTypeOf(content) !== 'application/pdf')
        throw problem('file.kindRefused', { status: 422, values: { kinds: 'PDF' } })
      const id = randomUUID()
      const storageKey = `private/${id}`
      const expiresAt = await keeper.stage([{ key: storageKey, content }], hour)
      const sha256 = createHash('sha256').update(content).digest('hex')
      return idempotency.once(
        { call: 'uploadProviderCv', actor: by, key, body: { sha256 } },
        contract.uploadProviderCv.answer,
        async (transaction) => {
          const cvToken = randomBytes(24).toString('base64url')
          await transaction.insert(providerCvs).values({
            id,
            tokenHash: hashOf(cvToken),
            storageKey,
            sha256,
            bytes: content.byteLength,
            createdAt: clock(),
            expiresAt,
          })
          return { cvToken, expiresAt: expiresAt.toISOString() }
        },
      )
    },

    /** The id of the CV that a token stands for, kept from now on; throws where the token is spent, late or false. */
    async claim(transaction: Database, cvToken: string): Promise<string> {
      const [row] = await transaction
        .update(providerCvs)
        .set({ tokenHash: null })
        .where(and(eq(providerCvs.tokenHash, hashOf(cvToken)), gt(providerCvs.expiresAt, clock())))
        .returning({ id: providerCvs.id, storageKey: providerCvs.storageKey })
      if (!row || !(await keeper.keep(transaction, [row.storageKey])))
        throw problem('file.cvTokenInvalid', {
          status: 422,
          errors: [{ field: 'body.cvToken', code: 'file.cvTokenInvalid' }],
        })
      return row.id
    },

    /** Forgets CVs that no form has named in time; the keeper takes their content. */
    async forgetUnclaimed(): Promise<void> {
      await database
        .delete(providerCvs)
        .where(and(isNotNull(providerCvs.tokenHash), lte(providerCvs.expiresAt, clock())))
    },

    /** For whoever reads the forms; the reading is on record. */
    async content(id: string, actor: Person): Promise<FileAnswer> {
      const row = await database.transaction(async (transaction) => {
        const [found] = await transaction
          .select()
          .from(providerCvs)
          .where(and(eq(providerCvs.id, id), isNull(providerCvs.tokenHash)))
        if (!found) throw problem('file.notFound', { status: 404 })
        await audit.record(transaction, {
          actor,
          subjectId: null,
          action: 'providerCv.read',
          details: { id },
        })
        return found
      })
      return new FileAnswer({
        mediaType: 'application/pdf',
        bytes: row.bytes,
        version: row.sha256,
        downloadName: 'cv.pdf',
        isPublic: false,
        open: (range) => storage.read(row.storageKey, range),
      })
    },
  }
}
