import 'server-only'
import { airKind } from '../air/air-kind.ts'
import { hotelKind } from '../hotel/hotel-kind.ts'
import type { BookingKind } from '../../lib/booking/booking-kinds.ts'
import { alsoMay } from '../session/gate.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { KindOfBooking } from './kind.ts'

/** The one table of kinds: whatever the desk does for bookings of every kind begins here. */
export const kinds = { air: airKind, hotel: hotelKind } as const satisfies Readonly<
  Record<BookingKind, KindOfBooking>
>

/** The view of a booking of any kind; `kind` tells which. */
export type AnyBookingView = ReturnType<(typeof kinds)[BookingKind]['viewOf']>

/** The facts of a kind. */
export function kindOf(kind: BookingKind): KindOfBooking<AnyBookingView> {
  return kinds[kind]
}

/** The kinds that this person may read. */
export function readableKinds(grant: GrantFacts): KindOfBooking<AnyBookingView>[] {
  return allKinds.filter((kind) => alsoMay(grant, kind.record.permission) !== null)
}

/** All kinds, in the order in which an unknown reference is looked for. */
export const allKinds: readonly KindOfBooking<AnyBookingView>[] = Object.values(kinds)
