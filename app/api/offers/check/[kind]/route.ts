import { checkAnswer } from '../../../../../server/booking/check-answer.ts'
import { gatedRoute } from '../../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ kind: string }> }

/** The price of an offer of a kind as it is now (`CheckedAt` and what the kind adds). */
export const POST = gatedRoute(async (desk, gate, request, context: Context) =>
  checkAnswer(desk, gate, request, (await context.params).kind),
)
