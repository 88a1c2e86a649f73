import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, removeEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const prefix = 'avita-test-'
const testConnections = 200
const youngest = 60_000

/** Where root's tests put a database when the temporary folder is closed to the server's account. */
const refuge = '/tmp'

/** Ends what killed test runs left behind: nobody else would. */
const sweep = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const left = join(tmpdir(), name)
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
  const dataFolder = mkdtempSync(join(tmpdir(), prefix))
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
