import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isMissing, namesIn, unlinkIfThere } from '../folder.ts'

const defaultFolder = '.data/mail'

/**
 * Where mails lie as files, whether or not new ones still go there. By itself only in development: a test looks for its
 * messages in the table, and production names the folder or another way.
 */
export const mailFolderOf = ({
  NODE_ENV,
  MAIL_FOLDER,
}: Pick<Config, 'NODE_ENV' | 'MAIL_FOLDER'>): string | null =>
  MAIL_FOLDER ?? (NODE_ENV === 'development' ? defaultFolder : null)

/** The name under which a mail lies: a mail that is sent again lands on its own place. */
export const mailFileName = ({ id, createdAt }: { readonly id: string; readonly createdAt: Date }): string =>
  `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`

/** Whole ones, and what a process that died left beside them. Whatever else lies in the folder is not ours to remove. */
const isMail = (name: string) =>
  /^[\dTZ-]+-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.eml(\.[\da-f-]{36}\.part)?$/.test(name)

const mailsIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter(isMail).map((name) => join(folder, name))

const isOlder = async (path: string, before: Date): Promise<boolean> => {
  try {
    const { mtime } = await lstat(path)
    return mtime < before
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Removes the mails that were written before a moment; answers how many. */
export const removeOldMails = async (folder: string, before: Date): Promise<number> => {
  let removed = 0
  for (const path of await mailsIn(folder)) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    if (!(await isOlder(path, before))) continue
    // oxlint-disable-next-line no-await-in-loop
    await unlinkIfThere(path)
    removed += 1
  }
  return removed
}

const recipientOf = (mail: string): string | null => {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1)
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  return (
    /^To: *(.*)$/im
      .exec(unfolded)?.[1]
      ?.replace(/^.*<|>.*$/g, '')
      .trim() ?? null
  )
}

const readIfThere = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

/** Removes the mails that were written to an address; answers how many. */
export const removeMailsTo = async (folder: string, address: string): Promise<number> => {
  let removed = 0
  for (const path of await mailsIn(folder)) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const recipient = recipientOf(await readIfThere(path))
    if (recipient?.toLowerCase() !== address.toLowerCase()) continue
    // oxlint-disable-next-line no-await-in-loop
    await unlinkIfThere(path)
    removed += 1
  }
  return removed
}
