import { chmod, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, basename, join } from 'node:path'
import { create, extract } from 'tar'
import { BackupError } from './backup-error.ts'

/** One file instead of a folder, by its name. Its parts are compressed already. */
const isArchive = (path: string): boolean => path.endsWith('.tar')

const exists = async (path: string) => (await stat(path).catch(() => null)) !== null

const syncFile = async (path: string) => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Every part on the disk before the whole takes its name. */
const syncFolder = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await syncFile(join(entry.parentPath, entry.name))
}

const workFolder = (target: string) => mkdtemp(join(dirname(target), `.${basename(target)}.unfinished-`))

/** Lets `write` fill a folder, and puts it in its place, whole or not at all; what is there already is not touched. */
export const writeArchive = async <Result>(
  target: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> => {
  if (await exists(target)) throw new BackupError(`${target} is there already: name a new place.`)
  const folder = await workFolder(target)
  try {
    const result = await write(folder)
    if (isArchive(target)) {
      const file = `${folder}.tar`
      try {
        await create({ file, cwd: folder, portable: true }, (await readdir(folder)).toSorted())
        await chmod(file, 0o600)
        await syncFile(file)
        await rename(file, target)
      } finally {
        await rm(file, { force: true })
      }
    } else {
      await syncFolder(folder)
      await rename(folder, target)
    }
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hands the folder of a backup to `read`: itself, or what the file holds. */
export const readArchive = async <Result>(
  source: string,
  read: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const found = await stat(source).catch(() => null)
  if (!found) throw new BackupError(`There is no backup at ${source}.`)
  if (found.isDirectory()) return read(source)
  const folder = await workFolder(source)
  try {
    await extract({
      file: source,
      cwd: folder,
      strict: true,
      // Nothing but files: no link leads out of the folder.
      filter: (_path, entry) => !('type' in entry) || entry.type === 'File' || entry.type === 'Directory',
    }).catch(() => {
      throw new BackupError('This file is no whole backup: it ends too early or was changed.')
    })
    return await read(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
