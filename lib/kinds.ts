import type { BookingKind } from '../contract/booking/kinds.ts'
import { airKind, type AirReads } from './air/air-kind.ts'
import type { KindFacts } from './booking/kind-facts.ts'
import { hotelKind, type HotelReads } from './hotel/hotel-kind.ts'

/** What the read door answers for each kind: its booking's view, and its checked offer. */
export type KindReads = { air: AirReads; hotel: HotelReads }

/** The view of a booking of a kind; without one of any, `kind` tells which. */
export type ViewOf<Kind extends keyof KindReads = keyof KindReads> = KindReads[Kind]['view']

/** The kinds of booking there are, for the code of both sides: the one place of it that knows them all. */
export const bookingKinds = { air: airKind, hotel: hotelKind } as const satisfies {
  readonly [Kind in BookingKind]: KindFacts<ViewOf<Kind>>
}

type Kinds = typeof bookingKinds

/** What can be done with a booking of a kind. */
export type VerbOf<Kind extends keyof Kinds> = keyof Kinds[Kind]['verbs'] & string

/** The facts of a kind. */
export function kindFacts(kind: BookingKind): KindFacts {
  return bookingKinds[kind]
}

/** The name of a kind's icon. */
export function kindIcon(kind: BookingKind): Kinds[keyof Kinds]['icon'] {
  return bookingKinds[kind].icon
}
