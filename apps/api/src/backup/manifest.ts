import { timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { KeyVault } from '../identity/key-vault.ts'
import { isFileKey } from '../storage/storage.ts'
import { BackupError } from './backup-error.ts'

const Sha256 = z.string().regex(/^[\da-f]{64}$/)
/** As `format('%I.%I')` writes names that need no quotes: ours are all of this kind. */
const Name = z.string().regex(/^[a-z_][a-z\d_]*\.[a-z_][a-z\d_]*$/)
const Column = z.string().regex(/^[a-z_][a-z\d_]*$|^"[^"]+"$/)

/** What a backup holds. It is signed with a key from `KEY_SECRET`, so that no part of it can be exchanged. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations in their order: the version of the schema. */
  migrations: z.array(Sha256).min(1),
  tables: z.array(
    z.strictObject({
      name: Name,
      columns: z.array(Column),
      rows: z.number().int(),
      /** Of the rows as COPY writes them. */
      sha256: Sha256,
    }),
  ),
  sequences: z.array(
    z.strictObject({ name: Name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.array(
    z.strictObject({ key: z.string().refine(isFileKey), bytes: z.number().int(), sha256: Sha256 }),
  ),
  /** Named by a row, and yet not in the storage. */
  missingFiles: z.array(z.string()),
})

export type Manifest = z.infer<typeof Manifest>

const manifestFile = 'manifest.json'
const signatureFile = 'manifest.signature'

const signatureOf = (vault: KeyVault, text: string) => vault.digest('backup manifest', text)

export const writeManifest = async (folder: string, manifest: Manifest, vault: KeyVault): Promise<void> => {
  const text = JSON.stringify(manifest, null, 2)
  await writeFile(join(folder, manifestFile), text, { mode: 0o600 })
  await writeFile(join(folder, signatureFile), signatureOf(vault, text), { mode: 0o600 })
}

const readPart = (folder: string, name: string) =>
  readFile(join(folder, name), 'utf8').catch(() => {
    throw new BackupError(`This is no whole backup: ${name} is missing.`)
  })

/** The manifest of a backup; throws where it is not the one that was written with this `KEY_SECRET`. */
export const readManifest = async (folder: string, vault: KeyVault): Promise<Manifest> => {
  const text = await readPart(folder, manifestFile)
  const given = Buffer.from(await readPart(folder, signatureFile))
  const wanted = Buffer.from(signatureOf(vault, text))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new BackupError(
      'The manifest of this backup was changed, or the backup was made with another KEY_SECRET. Set the KEY_SECRET it was made with.',
    )
  return Manifest.parse(JSON.parse(text))
}
