import type { Tx } from '../../store/transaction.ts'
import type { AirBooking } from './air-booking.ts'
import { moveAir } from './move-air.ts'

/**
 * Cancels a held booking whose time is over and releases its funds: ten minutes without AirOrderTicket or the
 * airline's limit, whichever came first. Source: Session gateway, States and transitions; gaps 63, 205.
 */
export async function lapse(tx: Tx, booking: AirBooking, at: Date): Promise<AirBooking> {
  return (await moveAir(tx, booking, 'lapse', { at, requestId: booking.request_id })) ?? booking
}
