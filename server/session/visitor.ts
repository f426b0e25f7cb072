import 'server-only'
import { FORWARDED_FOR_HEADER, countedAddress } from '../../contract/visitor-address.ts'

/**
 * The address that a request comes from, by which failures are counted. The header is the last entry that a
 * proxy of ours wrote (TRUST_PROXY=on) or else the address of the connection, whatever the request said:
 * `request/every-request.ts` removes entries that anybody could have written, and Next then states the
 * connection's.
 */
export function visitorAddress(headers: Headers): string {
  const last = headers.get(FORWARDED_FOR_HEADER)?.split(',').at(-1) ?? ''
  return countedAddress(last) || 'unknown'
}
