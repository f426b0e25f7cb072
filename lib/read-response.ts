import type { AnyOperation, ResponseOf } from '../contract/registry.ts'
import type { AirBookingView } from './air/booking-view.ts'
import type { PricedFare } from './air/priced-fare.ts'
import type { BookingReading } from './booking/booking-view.ts'

/** Operations that the read door answers with JSON. */
export type ReadId = Extract<AnyOperation, { kind: 'read'; answer: 'json' }>['id']

/**
 * What the read door answers: the operation's payload, save that a booking comes as its view with the office time, and a
 * revalidated fare with the office's time and money.
 */
export type ReadResponse<Id extends ReadId> = Id extends 'air.booking-data'
  ? BookingReading<AirBookingView>
  : Id extends 'air.revalidate'
    ? PricedFare
    : ResponseOf<Id>
