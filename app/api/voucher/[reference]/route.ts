import { vouchersAnswer } from '../../../../server/booking/voucher.ts'
import { desk } from '../../../../server/desk.ts'
import { gateFailure, requireRouteGrant } from '../../../../server/session/gate.ts'

type Context = { params: Promise<{ reference: string }> }

/**
 * The vouchers of a booking of the office, for the traveller: all of them, or the one that `voucher` names.
 * With `show` the browser shows the file instead of saving it.
 */
export async function GET(request: Request, context: Context): Promise<Response> {
  const gate = await requireRouteGrant('signed_in')
  if (!gate.ok) return gateFailure(gate.refusal)
  const asked = new URL(request.url).searchParams
  const wanted = { voucher: asked.get('voucher'), shown: asked.has('show') }
  return vouchersAnswer(desk(), gate.grant, (await context.params).reference, wanted)
}
