import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, rename, rm, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing, namesIn, unlinkIfThere } from '../folder.ts'
import { checkedKey, FileMissingError, type FileStorage, isFileKey } from './storage.ts'

/** A symlink is never followed: whoever can place one must not make us read another file. */
const openForReading = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))

const syncFolder = async (folder: string) => {
  // Windows cannot open a folder; its file system journals the rename.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder of this machine. A file appears under its key whole or not at all. */
export const createFolderStorage = (folder: string): FileStorage => {
  const unfinishedFolder = join(folder, 'unfinished')
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))

  const openRegular = async (key: string): Promise<FileHandle | null> => {
    try {
      const handle = await openForReading(pathOf(key))
      if ((await handle.stat()).isFile()) return handle
      await handle.close()
      return null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      const unfinished = join(unfinishedFolder, randomUUID())
      for (const each of [dirname(path), dirname(unfinished)])
        await mkdir(each, { recursive: true, mode: 0o700 })
      try {
        const handle = await open(unfinished, 'wx', 0o600)
        try {
          await handle.writeFile(content)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(unfinished, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async size(key) {
      const handle = await openRegular(key)
      if (!handle) return null
      try {
        return (await handle.stat()).size
      } finally {
        await handle.close()
      }
    },

    async read(key, range) {
      const handle = await openRegular(key)
      if (!handle) throw new FileMissingError('A file is missing in the storage')
      return handle.createReadStream(range ? { start: range.start, end: range.end } : {})
    },

    async remove(key) {
      await unlinkIfThere(pathOf(key))
    },

    async removeUnfinished(before) {
      for (const name of await namesIn(unfinishedFolder)) {
        const path = join(unfinishedFolder, name)
        try {
          // oxlint-disable-next-line no-await-in-loop -- there are few, and they are in no hurry
          if ((await lstat(path)).mtime < before) await unlink(path)
        } catch (error) {
          // Finished meanwhile, or another process was faster.
          if (!isMissing(error)) throw error
        }
      }
    },

    async *list() {
      for (const place of ['private', 'public'])
        for (const name of await namesIn(join(folder, place))) {
          const key = `${place}/${name}`
          if (isFileKey(key)) yield key
        }
    },
  }
}
