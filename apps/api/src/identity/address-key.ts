import { networkOf } from '@avita/api-client/configuration'
import type { KeyVault } from './key-vault.ts'

/** The name of a caller's address in every limit: a digest, so that the table of counters holds none. */
export const addressKeyOf = (vault: KeyVault, address: string): string =>
  vault.digest('ip', networkOf(address))
