import { expect, test } from 'vitest'
import { startApi } from '../testing/start-api.ts'
import { createFileKeeper } from './file-keeper.ts'
import { fileRemovals } from './schema.ts'
import type { FileStorage } from './storage.ts'

const keyOf = (number: number) => `private/0f0c1c5e-5d0a-4c8e-9d3e-1a000000000${number}`

const start = async (refuses: (key: string) => boolean) => {
  const api = await startApi()
  await api.database.delete(fileRemovals)
  const removed: string[] = []
  const storage: FileStorage = {
    ...api.deps.storage,
    remove: async (key) => {
      if (refuses(key)) throw new Error(`no, not ${key}`)
      removed.push(key)
    },
  }
  const keeper = createFileKeeper({ ...api.deps, storage })
  const discard = async (...keys: string[]) => {
    for (const key of keys) {
      await api.database.transaction((transaction) => keeper.discard(transaction, [key]))
      api.waitSeconds(1)
    }
  }
  return { api, keeper, removed, discard }
}

test('a file that the storage refuses to remove waits, and keeps nothing behind it', async () => {
  let isStubborn = true
  const { api, keeper, removed, discard } = await start((key) => isStubborn && key === keyOf(1))
  await discard(keyOf(1), keyOf(2), keyOf(3))

  expect(await keeper.sweep()).toBe(2)
  expect(removed).toEqual([keyOf(2), keyOf(3)])
  expect(api.log()).toContain('a file could not be removed')
  expect(api.log()).not.toContain('no, not')

  isStubborn = false
  expect(await keeper.sweep()).toBe(0)
  api.waitSeconds(3_600)
  expect(await keeper.sweep()).toBe(1)
  expect(removed.at(-1)).toBe(keyOf(1))
})

test('a storage that is away is not asked for everything', async () => {
  const { api, keeper, discard } = await start(() => true)
  await discard(...[1, 2, 3, 4, 5, 6, 7, 8].map(keyOf))

  expect(await keeper.sweep()).toBe(0)

  expect(api.log().split('a file could not be removed')).toHaveLength(6)
  expect(await api.database.select().from(fileRemovals)).toHaveLength(8)
})
