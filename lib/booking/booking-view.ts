import type { ClientOfBooking } from './client-of-booking.ts'
import type { TripOfBooking } from './trip-of-booking.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import type { AgreedMarkup } from './markup.ts'
import type { ServiceChange } from './service-change.ts'
import type { NetCents } from '../money.ts'

/** Where the money is. Integer cents. */
export type BookingMoneyView = {
  /** The parts of the total, in display order. */
  parts: readonly { label: string; cents: number }[]
  totalCents: NetCents
  /**
   * The amount that the office adds for its client; null where neither the record nor the desk has a markup.
   */
  markup: { label: string; cents: number } | null
  /** The commission of the agency, which is not part of the total. Left out: the record tells none. */
  commissionCents?: NetCents
  /** The taxes in the total. Left out: the record tells none. */
  taxCents?: NetCents
  /** Where the total is, apart from amounts that came back of a charge. */
  place: 'held' | 'charged' | 'released' | 'none'
  /** Null as long as nothing of a charge was given back or kept as a fee. */
  settlement: Settlement | null
}

/**
 * How a charge was settled: the amounts charged, kept and refunded. Integer cents; null for an amount that
 * was not supplied. Page, list and statement show these amounts and compute no others.
 */
export type Settlement = {
  chargedCents: NetCents | null
  /** The amount of the charge that was kept; `kept` of the kind's facts has the words for it. */
  feeCents: NetCents | null
  refundedCents: NetCents | null
}

/** One kind of terms. `allowed` is null if nothing is known, which is never shown as a yes. */
export type TermView = {
  /** The subject of the term: terms of an offer and of its record with the same `about` can be compared. */
  about: string
  label: string
  allowed: boolean | null
  penaltyCents: NetCents | null
  /**
   * How much of the price is lost although it is allowed, if known. Only terms that lose nothing are shown as
   * a plain yes.
   */
  loses?: 'part' | 'all'
}

/**
 * The terms of an offer at the time of its hold; `terms` is null if none were supplied. `totalCents`: the
 * total that was agreed to, where the desk kept it. `raisedFromCents`: the lower total that the agent had
 * accepted, where a higher one was held within the limits. `insteadOf`: the booking that had ended and was
 * booked again. `partSizes`: how many items each part of the offer has, where its record does not tell.
 * `markup`: the markup on the price for the client. `costCentre` and `clientId`: what the form was
 * counted for, and for whom it was made, null where the agent wanted no client; the booking itself says what
 * it is counted for now, and for whom it is.
 */
export type AgreedTerms = {
  terms: readonly TermView[] | null
  totalCents?: NetCents
  raisedFromCents?: NetCents
  insteadOf?: string
  partSizes?: readonly number[]
  markup?: AgreedMarkup
  costCentre?: string
  clientId?: string | null
}

/** One line of the timeline: an event, its time and its author. */
export type TimelineEntry = {
  /** ISO 8601 UTC, office time; null if it was not recorded. */
  at: string | null
  text: string
  /** The details: the change, or amounts, which are printed for the agency alone. */
  detail?: string
  /** A person's name, or one of `automaticActors`; null if it was not recorded. */
  who: string | null
  /**
   * The verb of the booking's kind that caused the event: the desk adds its own record of that verb. Null for
   * none.
   */
  verb: string | null
  /** Why, if somebody acted on a booking of somebody else. */
  reason?: string
  /** The effect on the wallet, as a kind of movement; left out where there is none. */
  moves?: WalletEntryKind
  /** The movement itself: the desk adds it. */
  movement?: { kind: WalletEntryKind; cents: number; href: string }
  /** When the desk recorded it, by its own clock, ISO 8601 UTC; left out where it did not. */
  recordedAt?: string
  /** It is a note: `text` is what somebody wrote. */
  isNote?: true
  /** A person did it, but not through this desk. */
  elsewhere?: true
}

/** The authors of events that no person caused: the booking service, or the desk by itself. */
export const automaticActors = { service: 'the booking service', desk: 'Travel Desk' } as const

/** The deadlines of a held booking, ISO instants in UTC; the earlier one counts (Limits; gap 63). */
export type BookingDeadlines = {
  /** The automatic release. */
  releaseAt: string
  /**
   * The supplier's own limit and its name; `at` is null if none was supplied. Null if the kind has no such
   * limit.
   */
  supplierLimit: { label: string; at: string | null } | null
  /**
   * The record names no time of release: this is the usual one. Nothing that is done to the booking depends
   * on it.
   */
  estimated?: true
}

/** The times at which the cancelling of a paid booking changes, ISO 8601 UTC; null where one is not known. */
export type CancelTimes = {
  /** From then on nothing comes back. */
  nothingFrom: string | null
  /** From then on nothing is cancelled: the service is over. */
  closedFrom: string | null
}

/** The facts that every booking has; each kind adds its own. All instants are ISO 8601 UTC in office time. */
export type BookingView = {
  kind: BookingKind
  reference: string
  /** The short code that people say where the reference is too long to be said. */
  code?: string
  clientReference: string | null
  /** A state of every kind (`base-states.ts`) or of the booking's own kind. */
  state: string
  /** "Anna Keller". */
  leadName: string
  /** Null if the record names nobody and the desk did not make it. */
  madeBy: string | null
  createdAt: string
  /** When it was completed. */
  completedAt: string | null
  cancelledAt: string | null
  /** Null if the booking is not held. */
  deadlines: BookingDeadlines | null
  money: BookingMoneyView
  /** The terms as the record has them; null if nothing was supplied. */
  terms: readonly TermView[] | null
  /** The terms that were agreed to, which the desk keeps; null if it has none. */
  agreed: AgreedTerms | null
  /** When cancelling changes. Left out: not known. */
  cancelTimes?: CancelTimes
  /** A change that nobody here made and nobody has seen to yet: the desk adds it. Null or left out: none. */
  changed?: ServiceChange | null
  /** The name of whom it was handed over to: the desk adds it. Null or left out: it is with its maker. */
  owner?: string | null
  /** What the office counts it for: the desk adds it. Null or left out: nothing. */
  costCentre?: string | null
  /** The client that it was made for: the desk adds it. Null or left out: none. */
  client?: ClientOfBooking | null
  /** The trip that it is part of: the desk adds it. Null or left out: none. */
  trip?: TripOfBooking | null
  /** Since when the desk knows its state: the desk adds it. Null or left out: not known. */
  stateSince?: string | null
  timeline: readonly TimelineEntry[]
}

/** A reading of a booking, with the office time of the reading. */
export type BookingReading<View extends BookingView = BookingView> = { booking: View; serverNow: string }
