import { expect, test } from 'vitest'
import { urlOf } from '../testing/test-database.ts'
import { requireDurable } from './require-durable.ts'

test('a server that keeps what it acknowledges is accepted', async () => {
  await expect(requireDurable(urlOf('postgres'))).resolves.toBeUndefined()
})

test.each(['off', 'local'])(
  'synchronous_commit = %s is refused with a sentence that names it',
  async (value) => {
    const url = new URL(urlOf('postgres'))
    url.searchParams.set('options', `-c synchronous_commit=${value}`)

    await expect(requireDurable(url.href)).rejects.toThrow(`"synchronous_commit = ${value}"`)
  },
)
