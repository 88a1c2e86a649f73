import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const group = integer({ min: 0, max: 0xff_ff }).map((number) => number.toString(16))

test('the last 64 bits never make another network, the first always do', () => {
  assert(
    property(array(group, { minLength: 12, maxLength: 12 }), (groups) => {
      const first = groups.slice(0, 4)
      const [one, other] = [groups.slice(4, 8), groups.slice(8)].map((last) => [...first, ...last].join(':'))
      expect(networkOf(one ?? '')).toBe(networkOf(other ?? ''))
      const next = (Number.parseInt(first[3] ?? '', 16) ^ 1).toString(16)
      expect(networkOf([...first.slice(0, 3), next, ...groups.slice(4, 8)].join(':'))).not.toBe(
        networkOf(one ?? ''),
      )
    }),
  )
})
