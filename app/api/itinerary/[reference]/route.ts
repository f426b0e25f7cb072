import { itineraryAnswer } from '../../../../server/booking/itinerary.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ reference: string }> }

/** The itinerary of a booking of the office as a file. `prices` is `none`, `client` or `net`. */
export const GET = deskRoute('signed_in', async (desk, grant, request, context: Context) => {
  const prices = new URL(request.url).searchParams.get('prices') ?? 'none'
  return itineraryAnswer(desk, grant, (await context.params).reference, prices)
})
