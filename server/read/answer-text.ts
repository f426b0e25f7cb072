import 'server-only'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { readJsonObject } from '../request/json-body.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'

/**
 * Answers a read of the desk's own pages that is no operation of the booking service, with the statuses of
 * the read route. The caller has asked the gate. `field` is the one text of the body.
 */
export async function answerText(
  desk: Desk,
  request: Request,
  field: string,
  read: (text: string) => Promise<CallOutcome<unknown>>,
): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const text = (await readJsonObject(request))?.[field]
  if (typeof text !== 'string') return failure(400, 'BadRequest', `${field} is missing or wrong.`)
  const outcome = await read(text)
  if (outcome.kind !== 'ok') return outcomeFailure(outcome)
  return Response.json(outcome.data, { headers: { 'cache-control': 'no-store' } })
}
