import type { Services } from '../../services.ts'
import { findBooking, type BookingNotFound, type Reference } from '../booking/find-booking.ts'
import { ok, type Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'
import { strikeRetime } from './retime.ts'

/**
 * Reads an air booking of the caller's office. Source: Session gateway, AirBookingData; gap 72. A schedule
 * change that the sandbox was asked for happens to a ticketed booking when it is read.
 */
export async function bookingData(
  services: Services,
  caller: Caller,
  input: Reference,
): Promise<Outcome<AirBooking, BookingNotFound>> {
  const result = await findBooking(services, airKind, caller, input)
  return result.ok ? ok(await strikeRetime(services, caller, result.value)) : result
}
