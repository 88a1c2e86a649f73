import type { KeyVault } from '../../identity/key-vault.ts'

export interface Head {
  readonly chain: string
  readonly number: number
  readonly entries: number
  readonly hash: string
}

/** HMACs with a key from `KEY_SECRET`: who can write to the database alone cannot make one. */
export const createSeals = (vault: KeyVault) => ({
  ofHead: ({ chain, number, entries, hash }: Head): string =>
    vault.digest('audit head', JSON.stringify([chain, number, entries, hash])),
  ofRegister: (chains: number): string => vault.digest('audit register', String(chains)),
})

export type Seals = ReturnType<typeof createSeals>
