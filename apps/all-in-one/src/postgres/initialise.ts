import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { program } from './binaries.ts'
import type { Layout } from './layout.ts'
import { processOptions } from './process-options.ts'

const run = promisify(execFile)

/** The password of a server that listens on TCP; on a socket the private folder is the lock. */
export const passwordOf = ({ home }: Layout): string => readFileSync(join(home, 'postgres.password'), 'utf8')

/** Makes the cluster if there is none. Killed half-way it leaves nothing that looks like one. */
export const initialise = async (layout: Layout, needsPassword: boolean): Promise<'made' | 'found'> => {
  const { binaries, cluster, account, home } = layout
  if (existsSync(join(cluster, 'PG_VERSION'))) return 'found'
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new Error(
      `The folder ${cluster} holds something that is not a database. Move it away, or set another DATA_DIR.`,
    )
  }
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account) chownSync(unfinished, account.uid, account.gid)
  const passwordFile = join(home, 'postgres.password')
  if (needsPassword) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  await run(
    program(binaries, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--no-instructions',
      ...(needsPassword ? [`--pwfile=${passwordFile}`] : []),
    ],
    processOptions(layout, unfinished),
  )
  if (existsSync(cluster)) rmdirSync(cluster)
  renameSync(unfinished, cluster)
  return 'made'
}
