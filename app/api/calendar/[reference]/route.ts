import { bookingCalendarAnswer } from '../../../../server/booking/booking-calendar.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

type Context = { params: Promise<{ reference: string }> }

/** A booking of the office as a calendar file. */
export const GET = deskRoute('signed_in', async (desk, grant, _request, context: Context) =>
  bookingCalendarAnswer(desk, grant, (await context.params).reference),
)
