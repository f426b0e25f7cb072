import { colleaguesOf } from '../../../../server/booking/hand-over.ts'
import { deskRoute } from '../../../../server/session/desk-route.ts'

/** The people of the office to whom bookings can be handed over (`Colleague[]`). */
export const POST = deskRoute('signed_in', async (desk, grant) =>
  Response.json(await colleaguesOf(desk, grant), { headers: { 'cache-control': 'no-store' } }),
)
