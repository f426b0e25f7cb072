import type { Caller } from '../session/caller.ts'
import type { BookingRow } from './booking-row.ts'

/** Whether the caller may change a booking of its office: only its owner or an admin may. */
export function mayAct(caller: Caller, booking: Pick<BookingRow, 'owner_id'>): boolean {
  return caller.role === 'admin' || caller.userId === booking.owner_id
}
