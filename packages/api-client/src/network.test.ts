import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const group = integer({ min: 0, max: 0xff_ff }).map((number) => number.toString(16))

test('the last 64 bits never make another network, the first always do', () => {
  assert(
    property(array(group, { minLength: 12, maxLength: 12 }), (groups) => {
      const first = ['2001', ...groups.slice(1, 4)]
      const [one, other] = [groups.slice(4, 8), groups.slice(8)].map((last) => [...first, ...last].join(':'))
      expect(networkOf(one ?? '')).toBe(networkOf(other ?? ''))
      const next = (Number.parseInt(first[3] ?? '', 16) ^ 1).toString(16)
      expect(networkOf([...first.slice(0, 3), next, ...groups.slice(4, 8)].join(':'))).not.toBe(
        networkOf(one ?? ''),
      )
    }),
  )
})
