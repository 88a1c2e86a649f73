import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Account, serverAccount } from './account.ts'
import { type Binaries, program } from './binaries.ts'

/** Where the parts of one embedded server lie. */
export interface Layout {
  /** What was asked for; names the server in messages. */
  readonly wanted: string
  /** What is used: the same, or a place that the server's account may enter. */
  readonly home: string
  readonly cluster: string
  readonly log: string
  /** The private folder of the sockets. */
  readonly run: string
  readonly binaries: string
  readonly account: Account | null
}

/** PostgreSQL refuses a socket path over 107 bytes; we keep away from the edge. */
const longestSocketPath = 100
const socketName = '.s.PGSQL.5432'

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

const mayEnter = (folder: string, { uid, gid }: Account): boolean => {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat) {
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
    if ((stat.mode & bit) === 0) return false
  }
  const parent = dirname(folder)
  return parent === folder || mayEnter(parent, { uid, gid })
}

const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(dirname(folder))

const makeFolder = (folder: string, mode: number, owner: Account | null) => {
  const isNew = !existsSync(folder)
  mkdirSync(folder, { recursive: true })
  if (!isNew || process.platform === 'win32') return
  // The umask may have taken away what the server's account needs to pass through.
  chmodSync(folder, mode)
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

/** A folder of ours under a place that everyone may write to: refused when someone else put it there. */
const makePrivateFolder = (folder: string, owner: Account | null) => {
  makeFolder(folder, 0o700, owner)
  if (process.platform === 'win32') return
  const stat = lstatSync(folder)
  const uid = owner?.uid ?? process.getuid?.()
  if (!stat.isDirectory() || stat.uid !== uid) {
    throw new Error(`The folder ${folder} belongs to someone else. Remove it, or set another DATA_DIR.`)
  }
  chmodSync(folder, 0o700)
}

const placeBinaries = ({ folder, version }: Binaries, home: string, account: Account | null): string => {
  const isOpen =
    account === null || (mayEnter(join(folder, 'bin'), account) && isReadable(program(folder, 'postgres')))
  if (isOpen) return folder
  const copy = join(home, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  renameSync(unfinished, copy)
  return copy
}

const isReadable = (file: string) => (statSync(file).mode & 0o005) === 0o005

const openToAll = (folder: string) => {
  // cpSync keeps the modes of the files, which a strict umask has closed.
  for (const name of readdirDeep(folder)) {
    const stat = lstatSync(name)
    if (stat.isSymbolicLink()) continue
    chmodSync(name, stat.mode & 0o100 || stat.isDirectory() ? 0o755 : 0o644)
  }
}

const readdirDeep = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
]

/**
 * Settles where the server of a data folder lives and makes the folders. An ordinary user's lies in the data folder.
 * As root it lies there too if the server's account may enter, else under `refuge`.
 */
export const prepareLayout = (dataFolder: string, binaries: Binaries, refuge = '/var/lib'): Layout => {
  const wanted = resolve(dataFolder)
  const refugeHome = join(refuge, `avita-${shortHash(wanted)}`)
  const rooted = serverAccount(join(wanted, 'postgres'))
  const isOpen = rooted === null || mayEnter(nearestExisting(wanted), rooted)
  const home = isOpen ? wanted : refugeHome
  const account = serverAccount(join(home, 'postgres'))
  makeFolder(home, account ? 0o755 : 0o700, null)

  const inside = join(home, 'run')
  const fits = Buffer.byteLength(join(inside, socketName)) <= longestSocketPath
  const run = fits ? inside : join(tmpdir(), `avita-${shortHash(wanted)}`)
  makePrivateFolder(run, account)

  return {
    wanted,
    home,
    cluster: join(home, 'postgres'),
    log: join(home, 'postgres.log'),
    run,
    binaries: placeBinaries(binaries, home, account),
    account,
  }
}

/** Removes everything of an embedded server, which must be stopped. */
export const removeLayout = ({ wanted, home, cluster, log, run }: Layout): void => {
  for (const path of [cluster, `${cluster}.new`, log, run]) rmSync(path, { recursive: true, force: true })
  if (home !== wanted) rmSync(home, { recursive: true, force: true })
}
