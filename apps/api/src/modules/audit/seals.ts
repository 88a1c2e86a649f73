import type { KeyVault } from '../../identity/key-vault.ts'

export interface Head {
  readonly chain: string
  readonly number: number
  readonly entries: number
  readonly hash: string
}

/** An entry that others go on from. */
export interface Link {
  readonly position: number
  readonly hash: string
}

/** HMACs with a key from `KEY_SECRET`: who can write to the database alone cannot make one. */
export const createSeals = (vault: KeyVault) => ({
  ofHead: ({ chain, number, entries, hash }: Head): string =>
    vault.digest('audit head', JSON.stringify([chain, number, entries, hash])),
  ofCheckpoint: (chain: string, { position, hash }: Link): string =>
    vault.digest('audit checkpoint', JSON.stringify([chain, position, hash])),
  ofRound: (state: string): string => vault.digest('audit round', state),
  ofRegister: (chains: number): string => vault.digest('audit register', String(chains)),
})

export type Seals = ReturnType<typeof createSeals>
