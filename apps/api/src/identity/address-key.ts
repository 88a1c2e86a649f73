import { isIPv6 } from 'node:net'
import type { KeyVault } from './key-vault.ts'

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
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The name of a caller's address in every limit: a digest, so that the table of counters holds none. */
export const addressKeyOf = (vault: KeyVault, address: string): string =>
  vault.digest('ip', networkOf(address))
