import { cp, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@avita/api-client/contract'
import { sql } from 'drizzle-orm'
import { create } from 'tar'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { keySecret, readConfig } from '../config.ts'
import { createKeyVault } from '../identity/key-vault.ts'
import { tidy } from '../housekeeping.ts'
import { createLog } from '../log.ts'
import { demoCustomers } from '../seed/demo-accounts.ts'
import { storeScenes } from '../seed/content/scenes.ts'
import { createServer } from '../server.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { formOf, picture } from '../testing/pictures.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/test-database.ts'
import { backUp } from './backup.ts'
import { withClient } from './connection.ts'
import { restore } from './restore.ts'

const atEnd = (clean: () => Promise<void>) => {
  // Inside a test it goes with the test, at the top of the file with the file.
  try {
    onTestFinished(clean)
  } catch {
    afterAll(clean)
  }
}

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'avita-backup-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

vi.setConfig({ testTimeout: 60_000 })

const vault = createKeyVault(keySecret(readConfig({ DATABASE_URL: 'postgres://x' })))

const placeOf = (api: TestApi) => ({ databaseUrl: api.config.DATABASE_URL, storage: api.deps.storage, vault })

const emptyPlace = async () => {
  const databaseUrl = await createTestDatabase()
  onTestFinished(() => dropTestDatabase(databaseUrl))
  const folder = await temporaryFolder()
  return { databaseUrl, storage: createFolderStorage(folder), vault, folder }
}

const ask = (url: string, question: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(question)).rows)

const tablesIn = (url: string) =>
  ask(url, "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

const uploadPoster = async (api: TestApi, title: string) =>
  (
    await api
      .as('admin')
      .post(
        `/api/admin/customer/${demoCustomers.first.id}/files`,
        formOf({ file: pdf, kind: 'poster', title }),
      )
  ).read(contract.uploadCustomerFile.answer)

/** A platform with something of every kind in it, and a backup of it. */
const backedUp = async () => {
  const api = await startApi()
  const poster = await uploadPoster(api, 'Afiş')
  const image = (
    await api
      .as('editor')
      .post('/api/admin/multimedia/image', formOf({ image: await picture('png', 60, 40), Type: 'inline' }))
  ).read(contract.uploadImage.answer)
  await api.tokenOf('hr')
  const target = join(await temporaryFolder(), 'backup')
  const manifest = await backUp(placeOf(api), target, new Date())
  return { api, target, manifest, poster, image }
}

const { api, target, manifest, poster, image } = await backedUp()

describe.each(['backup', 'backup.tar'])('as %s', (name) => {
  test('a backup comes back as it was, into a platform that goes on from there', async () => {
    const source = join(await temporaryFolder(), name)
    await backUp(placeOf(api), source, new Date())
    const place = await emptyPlace()

    const restored = await restore(place, source)

    expect(restored.manifest).toEqual({ ...manifest, createdAt: restored.manifest.createdAt })
    const again = join(await temporaryFolder(), 'again')
    const second = await backUp(place, again, new Date())
    expect(second.tables).toEqual(restored.manifest.tables)
    expect(second.sequences).toEqual(manifest.sequences)
    expect(second.files).toEqual(manifest.files)
    expect(manifest.files).toHaveLength(1 + image.sources.length)
    const config = { ...api.config, DATABASE_URL: place.databaseUrl, FILES_FOLDER: place.folder }
    const server = await createServer(config, createLog('silent'), () => new Date())
    try {
      // Sealed keys came along: a token from before still counts.
      const authorization = `Bearer ${await api.tokenOf('hr')}`
      const file = await server.app.inject({
        url: `/api/customer/files/${poster.id}/content`,
        headers: { authorization },
      })
      expect([file.statusCode, file.rawPayload]).toEqual([200, pdf])
      expect((await server.app.inject({ url: image.sources[0]?.url ?? '' })).statusCode).toBe(200)
    } finally {
      await server.close()
    }
  })
})

test('a backup during writes is one moment: what belongs together is all there or not at all', async () => {
  const api = await startApi()
  await api.database.execute(
    sql`create table pairs_left (id serial primary key, at timestamptz default now())`,
  )
  await api.database.execute(sql`create table pairs_right (id int primary key references pairs_left(id))`)
  await storeScenes(api.deps.storage)
  const folder = await temporaryFolder()
  const pictures = (await backUp(placeOf(api), join(folder, 'before'), new Date())).files.length
  const writing = new AbortController()
  let written = 0
  const write = async ({ filesToo }: { readonly filesToo: boolean }) => {
    for (let turn = 1; !writing.signal.aborted; turn++) {
      await api.database.transaction(async (transaction) => {
        const { rows } = await transaction.execute(sql`insert into pairs_left default values returning id`)
        await transaction.execute(sql`insert into pairs_right values (${rows[0]?.['id']})`)
      })
      written += 1
      if (filesToo && turn % 5 === 0) {
        const { id } = await uploadPoster(api, `Afiş ${written}`)
        await api.as('admin').delete(`/api/admin/customer/files/${id}`)
        await tidy(api.deps)
      }
    }
  }
  const writers = [write({ filesToo: false }), write({ filesToo: true })]
  await sleep(150)
  const manifest = await backUp(placeOf(api), join(folder, 'live'), new Date())
  const during = written
  writing.abort()
  await Promise.all(writers)

  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows
  expect(rowsOf('public.pairs_left')).toBeGreaterThan(0)
  expect(rowsOf('public.pairs_left')).toBe(rowsOf('public.pairs_right'))
  expect(during).toBeGreaterThan(rowsOf('public.pairs_left') ?? 0)
  expect(manifest.missingFiles).toEqual([])
  // Every file that a row of the snapshot names was still there to be read, although files were taken away meanwhile.
  expect(manifest.files).toHaveLength(pictures + (rowsOf('public.customer_files') ?? -1))
})

describe('is refused, and nothing is written:', () => {
  const refused = async (source: string, reason: RegExp) => {
    const place = await emptyPlace()
    await expect(restore(place, source)).rejects.toThrow(reason)
    expect(await tablesIn(place.databaseUrl)).toEqual([])
    expect(await readdir(place.folder)).toEqual([])
  }

  test('a backup that was cut short, changed or lacks a part', async () => {
    const spoilt = async (spoil: (folder: string) => Promise<void>, reason = /not whole/) => {
      const folder = join(await temporaryFolder(), 'spoilt')
      await cp(target, folder, { recursive: true })
      await spoil(folder)
      await refused(folder, reason)
    }
    const users = join('tables', 'public.users.copy.gz')
    await spoilt((folder) => truncate(join(folder, users), 200))
    await spoilt((folder) => rm(join(folder, users)))
    await spoilt(async (folder) => {
      const bytes = await readFile(join(folder, users))
      bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
      await writeFile(join(folder, users), bytes)
    })
    // A whole table, exchanged for another that is well-formed.
    await spoilt((folder) => cp(join(folder, 'tables', 'public.roles.copy.gz'), join(folder, users)))
    await spoilt((folder) =>
      writeFile(join(folder, 'files', ...(manifest.files[0]?.key ?? '').split('/')), 'other'),
    )
    await spoilt(async (folder) => {
      const text = await readFile(join(folder, 'manifest.json'), 'utf8')
      await writeFile(join(folder, 'manifest.json'), text.replace('"rows": 1', '"rows": 2'))
    }, /KEY_SECRET/)
    await spoilt((folder) => rm(join(folder, 'manifest.signature')), /no whole backup/)
  })

  test('a file that ends too early, or is something else', async () => {
    const file = join(await temporaryFolder(), 'backup.tar')
    await create({ file, cwd: target }, ['.'])
    const { length } = await readFile(file)
    await truncate(file, Math.floor(length / 2))
    await refused(file, /whole/)
    await writeFile(file, 'not an archive')
    await refused(file, /whole/)
    await refused(`${file}.missing`, /no backup/)
  })

  test('an archive with a link that leads out of it', async () => {
    const folder = await temporaryFolder()
    await cp(target, join(folder, 'b'), { recursive: true })
    await rm(join(folder, 'b', 'manifest.json'))
    await symlink('/etc/passwd', join(folder, 'b', 'manifest.json'))
    const file = join(folder, 'b.tar')
    await create({ file, cwd: join(folder, 'b') }, ['.'])
    await refused(file, /no whole backup/)
  })

  test('a backup that was made with another KEY_SECRET', async () => {
    const place = { ...(await emptyPlace()), vault: createKeyVault('another secret of more than 32 letters') }
    await expect(restore(place, target)).rejects.toThrow(/KEY_SECRET/)
    expect(await tablesIn(place.databaseUrl)).toEqual([])
  })
})

test('a database or a storage with anything in it is refused and stays as it is', async () => {
  const before = await ask(api.config.DATABASE_URL, 'select count(*) from users')
  await expect(restore(placeOf(api), target)).rejects.toThrow(/not empty/)
  expect(await ask(api.config.DATABASE_URL, 'select count(*) from users')).toEqual(before)

  const place = await emptyPlace()
  await place.storage.put('private/aaaaaaaa', Buffer.from('x'))
  await expect(restore(place, target)).rejects.toThrow(/storage is not empty/)
  expect(await place.storage.size('private/aaaaaaaa')).toBe(1)
  expect(await tablesIn(place.databaseUrl)).toEqual([])
})

test('an audit log that does not hold together is not restored, and what others have in the database stays', async () => {
  const api = await startApi()
  await api.deps.database.transaction((transaction) =>
    api.deps.audit.record(transaction, { actor: 'system', subjectId: null, action: 'backup.test' }),
  )
  await ask(api.config.DATABASE_URL, 'alter table audit_entries disable trigger user')
  await ask(api.config.DATABASE_URL, "update audit_entries set action = 'backup.changed'")
  const target = join(await temporaryFolder(), 'backup')
  await backUp(placeOf(api), target, new Date())
  const place = await emptyPlace()
  await ask(place.databaseUrl, 'create schema of_others')
  await ask(place.databaseUrl, 'create function of_others.answer() returns int language sql return 42')

  await expect(restore(place, target)).rejects.toThrow(/audit log/)

  expect(await tablesIn(place.databaseUrl)).toEqual([])
  expect(await ask(place.databaseUrl, 'select of_others.answer()')).toEqual([{ answer: 42 }])
})

test('a backup never goes over what is there already', async () => {
  const before = await readFile(join(target, 'manifest.json'))
  await expect(backUp(placeOf(api), target, new Date())).rejects.toThrow(/already/)
  expect(await readFile(join(target, 'manifest.json'))).toEqual(before)
})
