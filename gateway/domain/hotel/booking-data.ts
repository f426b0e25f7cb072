import type { Services } from '../../services.ts'
import { findBooking, type BookingNotFound, type Reference } from '../booking/find-booking.ts'
import type { Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'

/**
 * Reads a hotel booking of the caller's office. Source: Session gateway, HotelBookingData; gaps 96, 106.
 */
export function hotelBookingData(
  services: Services,
  caller: Caller,
  input: Reference,
): Promise<Outcome<HotelBooking, BookingNotFound>> {
  return findBooking(services, hotelKind, caller, input)
}
