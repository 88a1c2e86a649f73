import type { KeyVault, Sealer } from '../../identity/key-vault.ts'
import type { RequestRow } from './store.ts'

/** Each request has a key of its own. */
export const sealerOfRequest = (vault: KeyVault, { kind, id }: Pick<RequestRow, 'kind' | 'id'>): Sealer =>
  vault.sealerFor(`${kind} request`, id)
