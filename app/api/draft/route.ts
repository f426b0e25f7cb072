import { desk } from '../../../server/desk.ts'
import { keepPayload } from '../../../server/draft/keep-payload.ts'
import { readJsonObject } from '../../../server/request/json-body.ts'
import { gateFailure, requireRouteGrant } from '../../../server/session/gate.ts'
import { failure } from '../../../server/request/failure.ts'
import { isFromTheDesk } from '../../../server/request/same-origin.ts'

/** Saves a form's values while its page is closed: the browser still sends a request then, but no action. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  if (!isFromTheDesk(request.headers, desk().settings)) return failure(403, 'ForeignOrigin')
  const body = await readJsonObject(request)
  const kept = await keepPayload(desk(), gate.grant, String(body?.kind), body?.draft)
  return kept.kind === 'kept' ? new Response(null, { status: 204 }) : failure(400, 'BadRequest')
}
