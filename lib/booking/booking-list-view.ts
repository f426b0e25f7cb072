import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Settlement } from './booking-view.ts'
import type { MadeThrough } from './maker.ts'
import type { Occupied } from './occupied.ts'
import type { ServiceChange } from './service-change.ts'
import type { TripOfBooking } from './trip-of-booking.ts'
import type { NetCents } from '../money.ts'

/** The words of a list line about the booked service. Each kind writes its own. */
export type ServiceLine = {
  /** A few words. */
  title: string
  /** Supplier, amount, and number of people. */
  detail: string
  /** First and last day, `YYYY-MM-DD`, local to the place; null if nothing was supplied. */
  days: { from: string; to: string } | null
  /** The short code that people say where the reference is too long to be said. */
  code?: string
  /** The supplier's own references. */
  codes: string[]
  /** Other text that finds the booking: codes of places and suppliers. */
  findBy: string[]
  /** Codes or names of its places, each of which finds it by all names of the place in any language. */
  places: string[]
  /** The times that it takes of its people, by which two bookings of one person are told. */
  occupied: Occupied[]
}

/**
 * The facts that the office's list stores of a booking besides its line: who travels, when it begins, and
 * further texts by which it is found. Each kind writes its own.
 */
export type ListedFacts = {
  /** Names of all travellers, the lead first. */
  people: string[]
  /** Departure, check-in or start, local to the place: `YYYY-MM-DDTHH:MM`; null if no time is known. */
  startsAt: string | null
  /** Until when cancelling costs nothing, ISO 8601 UTC; null if it never does, or it is not known. */
  freeUntil: string | null
  /** Text that finds the booking besides references, codes and the words of its line: e-tickets. */
  findBy: string[]
}

/** One line of the bookings list. Instants are ISO 8601 UTC in office time, money is integer cents. */
export type BookingLine = {
  kind: BookingKind
  reference: string
  /** The state as in the booking's view. */
  state: string
  /**
   * The state as the booking service writes it (`10/10`, `reserved`); null for a state that is not
   * documented.
   */
  original: string | null
  /** The earlier deadline; null if the booking is not held. */
  deadlineAt: string | null
  /** "Anna Keller"; null if nothing but the reference is known, or the name was erased. */
  leadName: string | null
  /** Null if nothing but the reference is known yet. */
  service: ServiceLine | null
  totalCents: NetCents | null
  /** The markup for the client, 0 for none; null where it was not read. */
  markupCents: number | null
  /** Null if no charge was settled. */
  settlement: Settlement | null
  madeBy: string
  madeThrough: MadeThrough
  /** The name of whom it was handed over to; null while it is its maker's. */
  owner: string | null
  createdAt: string
  /** Names of all travellers, the lead first; empty while they are not known, or after they were erased. */
  people: string[]
  /** Local departure, check-in or start: `YYYY-MM-DDTHH:MM`; null if no time is known. */
  startsAt: string | null
  /** Until when cancelling costs nothing; null if it never does, or it is not known. */
  freeUntil: string | null
  /** Since when the desk knows the state; null on old rows. */
  stateSince: string | null
  /** When it was ticketed, confirmed or approved. */
  completedAt: string | null
  /** When it was cancelled or lapsed. */
  endedAt: string | null
  /** The change that was made outside the desk; null if there was none. */
  changed: ServiceChange | null
  /** What the office counts it for; null for none. */
  costCentre: string | null
  /** The name of the client that it was made for: lists add it. Left out: none. */
  client?: string
  /** The trip that it is part of: lists add it. Left out: none. */
  trip?: TripOfBooking
  /** When somebody last took it off the list of bookings that need attention. */
  attendedAt: string | null
  /** The booking that was made instead of it after it had ended: lists add it. Left out: none. */
  rebookedAs?: string
}
