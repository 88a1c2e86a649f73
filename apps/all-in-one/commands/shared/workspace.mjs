import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './step.mjs'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))

const pnpm = 'pnpm@12.18.0'
const stampFile = join(root, 'node_modules', '.avita-installed.json')
const isWindows = process.platform === 'win32'

/** The Node 24 that the workspace brings along; everything but these commands runs on it. */
export const workspaceNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')

const packageFolders = () => [
  root,
  ...['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  ),
  join(root, 'e2e'),
]

/** Every package of the workspace that has a `package.json`, with its folder. */
export const packages = () =>
  packageFolders()
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))

/** What an install depends on: when this is the same, installing again would change nothing. */
const fingerprint = () => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  for (const { folder, manifest } of packages()) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, bin } = manifest
    hash.update(
      JSON.stringify([folder, dependencies, devDependencies, optionalDependencies, peerDependencies, bin]),
    )
  }
  return hash.digest('hex')
}

const readStamp = () => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return null
  }
}

const isWhole = () =>
  packages().every(
    ({ folder, manifest }) =>
      existsSync(join(folder, 'node_modules')) ||
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length === 0,
  ) && existsSync(workspaceNode)

/** The folder that npx keeps the pinned pnpm in: turbo looks for a `pnpm` on the path. */
const findPnpm = async () => {
  const found = await run('npx', ['-y', '-p', pnpm, 'node', '-p', '"PATH="+process.env.PATH'], {
    shell: isWindows,
  })
  const path = /^PATH=(.*)$/m.exec(found.output)?.[1]
  const folder = path
    ?.split(delimiter)
    .find((entry) => existsSync(join(entry, isWindows ? 'pnpm.cmd' : 'pnpm')) && entry.includes('_npx'))
  return folder ? { folder } : { folder: null, output: found.output }
}

/** The environment of the workspace's tools: its Node, its programs and its pnpm come first. */
export const toolEnvironment = (pnpmFolder) => ({
  PATH: [dirname(workspaceNode), join(root, 'node_modules', '.bin'), pnpmFolder, process.env.PATH].join(
    delimiter,
  ),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
})

/**
 * Installs what the lockfile names, unless that was done already.
 *
 * @returns {Promise<{ ok: boolean, note?: string, output?: string, pnpmFolder?: string }>}
 */
export const install = async () => {
  const wanted = fingerprint()
  const stamp = readStamp()
  if (stamp?.fingerprint === wanted && existsSync(join(stamp.pnpmFolder, 'pnpm')) && isWhole()) {
    return { ok: true, note: 'nothing has changed', pnpmFolder: stamp.pnpmFolder }
  }
  const { folder: pnpmFolder, output } = await findPnpm()
  if (!pnpmFolder) {
    return { ok: false, output: `${output}\npnpm could not be fetched: is the npm registry reachable?` }
  }
  const installed = await run('pnpm', ['install', '--frozen-lockfile'], {
    cwd: root,
    // Without a terminal to ask, pnpm decides by itself.
    env: { PATH: [pnpmFolder, process.env.PATH].join(delimiter), CI: 'true' },
  })
  if (installed.code !== 0) return { ok: false, output: installed.output }
  writeFileSync(stampFile, JSON.stringify({ fingerprint: wanted, pnpmFolder }))
  return { ok: true, pnpmFolder }
}

/** Builds all apps and packages; what has not changed comes from turbo's cache. */
export const build = async (pnpmFolder) => {
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: toolEnvironment(pnpmFolder),
  })
  const cached = /Cached:\s+(\d+) cached, (\d+) total/.exec(built.output)
  return {
    ok: built.code === 0,
    output: built.output,
    ...(cached ? { note: `${cached[1]} of ${cached[2]} from the cache` } : {}),
  }
}
