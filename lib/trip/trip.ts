import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { BookingStanding, StateFacts } from '../booking/kind-facts.ts'
import type { MarkupRule, Party } from '../booking/markup.ts'
import type { OfferFacts, Stretch } from '../booking/offer-facts.ts'
import type { CalendarDate } from '../dates.ts'
import type { NetCents } from '../money.ts'
import type { BookingLine } from '../booking/booking-list-view.ts'
import type { HoldRun } from './hold-run.ts'
import type { TripTraveller } from './trip-traveller.ts'
import type { Touched } from './touched.ts'

/** Longest name of a trip, and the most options that one holds. */
export const TRIP_NAME_MAX = 80
export const MOST_OPTIONS = 60

/** The most bookings that are made part of a trip at once. */
export const MOST_BOOKINGS = 30

/**
 * Where a trip stands. It follows from what the trip holds: nobody sets it, apart from `dropped` (`stateOf`
 * in `trip-state.ts`).
 */
export const tripStates = [
  'planning',
  'offered',
  'agreed',
  'booked-in-part',
  'booked',
  'over',
  'dropped',
] as const
export type TripState = (typeof tripStates)[number]

/**
 * What became of an option at its last check: still sold as it was, at another price or under other terms,
 * or gone.
 */
export type OptionCheck = 'same' | 'changed' | 'gone'

/** A fare, a rate or a start that was collected for a trip, as it was offered. */
export type TripOption = {
  id: string
  kind: BookingKind
  /** Options of one slot are alternatives: one of them is chosen. */
  slot: string
  /** `A`, `B`: its letter among the alternatives of its slot; null where it is alone. */
  letter: string | null
  chosen: boolean
  facts: OfferFacts
  netCents: NetCents
  markup: MarkupRule | null
  /** The people for a markup per person. */
  party: Party
  check: OptionCheck
  /** Office time of the last check that found it, ISO 8601 UTC. */
  checkedAt: string
  /** Minutes after `checkedAt` for which the booking service keeps its price. */
  validMinutes: number
  /** Address of its form, with the trip that it is for. */
  bookHref: string
  searchHref: string
  /** The booking that was made of it; null while there is none, and once it has ended. */
  booking: TripBooking | null
  by: string
}

/** A booking of a trip: made from one of its options, or attached. */
export type TripBooking = {
  reference: string
  kind: BookingKind
  title: string
  state: string
  word: string
  tone: StateFacts['tone']
  standing: BookingStanding
  /** Null where it is not known. */
  netCents: NetCents | null
  markupCents: number | null
  deadlineAt: string | null
  firstDay: CalendarDate | null
  lastDay: CalendarDate | null
  /** The time that it takes now; empty where that is not known. */
  stretches: readonly Stretch[]
}

/** The whole trip for its page. */
export type Trip = {
  id: string
  name: string
  state: TripState
  clientId: string | null
  options: readonly TripOption[]
  /** The bookings that come from no option. */
  attached: readonly TripBooking[]
  days: { from: CalendarDate; to: CalendarDate } | null
  madeBy: string
  madeAt: string
  changedAt: string
  /** Rises with every change; a change that names an older one is refused. */
  version: number
}

/** A trip in the list of trips. */
export type TripLine = Pick<Trip, 'id' | 'name' | 'state' | 'clientId' | 'days' | 'madeBy' | 'changedAt'> & {
  items: number
  /** Of the chosen options and of the bookings. */
  netCents: NetCents
  clientCents: number
  /** The earliest deadline of its holds; null without one. */
  deadlineAt: string | null
}

/** The trip that a person collects into. */
export type CurrentTrip = Pick<TripLine, 'id' | 'name' | 'items' | 'netCents' | 'clientCents'>

/** The outcome of a change of a trip. */
export type TripOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; message: string }
  /** A colleague changed it meanwhile; the page reads it again. */
  | { kind: 'changed' }
  | { kind: 'session' }

/** The outcome of making a trip of bookings. */
export type TripOfBookingsOutcome = { kind: 'made'; id: string } | { kind: 'refused'; message: string }

/** The outcome of collecting an offer: the trip that has it now. */
export type CollectOutcome =
  | { kind: 'collected'; trip: CurrentTrip; option: string; again: boolean }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string }
  | { kind: 'session' }

/** Something that was done to a trip. Instants are office time, ISO 8601 UTC. */
export type TripEvent = { id: string; at: string; who: string; text: string }

/** What the page of a trip shows. */
export type TripPageView = {
  trip: Trip
  /** Null where it has none. */
  client: { id: string; name: string; email: string | null; phone: string | null } | null
  /** In the order of the trip; null for somebody who may not use saved travellers. */
  travellers: readonly TripTraveller[] | null
  /** What changes and ends of its bookings touch. */
  touched: readonly Touched[]
  /** The number of the invoice that has a booking, by its reference. */
  invoiced: Readonly<Record<string, string>>
  timeline: readonly TripEvent[]
  /** Holding all options, where something of it is still to be done; null otherwise. */
  run: HoldRun | null
  /** Its holds, the one that ends first at the top. */
  holds: readonly BookingLine[]
  /** The trip is the one that the person collects into. */
  isCurrent: boolean
  /** What this person may not do; null where they may. */
  changeBar: string | null
  /** Office time at the reading, ISO 8601 UTC. */
  serverNow: string
}

/** A trip in a list, with whom it is for; null for nobody. */
export type ListedTrip = TripLine & { clientName: string | null }

/** What the list of trips shows. */
export type TripsView = {
  lines: readonly ListedTrip[]
  currentId: string | null
  changeBar: string | null
  serverNow: string
}

/** The address of a trip's page. */
export function tripHref(id: string): `/trips/${string}` {
  return `/trips/${id}`
}
