import { isIPv6 } from 'node:net'

/** The first four groups as sockets write them: most addresses, in a fraction of the time that all spellings take. */
const plainPrefix = /^([1-9a-f][\da-f]{0,3}(?::(?:0|[1-9a-f][\da-f]{0,3})){3}):/

const groupsOf = (address: string): readonly string[] => {
  // The URL parser writes every spelling of an address in one form, an IPv4 tail in hexadecimal too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .flatMap((group) => {
      const value = Number.parseInt(group, 16)
      return [value >> 8, value & 255]
    })
    .join('.')

/**
 * What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one, in which everybody may give themselves
 * as many addresses as they like.
 */
export const networkOf = (address: string): string => {
  const plain = plainPrefix.exec(address)?.[1]
  if (plain !== undefined) return `${plain}::/64`
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}
