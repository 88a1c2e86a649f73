import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, removeEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const prefix = 'avita-test-'
const testConnections = 200
const youngest = 60_000

/** Where root's tests put a database when the temporary folder is closed to the server's account. */
const refuge = '/tmp'

const memory = '/dev/shm'
/** Hundreds of databases come and go in a run, a few dozen of them at a time. */
const roomNeeded = 4 * 1024 ** 3

const hasRoom = (folder: string) => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

/** In memory where the system offers enough of it: nothing of a test run has to outlive it. */
const testFolder = () => (hasRoom(memory) ? memory : tmpdir())

/** Ends what killed test runs left behind: nobody else would. */
const sweep = async (): Promise<void> => {
  const folder = testFolder()
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const left = join(folder, name)
    try {
      // A younger one may belong to a run that is just starting.
      if (Date.now() - statSync(left).mtimeMs < youngest) continue
      await removeEmbeddedPostgres(left, refuge)
      rmSync(left, { recursive: true, force: true })
    } catch {
      // A run beside this one owns it, or it is someone else's folder: not ours to touch.
    }
  }
}

/** A server for one test run, in a temporary folder that goes when it stops. */
export const startThrowawayPostgres = async (): Promise<EmbeddedPostgres> => {
  await sweep()
  const dataFolder = mkdtempSync(join(testFolder(), prefix))
  chmodSync(dataFolder, 0o711)
  const server = await startEmbeddedPostgres({
    dataFolder,
    holder: 'a test run',
    maxConnections: testConnections,
    refuge,
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      for (const folder of [dataFolder, server.home]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
