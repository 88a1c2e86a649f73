import { type CallName, type CallParts, contract, type Method } from '@avita/api-client/contract'

/** An entry of the contract whose own types are forgotten: the documentation treats all alike. */
export interface Entry extends CallParts {
  readonly name: CallName
  readonly method: Method
  readonly path: string
}

export const everyEntry: readonly Entry[] = Object.values(contract)
