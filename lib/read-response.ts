import type { AnyOperation, ResponseOf } from '../contract/registry.ts'
import type { AirBookingView } from './air/booking-view.ts'
import type { PricedFare } from './air/priced-fare.ts'
import type { BookingReading } from './booking/booking-view.ts'
import type { CheckedOffer } from './booking/offer-check.ts'
import type { HotelBookingView } from './hotel/booking-view.ts'
import type { StayOffer } from './hotel/stay-offer.ts'

/** Operations that the read door answers with JSON. */
export type ReadId = Extract<AnyOperation, { kind: 'read'; answer: 'json' }>['id']

/**
 * What the read door answers: the operation's payload, save that a booking comes as its view with the office time, and a
 * checked fare or rate with the office's time and money.
 */
export type ReadResponse<Id extends ReadId> = Id extends 'air.booking-data'
  ? BookingReading<AirBookingView>
  : Id extends 'air.revalidate'
    ? PricedFare
    : Id extends 'hotel.booking-data'
      ? BookingReading<HotelBookingView>
      : Id extends 'hotel.check-rate'
        ? CheckedOffer<StayOffer>
        : ResponseOf<Id>
