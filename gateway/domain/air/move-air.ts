import type { Tx } from '../../store/transaction.ts'
import { moveBooking, moveOf, type Change, type Trigger } from '../booking/move.ts'
import type { AirBooking, AirDetail } from './air-booking.ts'
import { giveBackSeats } from './seats.ts'

/**
 * Makes a documented move of an air booking, and frees its seats where it frees its funds. Null where the move is
 * not documented; nothing is changed then. Seats before wallet, as in booking: no two transactions wait crosswise.
 */
export async function moveAir(
  tx: Tx,
  booking: AirBooking,
  trigger: Trigger,
  change: Change & { detail?: AirDetail },
): Promise<AirBooking | null> {
  const move = moveOf('air', booking.state, trigger)
  if (!move) return null
  if (move.money === 'release') await giveBackSeats(tx, booking.office_id, booking.detail.fare)
  return moveBooking(tx, booking, trigger, change)
}
