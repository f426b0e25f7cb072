import 'server-only'
import { randomUUID } from 'node:crypto'
import { isRequestId, REQUEST_ID_HEADER } from '../contract/request-id.ts'

/** The id that came with a request if it is a valid one, otherwise a new one. */
export function requestIdFrom(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER)
  return given && isRequestId(given) ? given : randomUUID()
}
