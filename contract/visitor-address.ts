/**
 * The header with the address of the visitor: the desk sends it to the gateway when it signs somebody in, and
 * proxies send it to the program behind them. Each program on the way appends the address that it was called
 * from. zod-free.
 */
export const FORWARDED_FOR_HEADER = 'x-forwarded-for'

/**
 * An address as failures are counted by it: an IPv4 address written as IPv6 is that address, and an IPv6
 * network of 64 bits is one visitor, because whoever has one address of it has all of them.
 */
export function countedAddress(text: string): string {
  const address = text.trim().toLowerCase().replace(/%.*$/, '')
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return bare
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1))
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (isMapped && high !== undefined && low !== undefined) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address in the form that URL writes: lower case, at most one `::`. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const left = before.split(':').filter(Boolean)
  const right = (after ?? '').split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
