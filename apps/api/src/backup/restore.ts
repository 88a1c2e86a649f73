import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { knownMigrations, migrateDatabase } from '../database/migrate.ts'
import { verifyAudit } from '../modules/audit/verify.ts'
import type { FileStorage } from '../storage/storage.ts'
import { readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type BackupPlace, copyOut, filePart, tablePart } from './backup.ts'
import { emptyDatabase, isEmptyDatabase, readTables } from './catalog.ts'
import { withClient } from './connection.ts'
import { createDigest, digestOfFile, nowhere } from './digest.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** Reads every part once, before anything is written: a backup that is not whole is refused as a whole. */
const requireWhole = async (folder: string, { tables, files }: Manifest) => {
  const broken = (what: string) =>
    new BackupError(`This backup is not whole: ${what} is missing, cut short or changed.`)
  for (const { name, sha256 } of tables) {
    const found = await digestOfFile(tablePart(folder, name), createGunzip()).catch(() => null)
    if (found !== sha256) throw broken(`table ${name}`)
  }
  for (const { key, sha256 } of files) {
    const found = await digestOfFile(filePart(folder, key)).catch(() => null)
    if (found !== sha256) throw broken(`file ${key}`)
  }
}

const requireKnownVersion = ({ migrations }: Manifest) => {
  const known = knownMigrations()
  if (migrations.some((hash, index) => known[index] !== hash))
    throw new BackupError(
      'This backup is of a version that this program does not know. Restore it with the version that made it, or a newer one.',
    )
}

const requireEmpty = async (client: Client, storage: FileStorage) => {
  if (!(await isEmptyDatabase(client)))
    throw new BackupError('The database is not empty. Restore into an empty one; nothing was changed.')
  for await (const _ of storage.list())
    throw new BackupError('The file storage is not empty. Restore into an empty one; nothing was changed.')
}

const loadTables = async (client: Client, folder: string, { tables, sequences }: Manifest) => {
  const there = await readTables(client)
  const names = tables.map(({ name }) => name)
  if (there.some(({ name }) => !names.includes(name)) || there.length !== names.length)
    throw new BackupError('The tables of this backup are not those of its version.')
  // A migration may have written rows of its own: what was backed up takes their place. The rules of triggers held
  // when these rows were first written, and are on again before anything is committed.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const { name, columns } of tables)
    await pipeline(
      createReadStream(tablePart(folder, name)),
      createGunzip(),
      client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`)),
    )
  await client.query('set constraints all immediate')
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
}

const requireSame = async (client: Client, { tables }: Manifest) => {
  for (const table of tables) {
    const digest = createDigest()
    const rows = client.query(copyOut(table))
    await pipeline(rows, digest.stream, nowhere())
    if (rows.rowCount !== table.rows || digest.sha256() !== table.sha256)
      throw new BackupError(`Table ${table.name} did not come back as it was.`)
  }
}

const inTransaction = async (client: Client, work: () => Promise<void>) => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const fill = async (
  client: Client,
  folder: string,
  manifest: Manifest,
  { databaseUrl, storage, vault }: BackupPlace,
) => {
  await migrateDatabase(databaseUrl, async () => undefined, manifest.migrations.length)
  await inTransaction(client, async () => {
    await loadTables(client, folder, manifest)
    await requireSame(client, manifest)
  })
  for (const { key } of manifest.files) await storage.put(key, await readFile(filePart(folder, key)))
  const audit = await verifyAudit(drizzle({ client }), vault)
  if (!audit.isIntact) throw new BackupError('The audit log of this backup does not hold together.')
  await migrateDatabase(databaseUrl, async () => undefined)
  return { manifest, auditEntries: audit.entries }
}

/**
 * Brings a backup into an empty database and an empty file storage: the schema of its version, its rows and files, all
 * checked against the manifest, then the audit chain, then the migrations since. Where anything is not as it was, the
 * place is emptied again and nothing is restored.
 */
export const restore = (
  place: BackupPlace,
  source: string,
): Promise<{ manifest: Manifest; auditEntries: number }> =>
  readArchive(source, async (folder) => {
    const manifest = await readManifest(folder, place.vault)
    requireKnownVersion(manifest)
    await requireWhole(folder, manifest)
    return withClient(place.databaseUrl, async (client) => {
      await requireEmpty(client, place.storage)
      try {
        return await fill(client, folder, manifest, place)
      } catch (error) {
        await emptyDatabase(client)
        for (const { key } of manifest.files) await place.storage.remove(key)
        throw error
      }
    })
  })
