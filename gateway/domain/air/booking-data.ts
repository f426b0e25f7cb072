import type { Services } from '../../services.ts'
import { findBooking, type BookingNotFound, type Reference } from '../booking/find-booking.ts'
import type { Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'

/** Reads an air booking of the caller's office. Source: Session gateway, AirBookingData; gap 72. */
export function bookingData(
  services: Services,
  caller: Caller,
  input: Reference,
): Promise<Outcome<AirBooking, BookingNotFound>> {
  return findBooking(services, airKind, caller, input)
}
