import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Encoding } from './encoding.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const suffixes: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' }

interface Asset {
  readonly content: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface Assets {
  /** The file at a path, as its build compressed it; `null` where there is none. */
  read(path: string, encoding: Encoding): Promise<Asset | null>
}

/**
 * The files of a client build. Those in the folder of hashed assets never change under their name. The list is read
 * once: a path that is not in it opens no file, whatever it contains.
 */
export const createAssets = (folder: string, assetsDir: string): Assets => {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  return {
    read: async (path, encoding) => {
      const contentType = contentTypes[extname(path)]
      if (!contentType || !files.has(path)) return null
      const suffix = encoding === 'identity' ? '' : suffixes[encoding]
      const compressed = suffix !== '' && files.has(path + suffix)
      return {
        content: await readFile(join(folder, path + (compressed ? suffix : ''))),
        headers: {
          'content-type': contentType,
          'cache-control': path.startsWith(`/${assetsDir}/`)
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
          vary: 'Accept-Encoding',
          ...(compressed ? { 'content-encoding': encoding } : {}),
        },
      }
    },
  }
}
