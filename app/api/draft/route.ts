import { keepPayload } from '../../../server/draft/keep-payload.ts'
import { readJsonObject } from '../../../server/request/json-body.ts'
import { deskRoute } from '../../../server/session/desk-route.ts'
import { failure } from '../../../server/request/failure.ts'
import { isFromTheDesk } from '../../../server/request/same-origin.ts'

/** Saves a form's values while its page is closed: the browser still sends a request then, but no action. */
export const POST = deskRoute('signed_in', async (desk, grant, request) => {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const body = await readJsonObject(request)
  const outcome = await keepPayload(desk, grant, String(body?.kind), body?.draft)
  return outcome.kind === 'kept' ? new Response(null, { status: 204 }) : failure(400, 'BadRequest')
})
