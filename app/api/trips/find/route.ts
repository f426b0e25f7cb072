import { answerText } from '../../../../server/read/answer-text.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'
import { findTrips } from '../../../../server/trip/trip-list.ts'

/** The trips that a typed text finds. It is in the body, since addresses are logged. */
export const POST = deskRoute('signed_in', (desk, grant, request) =>
  answerText(desk, request, 'typed', (typed) => findTrips(desk, grant, typed)),
)
