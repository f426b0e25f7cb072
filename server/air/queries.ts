import 'server-only'
import type { BookingLookUp } from '../../lib/booking/look-up.ts'
import { desk } from '../desk.ts'
import { alsoMay, requireGrant } from '../session/gate.ts'
import { lookUpBooking } from './look-up.ts'

/** What the signed-in person may do to a booking, as far as their permissions tell; the gateway also asks whose it is. */
export type BookingRights = { mayTicket: boolean; mayCancel: boolean }

/** A booking for its page, with what the person may do. Without a session `session`. */
export async function bookingForPage(
  uniqueId: string,
): Promise<{ lookUp: BookingLookUp; rights: BookingRights }> {
  const none = { mayTicket: false, mayCancel: false }
  const gate = await requireGrant('air_booking_data')
  if (!gate.ok) {
    const isOver = gate.refusal.code !== 'NotPermitted'
    return {
      lookUp: isOver ? { kind: 'session' } : { kind: 'failed', message: 'Permission denied' },
      rights: none,
    }
  }
  return {
    lookUp: await lookUpBooking(desk(), gate.grant, uniqueId),
    rights: {
      mayTicket: alsoMay(gate.grant, 'air_order_ticket') !== null,
      mayCancel: alsoMay(gate.grant, 'air_cancel') !== null,
    },
  }
}
