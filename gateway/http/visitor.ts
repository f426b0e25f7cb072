import { isIP, type BlockList } from 'node:net'
import { FORWARDED_FOR_HEADER, countedAddress } from '../../contract/visitor-address.ts'

/**
 * The address that a call comes from, as failed sign-ins are counted by it. A connection's statement about
 * the addresses before it counts only if it comes from a trusted program, such as the desk or a proxy of
 * ours: the visitor is the last address of the chain that is not trusted.
 * @param peer address of the connection; null for a call inside this process
 * @param trusted GATEWAY_TRUSTED_PEERS
 */
export function visitorOf(headers: Headers, peer: string | null, trusted: BlockList): string {
  if (peer !== null && !isTrusted(trusted, peer)) return countedAddress(peer)
  const stated = (headers.get(FORWARDED_FOR_HEADER) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const visitor = stated.findLast((address) => !isTrusted(trusted, address)) ?? stated[0]
  return countedAddress(visitor ?? peer ?? '')
}

/**
 * Whether a call is one of a trusted program's own, or comes from inside this process. One that states whom
 * it is for is that visitor's: a proxy of ours passes calls of anybody on.
 */
export function isOwnCall(headers: Headers, peer: string | null, trusted: BlockList): boolean {
  return (peer === null || isTrusted(trusted, peer)) && !headers.has(FORWARDED_FOR_HEADER)
}

function isTrusted(trusted: BlockList, text: string): boolean {
  const address = text.replace(/^::ffff:(?=[\d.]+$)/i, '')
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
