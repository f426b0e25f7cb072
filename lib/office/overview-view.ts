import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { CalendarDate } from '../dates.ts'
import type { Period } from './period.ts'

/** The spend: charges less refunds. Integer cents. */
export type Spent = { chargedCents: number; refundedCents: number; netCents: number }

/** Spend of the period. The lists have the same sum, which is that of the ledger. */
export type SpendView = {
  total: Spent
  byDay: (Spent & { day: CalendarDate })[]
  /** `family` is null for movements that name none. */
  byFamily: (Spent & { family: BookingKind | null })[]
  /** `agent` is null for bookings that the desk does not know. */
  byAgent: (Spent & { agent: string | null })[]
}

/**
 * Where the figures of the spend come from. `partial`: older movements are still being copied.
 * `not-supplied`: the service has no statement, or not for this person.
 */
export type SpendReading =
  | { kind: 'read'; spend: SpendView; missing: number }
  | { kind: 'not-supplied'; permissionMissing: boolean }
  | { kind: 'unavailable' }

/** The bookings that somebody made in the period. */
export type AgentLine = {
  /** Empty if it is not known. */
  agent: string
  bookings: number
  totalCents: number
  /** Completed: ticketed, confirmed or approved at some time. */
  completed: number
  lapsed: number
}

/** A number of bookings and the sum of their totals. */
export type Tally = { count: number; totalCents: number }

/** The contents of an admin's first page. */
export type OverviewView = {
  period: Period
  /** Office time of the reading, ISO 8601 UTC. */
  serverNow: string
  tiles: {
    /** Held, with a deadline that is running. */
    holds: Tally & { soonestAt: string | null }
    /** Bookings that came to nothing in the last days: failed, rejected, refused. */
    failed: Tally
    /** Cancelled, and the refund is not answered yet. */
    refunds: Tally
    /** Null if the statement is not known. */
    today: Spent | null
  }
  agents: AgentLine[]
  spend: SpendReading
}
