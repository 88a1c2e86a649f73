import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Below it nothing more is written: what is left is for what has begun, and for the database to tidy up (security, S4). */
const leastBytes = 64 * 1024 * 1024
const lookMilliseconds = 2_000

/** The bytes that are free where a folder lies. */
export type FreeBytesOf = (folder: string) => Promise<number>

export const freeBytesOf: FreeBytesOf = async (folder) => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    // A folder is made when something is first put into it: until then the one above tells.
    const above = dirname(resolve(folder))
    if (above === resolve(folder)) throw error
    return freeBytesOf(above)
  }
}

export interface FreeSpace {
  readonly isShort: () => boolean
  readonly stop: () => void
}

/** Looks every two seconds whether there is space left in all of these folders. A folder that cannot be asked is no reason to refuse. */
export const watchFreeSpace = async (
  folders: readonly string[],
  bytesOf: FreeBytesOf = freeBytesOf,
): Promise<FreeSpace> => {
  let isShort = false
  const look = async () => {
    const free = await Promise.all(folders.map((folder) => bytesOf(folder).catch(() => Infinity)))
    isShort = free.some((bytes) => bytes < leastBytes)
  }
  await look()
  const timer = setInterval(() => void look(), lookMilliseconds).unref()
  return { isShort: () => isShort, stop: () => clearInterval(timer) }
}
