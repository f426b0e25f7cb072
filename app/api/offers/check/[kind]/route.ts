import { checkAnswer } from '../../../../../server/booking/check-answer.ts'
import { desk } from '../../../../../server/desk.ts'
import { requireRouteGrant } from '../../../../../server/session/gate.ts'

type Context = { params: Promise<{ kind: string }> }

/** The price of an offer of a kind as it is now (`CheckedAt` and what the kind adds). */
export async function POST(request: Request, context: Context): Promise<Response> {
  return checkAnswer(desk(), requireRouteGrant, request, (await context.params).kind)
}
