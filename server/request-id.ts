import 'server-only'
import { randomUUID } from 'node:crypto'

/** Header that carries one id from the browser to the ledger row. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The id that came with a request when it has the shape of one, otherwise a new one. */
export function requestIdFrom(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER)
  return given && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}
