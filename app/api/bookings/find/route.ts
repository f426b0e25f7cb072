import { findBookings } from '../../../../server/booking/find-bookings.ts'
import { answerText } from '../../../../server/read/answer-text.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/**
 * The bookings that a typed text finds (`FoundBookings`). A body has the text, since addresses are logged.
 */
export const POST = deskRoute('signed_in', (desk, grant, request) =>
  answerText(desk, request, 'typed', (typed) => findBookings(desk, grant, typed)),
)
