import type { Services } from '../../services.ts'
import { findBooking, type Reference } from '../booking/find-booking.ts'
import type { Outcome } from '../outcome.ts'
import type { Caller } from '../session/caller.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { hotelKind } from './hotel-kind.ts'

/**
 * Reads a hotel booking of the caller's office. Source: Session gateway, HotelBookingData; gaps 96, 106.
 * Errors: Err0106002 neither reference given, Err0104002 nothing found.
 */
export function hotelBookingData(
  services: Services,
  caller: Caller,
  input: Reference,
): Promise<Outcome<HotelBooking, 'Err0104002' | 'Err0106002'>> {
  return findBooking(services, hotelKind, caller, input)
}
