import { deskRoute } from '../../../../../server/session/desk-route.ts'
import { tripItineraryAnswer } from '../../../../../server/trip/papers.ts'

type Context = { params: Promise<{ id: string }> }

/** The itinerary of a trip as a file. `prices` is `none` or `client`. */
export const GET = deskRoute('signed_in', async (desk, grant, request, context: Context) => {
  const prices = new URL(request.url).searchParams.get('prices') ?? 'none'
  return tripItineraryAnswer(desk, grant, (await context.params).id, prices)
})
