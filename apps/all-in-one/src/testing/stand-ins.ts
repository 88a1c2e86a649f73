import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const standIn = fileURLToPath(new URL('stand-in.ts', import.meta.url))

/** Puts a stand-in for every part in a folder: `entryOf` for the supervisor. */
export const standInFor = (folder: string) => (app: string, file: string) => {
  const place = join(folder, app)
  mkdirSync(place, { recursive: true })
  copyFileSync(standIn, join(place, file))
  return join(place, file)
}
