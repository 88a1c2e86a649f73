import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { clientBuild } from './files.ts'
import type { ShellApp } from './routing.ts'

/** The static page of an application, ready to be answered. */
export interface Shell {
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
  /** Its own headers, with the policy for exactly this page. */
  readonly headers: Readonly<Record<string, string>>
}

const ShellHeaders = z.record(z.string(), z.string())

const load = async (folder: string, connect: readonly string[]): Promise<Shell> => {
  const html = await readFile(join(folder, 'index.html'))
  const headers = ShellHeaders.parse(JSON.parse(await readFile(join(folder, 'headers.json'), 'utf8')))
  const origins = connect.map((origin) => ` ${origin}`).join('')
  const stamped = Object.entries(headers).map(
    ([name, value]) => [name, value.replace(/ ?__CONNECT__/, origins)] as const,
  )
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    html,
    brotli: brotliCompressSync(html, { params }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    headers: Object.fromEntries(stamped),
  }
}

/** The shells of the built applications, read again when a new build replaces one; `null` where there is no build. */
export const createShells = (appsFolder: string, connect: readonly string[] = []) => {
  const loaded = new Map<ShellApp, { readonly changedAt: number; readonly shell: Shell }>()
  return async (app: ShellApp): Promise<Shell | null> => {
    const folder = clientBuild(appsFolder, app)
    try {
      const changedAt = (await stat(join(folder, 'headers.json'))).mtimeMs
      const known = loaded.get(app)
      if (known?.changedAt === changedAt) return known.shell
      const shell = await load(folder, connect)
      loaded.set(app, { changedAt, shell })
      return shell
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        return loaded.get(app)?.shell ?? null
      throw error
    }
  }
}
