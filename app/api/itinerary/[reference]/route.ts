import { itineraryAnswer } from '../../../../server/booking/itinerary.ts'
import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

type Context = { params: Promise<{ reference: string }> }

/** The itinerary of a booking of the office as a file. `prices` is `none`, `client` or `net`. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const prices = new URL(request.url).searchParams.get('prices') ?? 'none'
  return itineraryAnswer(desk(), gate.grant, (await context.params).reference, prices)
}
