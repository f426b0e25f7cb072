import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'
import { wireAnswer } from '../../../../server/studio/wire-answer.ts'

/** The wire log of the signed-in sandbox office: what is new since the last question, or one call. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return wireAnswer(desk(), gate.grant, request)
}
