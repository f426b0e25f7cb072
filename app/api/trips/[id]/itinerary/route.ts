import { deskRoute } from '../../../../../server/session/desk-route.ts'
import { tripItineraryAnswer } from '../../../../../server/trip/papers.ts'

type Context = { params: Promise<{ id: string }> }

/**
 * The itinerary of a trip as a file. `prices` is `none` or `client`. With `show` the browser shows the file
 * instead of saving it.
 */
export const GET = deskRoute('signed_in', async (desk, grant, request, context: Context) => {
  const query = new URL(request.url).searchParams
  const wanted = { prices: query.get('prices') ?? 'none', shown: query.has('show') }
  return tripItineraryAnswer(desk, grant, (await context.params).id, wanted)
})
