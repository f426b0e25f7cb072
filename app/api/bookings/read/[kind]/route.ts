import { readingAnswer } from '../../../../../server/booking/reading-answer.ts'
import { desk } from '../../../../../server/desk.ts'
import { requireRouteGrant } from '../../../../../server/session/gate.ts'

type Context = { params: Promise<{ kind: string }> }

/** One booking of a kind as it is now (`BookingReading`). The body has its `reference`. */
export async function POST(request: Request, context: Context): Promise<Response> {
  return readingAnswer(desk(), requireRouteGrant, request, (await context.params).kind)
}
