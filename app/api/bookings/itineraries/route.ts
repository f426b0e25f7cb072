import { itinerariesAnswer } from '../../../../server/booking/itineraries.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** The itineraries of the chosen bookings in one file, without prices. */
export const POST = deskRoute('signed_in', itinerariesAnswer)
