import { checkAnswer } from '../../../../../server/booking/check-answer.ts'
import { gatedRoute } from '../../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ kind: string }> }

/** Checks the current price of an offer of one kind (`CheckedAt`, with the fields that the kind adds). */
export const POST = gatedRoute(async (desk, gate, request, context: Context) =>
  checkAnswer(desk, gate, request, (await context.params).kind),
)
