import { desk } from '../../../../server/desk.ts'
import { voucherAnswer } from '../../../../server/hotel/voucher.ts'
import { gateFailure } from '../../../../server/read/refusals.ts'
import { requireRouteGrant } from '../../../../server/session/gate.ts'

type Context = { params: Promise<{ reference: string }> }

/** The voucher of a confirmed hotel booking of the office, as a PDF for the guest. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const gate = await requireRouteGrant('hotel_booking_data')
  if (!gate.ok) return gateFailure(gate.refusal)
  return voucherAnswer(desk(), gate.grant, (await context.params).reference)
}
