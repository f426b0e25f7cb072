import { findBookings } from '../../../../server/booking/find-bookings.ts'
import { desk } from '../../../../server/desk.ts'
import { answerText } from '../../../../server/read/answer-text.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

/**
 * The bookings that a typed text finds (`FoundBookings`). A body has the text, since addresses are logged.
 */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return answerText(desk(), request, 'typed', (typed) => findBookings(desk(), gate.grant, typed))
}
