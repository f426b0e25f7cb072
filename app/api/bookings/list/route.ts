import { after } from 'next/server'
import { listAnswer } from '../../../../server/booking/list-answer.ts'
import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

/** A page of the office's bookings (`BookingListView`). `search` is the query with its typed text as `q`. */
export async function POST(request: Request): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  return listAnswer(desk(), gate.grant, request, after)
}
