import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { platformConfig, repositoryRoot } from './config.ts'
import { readEnvironmentFile } from './environment-file.ts'
import { borrowDatabase } from './postgres/borrow.ts'

const run = (script: string, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  new Promise<number>((done) => {
    const child = spawn(process.execPath, ['--conditions=avita', script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal))
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code ?? 1))
  })

/** Runs a command of the API on the database and the files of this configuration; answers with its exit code. */
export const runApiCommand = async (
  name: 'backup' | 'restore',
  args: readonly string[],
  { mayBeInUse }: { readonly mayBeInUse: boolean },
): Promise<number> => {
  try {
    readEnvironmentFile(join(repositoryRoot, '.env'))
    const config = platformConfig(process.env)
    const dataFolder = resolve(repositoryRoot, config.DATA_DIR)
    const borrowed =
      config.DATABASE_URL === undefined
        ? await borrowDatabase(dataFolder, `npm run ${name}`)
        : { url: config.DATABASE_URL, isInUse: false, release: async () => undefined }
    try {
      if (borrowed.isInUse && !mayBeInUse) {
        process.stderr.write(
          `The platform is working on ${dataFolder}. Stop it first, or name an empty place with DATA_DIR.\n`,
        )
        return 1
      }
      const script = join(repositoryRoot, 'apps', 'api', 'commands', `${name}.ts`)
      return await run(script, args, { DATABASE_URL: borrowed.url, FILES_FOLDER: config.FILES_FOLDER })
    } finally {
      await borrowed.release()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
