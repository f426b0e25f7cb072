import 'server-only'
import type { Desk } from '../desk.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { AnyGrant } from '../session/grant.ts'
import { macrosOf } from './macros.ts'

/** Answers the macros of the office. */
export async function macrosAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  return Response.json(await macrosOf(desk, grant), { headers: { 'cache-control': 'no-store' } })
}
