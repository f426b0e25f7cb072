import { answerCatalogue } from '../../../server/activity/catalogue-route.ts'
import { desk } from '../../../server/desk.ts'
import { gateFailure } from '../../../server/read/refusals.ts'
import { requireRouteGrant } from '../../../server/session/gate.ts'

/** A page of the catalogue of activities, with counts by place, category and price. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('activity_products')
  if (!gate.ok) return gateFailure(gate.refusal)
  return answerCatalogue(desk(), gate.grant, request)
}
