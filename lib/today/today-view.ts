import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { Attention } from '../booking/attention.ts'
import type { BookingLine } from '../booking/booking-list-view.ts'
import type { DraftLine } from '../booking/draft.ts'
import type { OwnerNotice } from '../booking/hand-over.ts'
import type { QuoteNews } from '../quote/quote.ts'
import type { Due } from './due.ts'

/** A part of the page. Each fails alone. */
export type TodayPart<Facts> = ({ kind: 'read' } & Facts) | { kind: 'failed' }

/** A booking that needs somebody. */
export type TodayRow = {
  line: BookingLine
  attention: Attention
  /** Why this person may not complete the hold; null if they may. */
  bar: string | null
  /** The trip that it is part of; null for none. */
  trip: TripOfRow | null
}

/** The trip of a booking, and the name of whom it is for; null for nobody. */
export type TripOfRow = { id: string; name: string; client: string | null }

/** The list of bookings that need attention. */
export type AttentionRows = {
  rows: TodayRow[]
  /** The reading ended before the last one: there may be more than are listed. */
  more: boolean
}

/**
 * The amounts that fall due before midnight. The person may ticket those of the holds that they may complete.
 */
export type DueView = Due<BookingLine> & {
  /** References of the holds that this person may complete. */
  mine: string[]
  /** Null if it is not known. */
  spendableCents: number | null
}

/** The office's money. Integer cents; instants ISO 8601 UTC in office time. */
export type FundsView = {
  /** Null if the gateway did not answer. */
  wallet: { balanceCents: number; spendableCents: number; alertCents: number } | null
  /**
   * The available amount after each of the last movements, oldest first; empty where no statement is kept.
   */
  points: { at: string; availableCents: number }[]
  nextRelease: { at: string; cents: number } | null
  /** The available amount if every hold lapses, and the number of holds; null without holds. */
  ifAllLapse: { count: number; availableCents: number } | null
}

/** An act above the daily limit of an agent. Integer cents; instants ISO 8601 UTC in office time. */
export type LimitRequestLine = {
  id: string
  who: string
  kind: BookingKind
  verb: 'hold' | 'complete'
  /** Null while nothing is booked. */
  reference: string | null
  cents: number
  expiresAt: string
  state: 'open' | 'approved' | 'declined'
  /** Why it was declined. */
  words: string | null
  decidedBy: string | null
}

/** What an admin decides on it. */
export type Decision = { state: 'approved' } | { state: 'declined'; words: string }

/** Something that changed outside the desk. */
export type ChangedLine = {
  /** ISO 8601 UTC, office time. */
  at: string
  reference: string
  kind: BookingKind
  /** Null if it was erased or is not known. */
  leadName: string | null
  tone: 'held' | 'run' | 'ok' | 'bad' | 'off'
  /** `rejected`, `leaves 5 Dec 10:50 instead of 5 Dec 10:05`. */
  text: string
  /** The net price as it was and is, where that changed. */
  prices?: string
}

/** A departure, check-in or start. */
export type AgendaLine = {
  kind: BookingKind
  reference: string
  leadName: string | null
  /** Local to the place, `HH:MM`; null if it is not known. */
  time: string | null
  title: string | null
  /** A problem of the booking, such as `not ticketed`; null if there is none. */
  note: string | null
}

/** Seven days from today. */
export type AgendaView = {
  /** Before them yesterday, where some of it is still to start by the clocks of its place. */
  days: { day: string; count: number; lines: AgendaLine[] }[]
  /** All that is still to begin or begins today, counted up to `MOST_UPCOMING`. */
  upcoming: number
}

/** Counting ends here: the page says "more than". */
export const MOST_UPCOMING = 999

/** The first screen after sign-in. */
export type TodayView = {
  /** Office time of the reading, ISO 8601 UTC; the same as the header's. */
  serverNow: string
  /** Office time of the oldest reading among the bookings that change by themselves. */
  checkedAt: string
  /** Some bookings are being read again after this answer. */
  rereading: boolean
  /** The gateway did not answer. */
  away: boolean
  /** The office has no booking at all. */
  empty: boolean
  /** Why the person may not take rows off the list; null if they may. */
  attendBar: string | null
  attention: TodayPart<AttentionRows>
  due: TodayPart<DueView>
  funds: TodayPart<FundsView>
  drafts: TodayPart<{ lines: DraftLine[] }>
  /** Acts above daily limits; `decides`: this person is the one who decides. */
  requests: TodayPart<{ lines: LimitRequestLine[]; decides: boolean }>
  /** What this person has not seen yet of their own bookings. */
  notices: TodayPart<{ lines: OwnerNotice[] }>
  /** Answers of clients that nobody has seen to, and offers that end within a day. */
  offers: TodayPart<{ lines: QuoteNews[] }>
  /** `toReview`: how many changes wait for review. */
  changed: TodayPart<{ lines: ChangedLine[]; toReview: number }>
  agenda: TodayPart<AgendaView>
}
