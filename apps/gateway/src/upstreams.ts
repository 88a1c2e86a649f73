/** One server in several processes: asked in turn, and left alone for a moment when it could not be reached. */
export interface Upstreams {
  readonly count: number
  /** The next in turn; one that rests only when all of them do. */
  readonly next: () => string
  readonly rest: (address: string) => void
}

const restMilliseconds = 1_000

export const createUpstreams = (addresses: readonly [string, ...string[]]): Upstreams => {
  const restsUntil = new Map<string, number>()
  let turn = 0
  return {
    count: addresses.length,
    next: () => {
      turn = (turn + 1) % addresses.length
      const inTurn = [...addresses.slice(turn), ...addresses.slice(0, turn)]
      const now = Date.now()
      return inTurn.find((address) => (restsUntil.get(address) ?? 0) <= now) ?? inTurn[0] ?? addresses[0]
    },
    rest: (address) => {
      restsUntil.set(address, Date.now() + restMilliseconds)
    },
  }
}
