import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import type { KeyVault } from '../identity/key-vault.ts'
import { removalLock } from '../storage/file-keeper.ts'
import { FileMissingError, type FileStorage } from '../storage/storage.ts'
import { writeArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { readMigrations, readSequences, readTables, type Table } from './catalog.ts'
import { withClient } from './connection.ts'
import { createDigest } from './digest.ts'
import { type Manifest, writeManifest } from './manifest.ts'

export interface BackupPlace {
  readonly databaseUrl: string
  readonly storage: FileStorage
  readonly vault: KeyVault
}

export const tablePart = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`)
export const filePart = (folder: string, key: string) => join(folder, 'files', ...key.split('/'))

export const copyOut = ({ name, columns }: Table) => to(`copy ${name} (${columns.join(', ')}) to stdout`)

const writeTable = async (client: Client, folder: string, table: Table) => {
  const digest = createDigest()
  const rows = client.query(copyOut(table))
  await pipeline(
    rows,
    digest.stream,
    createGzip({ level: 6 }),
    createWriteStream(tablePart(folder, table.name), { flags: 'wx', mode: 0o600 }),
  )
  return { ...table, columns: [...table.columns], rows: rows.rowCount, sha256: digest.sha256() }
}

/** Every file that a row names; a module that keeps files adds its table here. */
const fileKeys = `
  select storage_key as key from customer_files
  union select storage_key from provider_cvs
  union select 'public/' || substring(source ->> 'url' from '[^/]+$') from images, jsonb_array_elements(sources) as source
  order by 1`

const writeFiles = async (client: Client, folder: string, storage: FileStorage) => {
  const { rows } = await client.query<{ key: string }>(fileKeys)
  const files: Manifest['files'] = []
  const missingFiles: string[] = []
  for (const { key } of rows) {
    const digest = createDigest()
    try {
      await pipeline(
        await storage.read(key),
        digest.stream,
        createWriteStream(filePart(folder, key), { flags: 'wx', mode: 0o600 }),
      )
      files.push({ key, bytes: digest.bytes(), sha256: digest.sha256() })
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error
      missingFiles.push(key)
    }
  }
  return { files, missingFiles }
}

/**
 * Writes everything into a new folder or `.tar` file while the platform is working: all tables from one snapshot, where
 * the sequences stand, and every file that a row of the snapshot names. Sealed keys go as they are; what they are sealed
 * with, `KEY_SECRET`, is the operator's to keep and is not in it.
 */
export const backUp = (
  { databaseUrl, storage, vault }: BackupPlace,
  target: string,
  now: Date,
): Promise<Manifest> =>
  writeArchive(target, (folder) =>
    withClient(databaseUrl, async (client) => {
      for (const part of ['tables', join('files', 'public'), join('files', 'private')])
        await mkdir(join(folder, part), { recursive: true, mode: 0o700 })
      // No file is taken away until the end: what the snapshot names stays there to be read.
      await client.query('select pg_advisory_lock($1)', [removalLock])
      await client.query('begin isolation level repeatable read read only')
      const migrations = await readMigrations(client)
      if (migrations.length === 0)
        throw new BackupError('There is nothing to back up: this database was never prepared.')
      const tables: Manifest['tables'] = []
      for (const table of await readTables(client)) tables.push(await writeTable(client, folder, table))
      const sequences = await readSequences(client)
      const { files, missingFiles } = await writeFiles(client, folder, storage)
      await client.query('commit')
      const manifest: Manifest = {
        format: 1,
        createdAt: now.toISOString(),
        migrations,
        tables,
        sequences,
        files,
        missingFiles,
      }
      await writeManifest(folder, manifest, vault)
      return manifest
    }),
  )
