import { problemAfter } from './problems.ts'

/** So much of a heavy work at a time, so much waiting behind it, and 503 for the rest: it must not starve the service. */
export const createGate = (slots: number, waitingPerSlot: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= slots) {
      if (waiting.length >= slots * waitingPerSlot) throw problemAfter('service.busy', 503, 1)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
