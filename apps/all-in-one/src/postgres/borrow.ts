import { findBinaries } from './binaries.ts'
import { databaseUrl } from './connection.ts'
import { startedWith } from './control-file.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { prepareLayout } from './layout.ts'
import { FolderInUse } from './owner-lock.ts'
import type { Listening } from './settings.ts'

export interface BorrowedDatabase {
  readonly url: string
  /** Whether the platform is working on it at this moment. */
  readonly isInUse: boolean
  readonly release: () => Promise<void>
}

const listeningOf = (cluster: string): Listening => {
  const port = /port=(\d+)/.exec(startedWith(cluster))?.[1]
  return port === undefined ? { kind: 'socket' } : { kind: 'tcp', port: Number(port) }
}

/** The embedded database for a command: that of the running platform, or one started for as long as it takes. */
export const borrowDatabase = async (dataFolder: string, holder: string): Promise<BorrowedDatabase> => {
  let postgres: EmbeddedPostgres
  try {
    postgres = await startEmbeddedPostgres({ dataFolder, holder })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const layout = prepareLayout(dataFolder, findBinaries())
    return {
      url: databaseUrl(layout, listeningOf(layout.cluster)),
      isInUse: true,
      release: async () => undefined,
    }
  }
  return { url: postgres.url, isInUse: false, release: () => postgres.stop() }
}
