import { fareRulesView } from '../../../../server/air/fare-rules-view.ts'
import { desk } from '../../../../server/desk.ts'
import { answerShown } from '../../../../server/read/read-route.ts'
import { requireRouteGrant } from '../../../../server/session/gate.ts'

/** The rules of a fare or of a booking as text (`FareRulesView`). The body is the input of `air.rules`. */
export async function POST(request: Request): Promise<Response> {
  return answerShown(desk(), requireRouteGrant, request, 'air.rules', fareRulesView)
}
