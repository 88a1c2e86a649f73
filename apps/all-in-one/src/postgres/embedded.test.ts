import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { answers, execute } from './connection.ts'
import { isAlive } from './control-file.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const ownerScript = fileURLToPath(new URL('../testing/own-postgres.ts', import.meta.url))
const Owned = z.object({ pid: z.number(), url: z.string() })
const Refused = z.object({ refused: z.string() })

const servers: EmbeddedPostgres[] = []
const owners: ChildProcess[] = []
const folders: string[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'avita-pg-'))
  // What a checkout looks like: everybody may pass through.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

const start = async (options: EmbeddedOptions) => {
  const server = await startEmbeddedPostgres(options)
  servers.push(server)
  if (server.home !== options.dataFolder) folders.push(server.home)
  return server
}

const startOwner = async (folder: string) => {
  const owner = fork(ownerScript, [folder])
  owners.push(owner)
  const message = await new Promise<unknown>((resolve) => owner.once('message', resolve))
  return { owner, message }
}

const rows = async (url: string, statement: string): Promise<unknown[]> =>
  (await execute(url, [statement])).flatMap((result): unknown[] => result.rows)

const until = async (isTrue: () => Promise<boolean> | boolean) => {
  for (let tries = 0; tries < 100 && !(await isTrue()); tries++) await sleep(50)
}

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}, 30_000)

test('a first start makes a Turkish-capable database that keeps every write, on a private socket only', async () => {
  const dataFolder = newFolder()
  const { url } = await start({ dataFolder })

  const [safety] = await rows(
    url,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
            current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as tcp,
            (select rolsuper from pg_roles where rolname = current_user) as super`,
  )
  expect(safety).toEqual({ fsync: 'on', pages: 'on', commit: 'on', tcp: '', super: false })

  for (const extension of ['btree_gist', 'pg_trgm', 'unaccent'])
    await execute(url, [`create extension ${extension}`])
  const [turkish] = await rows(
    url,
    `select to_tsvector('turkish', 'kitaplarımızdan') @@ to_tsquery('turkish', 'kitap') as found`,
  )
  expect(turkish).toEqual({ found: true })

  const run = new URL(url).searchParams.get('host') ?? ''
  expect(run).toBe(join(dataFolder, 'run'))
  expect(statSync(run).mode & 0o777).toBe(0o700)

  // The log tells what went wrong, and no statement and no value that a person typed (security, P6).
  const insert = `insert into person values ('ayse@example.com')`
  await execute(url, ['create table person (email text primary key)', insert])
  await expect(execute(url, [insert])).rejects.toThrow('duplicate key')
  const log = readFileSync(join(dataFolder, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('ayse@example.com')
}, 30_000)

test('a second process is refused by name; when the first was killed, its server is taken over with every write', async () => {
  const dataFolder = newFolder()
  const first = await startOwner(dataFolder)
  const { pid, url } = Owned.parse(first.message)
  await execute(url, ['create table note (text text)', `insert into note values ('yazıldı')`])

  const second = await startOwner(dataFolder)
  const { refused } = Refused.parse(second.message)
  expect(refused).toContain(dataFolder)
  expect(refused).toContain(`the first run (process ${first.owner.pid})`)
  expect(await answers(url)).toBe(true)

  first.owner.kill('SIGKILL')
  await once(first.owner, 'exit')
  expect(isAlive(pid)).toBe(true)
  const server = await start({ dataFolder })
  expect(server.pid()).toBe(pid)
  expect(await rows(server.url, 'select * from note')).toEqual([{ text: 'yazıldı' }])
  await server.stop()
  expect(isAlive(pid)).toBe(false)
}, 30_000)

test('a server left behind with other settings is started anew; a reset stops it and begins empty', async () => {
  const dataFolder = newFolder()
  const { owner, message } = await startOwner(dataFolder)
  const { pid, url } = Owned.parse(message)
  await execute(url, ['create table note (id int)'])
  owner.kill('SIGKILL')
  await once(owner, 'exit')

  const server = await start({ dataFolder, maxConnections: 30 })
  expect(isAlive(pid)).toBe(false)
  expect(await rows(server.url, 'show max_connections')).toEqual([{ max_connections: '30' }])
  await server.stop()

  const again = await startOwner(dataFolder)
  const left = Owned.parse(again.message)
  again.owner.kill('SIGKILL')
  await once(again.owner, 'exit')
  const fresh = await start({ dataFolder, reset: true })
  expect(isAlive(left.pid)).toBe(false)
  expect(await rows(fresh.url, `select to_regclass('note') as found`)).toEqual([{ found: null }])
}, 30_000)

test('a server that dies runs again within five seconds, and so does one that was taken over', async () => {
  const dataFolder = newFolder()
  const { owner, message } = await startOwner(dataFolder)
  const { pid } = Owned.parse(message)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const server = await start({ dataFolder })
  await execute(server.url, ['create table note (id int)'])

  for (const [round, dying] of [pid, null].entries()) {
    await execute(server.url, [`insert into note values (${round})`])
    await until(() => server.pid() !== null)
    const pid = dying ?? server.pid()
    // 0 would be our own process group.
    if (!pid) throw new Error('The server does not run')
    process.kill(pid, 'SIGKILL')
    const killedAt = Date.now()
    await sleep(100)
    await until(() => answers(server.url))
    expect(Date.now() - killedAt).toBeLessThan(5000)
  }
  expect(await rows(server.url, 'select count(*)::int as count from note')).toEqual([{ count: 2 }])
}, 30_000)

test('in a folder whose path is too long for a socket, the socket lies in a private short folder', async () => {
  const dataFolder = join(newFolder(), 'a-rather-long-name-of-a-folder'.repeat(3), 'data')

  const { url } = await start({ dataFolder })

  const run = new URL(url).searchParams.get('host') ?? ''
  folders.push(run)
  expect(run.length).toBeLessThan(60)
  expect(statSync(run).mode & 0o777).toBe(0o700)
  expect(await answers(url)).toBe(true)
}, 30_000)

test.runIf(process.getuid?.() === 0)(
  'root in a closed folder gets its database where the server may enter',
  async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    const refuge = newFolder()
    const told: string[] = []

    const server = await start({ dataFolder: join(closed, 'data'), refuge, log: (line) => told.push(line) })

    expect(server.home.startsWith(refuge)).toBe(true)
    expect(told.join()).toContain(server.home)
    expect(await answers(server.url)).toBe(true)
    expect(statSync(server.cluster).uid).not.toBe(0)
  },
  30_000,
)

test('a folder that holds something else is left alone', async () => {
  const dataFolder = newFolder()
  mkdirSync(join(dataFolder, 'postgres', 'holiday-pictures'), { recursive: true })

  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(
    'holds something that is not a database',
  )

  expect(existsSync(join(dataFolder, 'postgres', 'holiday-pictures'))).toBe(true)
}, 30_000)
