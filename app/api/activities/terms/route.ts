import { answerText } from '../../../../server/read/answer-text.ts'
import { activityTerms } from '../../../../server/activity/terms.ts'
import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

/** Durations and confirmation of one activity (`ActivityTerms`), for a row of the list. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('activity_products')
  if (!gate.ok) return gateFailure(gate.refusal)
  return answerText(desk(), request, 'product', (product) => activityTerms(desk(), gate.grant, product))
}
