import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import type { Settlement } from '../booking/booking-view.ts'
import type { Forecast } from './forecast.ts'
import type { StatementQuery } from './statement-query.ts'

/** One movement of the wallet. Integer cents, USD; instants are ISO 8601 UTC in office time. */
export type WalletLine = {
  /** Counts the movements from the oldest, 1. */
  ordinal: number
  id: string
  at: string
  kind: WalletEntryKind
  amountCents: number
  /** Balance and held amount after it; null where only the desk's own record is known. */
  balanceCents: number | null
  heldCents: number | null
  /** The booking that it belongs to, as the gateway names it; null if none. */
  reference: string | null
  family: string | null
}

/** The facts that the office's list has of the booking of a movement. */
export type StatementBooking = {
  kind: BookingKind
  /** The reference of its page. */
  reference: string
  state: string
  leadName: string | null
  /** The booked service in a few words; null if the booking was never read. */
  title: string | null
  deadlineAt: string | null
  settlement: Settlement | null
}

/** A movement with the hold that it ended, and its booking. Null where there is none, or it is not known. */
export type StatementRow = WalletLine & { hold: WalletLine | null; booking: StatementBooking | null }

/** Sums over all movements that are shown, on all pages. Integer cents. */
export type StatementSums = {
  chargedCents: number
  refundedCents: number
  releasedCents: number
  creditedCents: number
  /** The sum of open holds. */
  openCents: number
}

/**
 * Where the movements come from. `gateway`: its statement, just read. `kept`: the statement as it was last
 * read. `own`: the bookings of this desk, because the gateway has no statement, gives it to other people
 * only, or does not answer; credits and bookings made elsewhere are missing then.
 */
export type StatementOrigin =
  | { kind: 'gateway' }
  /** `at` is when it was read, in office time; null if that was not recorded. */
  | { kind: 'kept'; at: string | null }
  | { kind: 'own'; why: 'not-supplied' | 'permission' | 'away' }

export type StatementView = {
  origin: StatementOrigin
  query: StatementQuery
  /** The text to find, as it was typed. */
  find: string
  rows: StatementRow[]
  page: number
  pageCount: number
  /** Movements that are shown on all pages, and all that there are; a hold counts with its end. */
  shownCount: number
  totalCount: number
  openCount: number
  /** Older movements that are still to be loaded. */
  missingCount: number
  sums: StatementSums
}

/** The office's money. `alertCents` is the low-balance alert, 0 for none. Integer cents. */
export type WalletTotals = {
  balanceCents: number
  heldCents: number
  availableCents: number
  alertCents: number
  /** Null if these were just read; otherwise when they were, in office time. */
  asOf: string | null
}

/** A booking that was not made because the wallet was short. */
export type ShortBooking = {
  reference: string
  /** Surname of the lead traveller, or the reference. */
  label: string
  /** The wanted service in a few words. */
  title: string | null
  totalCents: number | null
}

/** The wallet page. */
export type WalletView = {
  /** Null if no totals are known. */
  totals: WalletTotals | null
  forecast: Forecast | null
  shorts: ShortBooking[]
  /**
   * The refunds that may come of charged bookings whose cancellation is not answered; null if there are none.
   */
  refundsPending: { count: number; atMostCents: number } | null
  office: { name: string; id: string }
  statement: StatementView
  /** Some bookings are being read again after this answer. */
  rereading: boolean
  /** Office time at the reading. */
  serverNow: string
}
