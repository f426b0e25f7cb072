import type { Caller } from '../session/caller.ts'
import type { BookingRow } from './booking-row.ts'

/** Whether somebody may change a booking of the own office: who made it, or an admin. */
export function mayAct(caller: Caller, booking: Pick<BookingRow, 'owner_id'>): boolean {
  return caller.role === 'admin' || caller.userId === booking.owner_id
}
