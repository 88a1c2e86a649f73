import { expect, test, vi } from 'vitest'
import { createIsland, type IslandModule } from './island.ts'

/** An island whose chunk arrives when the test says so. The host is only handed on: a name stands for the element. */
const anIsland = () => {
  const open = vi.fn<IslandModule<string>['open']>()
  const arrivals: PromiseWithResolvers<IslandModule<string>>[] = []
  const load = vi.fn<() => Promise<IslandModule<string>>>(() => {
    const arrival = Promise.withResolvers<IslandModule<string>>()
    arrivals.push(arrival)
    return arrival.promise
  })
  const arrive = () => arrivals.at(-1)?.resolve({ open })
  const fail = () => arrivals.at(-1)?.reject(new Error('no connection'))
  const host = 'the login link'
  return { island: createIsland<string>(load), open, load, arrive, fail, host }
}

test('intent fetches the chunk once, however often the pointer comes by', () => {
  const { island, load } = anIsland()
  island.prepare()
  island.prepare()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a press while the chunk is on its way opens the island when it is there', async () => {
  const { island, open, arrive, host } = anIsland()
  island.prepare()
  const opened = island.open(host)
  expect(open).not.toHaveBeenCalled()
  arrive()
  await opened
  expect(open).toHaveBeenCalledExactlyOnceWith(host)
})

test('impatient presses open it once', async () => {
  const { island, open, arrive, host } = anIsland()
  const presses = [island.open(host), island.open(host), island.open(host)]
  arrive()
  await Promise.all(presses)
  expect(open).toHaveBeenCalledTimes(1)
})

test('it can be opened again after it was closed, without another chunk', async () => {
  const { island, open, load, arrive, host } = anIsland()
  const first = island.open(host)
  arrive()
  await first
  await island.open(host)
  expect(open).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a chunk that does not come rejects the press, so that the link can be followed', async () => {
  const { island, fail, host } = anIsland()
  const press = island.open(host)
  fail()
  await expect(press).rejects.toThrow('no connection')
})

test('a fetch that failed on intent is tried again by the press', async () => {
  const { island, open, load, arrive, fail, host } = anIsland()
  island.prepare()
  fail()
  await new Promise((resolve) => setTimeout(resolve, 0))
  const press = island.open(host)
  arrive()
  await press
  expect(load).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenCalledTimes(1)
})
