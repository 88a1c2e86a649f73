import { resolve } from 'node:path'
import { ConfigurationError } from '@avita/api-client/configuration'
import { BackupError } from '../src/backup/backup-error.ts'
import type { BackupPlace } from '../src/backup/backup.ts'
import { keySecret, readConfig } from '../src/config.ts'
import { createKeyVault } from '../src/identity/key-vault.ts'
import { createStorage } from '../src/storage/create-storage.ts'

/** Where the person stood who called: npm changes to the top of the repository. */
export const givenPath = (): string | null => {
  const [path] = process.argv.slice(2)
  return path === undefined ? null : resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}

/** Runs a command on the database and the files of the configuration; what it cannot do it says in a sentence. */
export const runOnPlace = async (work: (place: BackupPlace) => Promise<string>): Promise<void> => {
  try {
    const config = readConfig(process.env)
    const said = await work({
      databaseUrl: config.DATABASE_URL,
      storage: createStorage(config),
      vault: createKeyVault(keySecret(config)),
    })
    process.stdout.write(`${said}\n`)
  } catch (error) {
    const isForPeople = error instanceof BackupError || error instanceof ConfigurationError
    process.stderr.write(`${isForPeople ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
