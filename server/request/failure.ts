import 'server-only'
import { isDatabaseLost, LOST_RETRY_SECONDS } from '../../database/lost.ts'

const HEADERS = { 'cache-control': 'no-store' }

/** The answer of a route that has no data: `{code, message}` and a status that the browser can act on. */
export function failure(status: number, code: string, message = '', retryAfterSeconds?: number): Response {
  const headers =
    retryAfterSeconds === undefined ? HEADERS : { ...HEADERS, 'retry-after': `${retryAfterSeconds}` }
  return Response.json({ code, message }, { status, headers })
}

/** The desk's own records are away. */
export function recordsAway(): Response {
  const sentence = 'Travel Desk cannot reach its records at the moment.'
  return failure(503, 'Unavailable', sentence, LOST_RETRY_SECONDS)
}

/** The answer of `work`, or 503 where it meets records that are away. Other errors go on. */
export async function orRecordsAway(work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (isDatabaseLost(error)) return recordsAway()
    throw error
  }
}
