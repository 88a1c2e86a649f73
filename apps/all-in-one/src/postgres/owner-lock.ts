import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Held while a process owns a data folder; the system lets go of it when the process dies, however it dies. */
export interface OwnerLock {
  release(): Promise<void>
}

/** Another living process owns the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that one first, or choose another folder with DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

const addressIn = (run: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\avita-${Buffer.from(run).toString('hex').slice(-60)}`
    : join(run, 'owner.sock')

/** What the holder says of itself, or `null` when nobody is there. */
const askHolder = async (address: string): Promise<string | null> => {
  const socket = connect(address)
  try {
    return await text(socket)
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}

const listen = (address: string, whoIAm: string): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(whoIAm)
    })
    server.unref()
    server.once('error', () => resolve(null))
    server.listen(address, () => resolve(server))
  })

const close = (server: Server) => new Promise<void>((resolve) => void server.close(() => resolve()))

/**
 * Takes ownership of a data folder, or throws {@link FolderInUse} with the holder's own words. A listening socket
 * serves as the lock: unlike a file with a process id in it, it cannot outlive its process.
 */
export const ownFolder = async (folder: string, run: string, holder: string): Promise<OwnerLock> => {
  const address = addressIn(run)
  const whoIAm = `${holder} (process ${process.pid})`
  for (let attempt = 1; attempt <= 5; attempt++) {
    const server = await listen(address, whoIAm)
    if (server) {
      // Two that found the same stale socket may both get here: the one whose socket was replaced hears the other.
      await sleep(30)
      const heard = await askHolder(address)
      if (heard === whoIAm) return { release: () => close(server) }
      await close(server)
    }
    const other = await askHolder(address)
    if (other !== null && other !== '') throw new FolderInUse(folder, other)
    rmSync(address, { force: true })
  }
  throw new FolderInUse(folder, 'another process')
}
