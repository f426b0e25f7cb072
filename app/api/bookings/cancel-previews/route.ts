import { cancelPreviewsAnswer } from '../../../../server/booking/cancel-previews.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** What cancelling each of the chosen bookings would cost now (`CancelPreviews`). */
export const POST = deskRoute('signed_in', cancelPreviewsAnswer)
