import { vouchersAnswer } from '../../../../server/booking/voucher.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ reference: string }> }

/**
 * The vouchers of a booking of the office, for the traveller: all of them, or the one that `voucher` names.
 * With `show` the browser shows the file instead of saving it.
 */
export const GET = deskRoute('signed_in', async (desk, grant, request, context: Context) => {
  const query = new URL(request.url).searchParams
  const wanted = { voucher: query.get('voucher'), shown: query.has('show') }
  return vouchersAnswer(desk, grant, (await context.params).reference, wanted)
})
