import { expect, test } from 'vitest'
import { passwordForm, tokenPath } from '../testing/forms.ts'
import { startApi } from '../testing/start-api.ts'
import { attempts } from './schema.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

test('whoever changes the address within their own network is counted on, another network is not', async () => {
  const api = await startApi({ TRUST_PROXY: '127.0.0.1', IN_FLIGHT: '100' })
  for (let round = 0; round < 12; round += 1)
    await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        api
          .as('nobody')
          .post(
            tokenPath,
            passwordForm({ username: `somebody${round}`, password: 'not-the-one' }),
            from(`2001:db8:1:2::${round}:${turn + 1}`),
          ),
      ),
    )

  const signIn = (address: string) => api.as('nobody').post(tokenPath, passwordForm(), from(address))
  expect((await signIn('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await signIn('2001:db8:1:3::1')).status).toBe(200)
})

test('no counter of a search, a form or a sign-in holds an address', async () => {
  const api = await startApi({ TRUST_PROXY: '127.0.0.1' })
  const address = from('198.51.100.7')
  await api.as('nobody').post(tokenPath, passwordForm({ password: 'not-the-one' }), address)
  expect((await api.as('visitor').get('/api/search?q=uyku', address)).status).toBe(200)

  const keys = (await api.database.select().from(attempts)).map(({ key }) => key)

  expect(keys.filter((key) => key.startsWith('search ip '))).toHaveLength(1)
  expect(keys.join(' ')).not.toContain('198.51.100')
})
