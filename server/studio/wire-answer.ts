import 'server-only'
import { z } from 'zod'
import type { Desk } from '../desk.ts'
import { readJsonObject } from '../request/json-body.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { AnyGrant } from '../session/grant.ts'

const question = z.union([
  z.object({ id: z.int().min(1) }).strict(),
  z.object({ seq: z.int().min(0) }).strict(),
])

/**
 * Answers the page of the studio: one call of the wire log with its bodies (`{id}`), or the calls that are
 * new or have changed since (`{seq}`). Sessions of the sandbox alone, and calls of their own office alone.
 */
export async function wireAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  if (grant.environment !== 'sandbox') return failure(404, 'NotFound')
  const body = question.safeParse(await readJsonObject(request))
  if (!body.success) return failure(400, 'BadRequest', 'id or seq is missing or wrong.')
  const answer =
    'id' in body.data
      ? desk.wireLog.detail(grant.officeId, body.data.id)
      : desk.wireLog.since(grant.officeId, body.data.seq)
  if (answer === null) return failure(404, 'NotFound', 'This call is no longer in the log.')
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
