import { desk } from '../../../../server/desk.ts'
import { answerText } from '../../../../server/read/answer-text.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'
import { offeredTravellers } from '../../../../server/traveller/offered.ts'

/** The saved travellers of a typed name. It is in the body, since addresses are logged. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return answerText(desk(), request, 'typed', (typed) => offeredTravellers(desk(), gate.grant, typed))
}
