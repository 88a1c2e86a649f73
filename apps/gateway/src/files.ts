import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { AppName } from '@avita/i18n-routes'

export interface BuiltFile {
  /** The client build it belongs to. */
  readonly root: string
  readonly path: string
  /** Named after its content: never changes. */
  readonly isHashed: boolean
}

/** Documents and their policies are answered by their servers; the compressed copies only in place of their original. */
const isPublic = (path: string) => !/(?:^\/headers\.json|\.html|\.br|\.gz|\.map)$|\/\./.test(path)

const filesUnder = (root: string): string[] => {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  } catch {
    // An app that is not built has no files; its shell says so.
    return []
  }
}

/** Where the client build of an app lies. */
export const clientBuild = (appsFolder: string, app: AppName): string =>
  join(appsFolder, app, 'build', 'client')

/** The public files of the builds, listed once: a path that is not in the list opens no file, whatever it contains. */
export const createFiles = (appsFolder: string) => {
  const listed = new Map<AppName, ReadonlySet<string>>()
  const filesOf = (app: AppName) => {
    const known = listed.get(app)
    if (known) return known
    const files = new Set(filesUnder(clientBuild(appsFolder, app)).filter(isPublic))
    listed.set(app, files)
    return files
  }
  return {
    find: (apps: readonly AppName[], path: string): BuiltFile | null => {
      const owner = apps.find((app) => filesOf(app).has(path))
      if (!owner) return null
      return { root: clientBuild(appsFolder, owner), path, isHashed: path.startsWith('/_') }
    },
  }
}
