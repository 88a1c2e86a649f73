const longestPrefixGroups = 4

/** The first four groups, written as sockets write them: most addresses, and quicker than taking all of it apart. */
const plainPrefix = /^((?:(?:0|[1-9a-f][\da-f]{0,3}):){3}(?:0|[1-9a-f][\da-f]{0,3})):/

const withoutZone = (address: string) => address.split('%', 1)[0] ?? address

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')

/**
 * Whom an address stands for: an IPv6 caller chooses the last 64 bits at will, so only the first 64 count; an IPv4
 * address, also one written as IPv6, stands for itself.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const plain = plainPrefix.exec(address)?.[1]
  if (plain !== undefined) return `${plain}::/64`
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = withoutZone(address).split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const prefix = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${prefix
    .slice(0, longestPrefixGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
