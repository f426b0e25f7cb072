import { fareRulesView } from '../../../../server/air/fare-rules-view.ts'
import { answerShown } from '../../../../server/read/read-route.ts'
import { gatedRoute } from '../../../../server/session/desk-route.ts'

/** The rules of a fare or of a booking as text (`FareRulesView`). The body is the input of `air.rules`. */
export const POST = gatedRoute((desk, gate, request) =>
  answerShown(desk, gate, request, 'air.rules', fareRulesView),
)
