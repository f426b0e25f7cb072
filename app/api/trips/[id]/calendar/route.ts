import { deskRoute } from '../../../../../server/session/desk-route.ts'
import { tripCalendarAnswer } from '../../../../../server/trip/papers.ts'

type Context = { params: Promise<{ id: string }> }

/** The live bookings of a trip as a calendar file. */
export const GET = deskRoute('signed_in', async (desk, grant, _request, context: Context) =>
  tripCalendarAnswer(desk, grant, (await context.params).id),
)
