import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordForm, tokenPath } from '../testing/forms.ts'
import { startApi } from '../testing/start-api.ts'
import { attempts } from './schema.ts'
import { networkOf } from './address-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))

test('two IPv6 addresses count as one exactly when their first 64 bits are the same', () => {
  fc.assert(
    fc.property(half, half, half, half, (one, other, left, right) => {
      fc.pre(!one.startsWith('0:0:0:0') && !other.startsWith('0:0:0:0'))
      expect(networkOf(`${one}:${left}`)).toBe(networkOf(`${one}:${right}`))
      expect(networkOf(`${one}:${left}`) === networkOf(`${other}:${right}`)).toBe(one === other)
    }),
  )
})

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
