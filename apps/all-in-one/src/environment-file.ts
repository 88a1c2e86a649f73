import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Reads a `.env` file if there is one; what the environment says already stays. */
export const readEnvironmentFile = (file: string): void => {
  if (existsSync(file)) loadEnvFile(file)
}
