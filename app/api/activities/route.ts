import { readActivityView } from '../../../lib/activity/activity-params.ts'
import { answerText } from '../../../server/read/answer-text.ts'
import { cataloguePage } from '../../../server/activity/catalogue-page.ts'
import { desk } from '../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../server/session/gate.ts'

/**
 * A page of the catalogue of activities, with counts by place, category and price (`CatalogueAnswer`).
 * `search` is the view as its address has it.
 */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('activity_products')
  if (!gate.ok) return gateFailure(gate.refusal)
  return answerText(desk(), request, 'search', (search) =>
    cataloguePage(desk(), gate.grant, readActivityView(new URLSearchParams(search))),
  )
}
