import { readdir, unlink } from 'node:fs/promises'

/** Whether an error says that there is no such file: never was, gone meanwhile, or a symlink that is not followed. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ELOOP')

/** The names in a folder; none where the folder does not exist yet. */
export const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Removes a file; one that has gone is no error. */
export const unlinkIfThere = async (path: string): Promise<void> => {
  try {
    await unlink(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
