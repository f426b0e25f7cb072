import 'server-only'
import { randomUUID } from 'node:crypto'
import { isRequestId, REQUEST_ID_HEADER } from '../contract/request-id.ts'

/** The id that came with a request if it is a valid one, otherwise a new one. */
export function requestIdFrom(headers: Headers): string {
  const id = headers.get(REQUEST_ID_HEADER)
  return id && isRequestId(id) ? id : randomUUID()
}
