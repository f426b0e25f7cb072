import type { Caller } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'

/** Whether somebody may change a booking of the own office: who made it, or an admin (else Err0103007). */
export function mayAct(caller: Caller, booking: AirBooking): boolean {
  return caller.role === 'admin' || caller.userId === booking.owner_id
}
