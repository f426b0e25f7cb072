import { readingAnswer } from '../../../../../server/booking/reading-answer.ts'
import { gatedRoute } from '../../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ kind: string }> }

/** One booking of a kind as it is now (`BookingReading`). The body has its `reference`. */
export const POST = gatedRoute(async (desk, gate, request, context: Context) =>
  readingAnswer(desk, gate, request, (await context.params).kind),
)
