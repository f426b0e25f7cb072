import type { BookingKind } from '../contract/booking/kinds.ts'
import type { Coverage } from './booking/coverage.ts'
import type { MarkupRules } from './booking/markup.ts'
import type { PriceTolerances } from './booking/price-tolerance.ts'
import type { Environment, Role } from '../contract/session/limits.ts'
import type { CurrentTrip } from './trip/trip.ts'
import type { Balance } from './wallet/balance.ts'

/** A running hold, as the deadline notices name it. */
export type SoonHold = {
  kind: BookingKind
  reference: string
  /** Null if it was erased or is not known. */
  leadName: string | null
  /** ISO 8601 UTC, office time. */
  deadlineAt: string
}

/**
 * The data of the frame around every screen. `server/shell/queries.ts` reads it for every page and after
 * every change.
 */
export type ShellData = {
  environment: Environment
  /** Office time at the reading, ISO 8601 UTC. The sandbox clock can be moved. */
  serverNow: string
  person: {
    displayName: string
    userName: string
    officeName: string
    role: Role
    /** Somebody from a card of the sign-in page, who can sign in again in one click. */
    isDemo: boolean
  }
  /** Names of the office's admins that the desk knows: whom to ask. */
  admins: string[]
  /** Whom to ask for funds, as the office has set it; null if it has not. */
  fundsContact: string | null
  /** Minutes before a deadline at which the desk announces it, the earliest first. */
  noticeMinutes: readonly number[]
  /** What the office counts its bookings for; empty if it has no list. */
  costCentres: readonly string[]
  /** The markup that the office has set for its agents. */
  markup: MarkupRules
  /** By how much a price may rise for this person and be taken without asking. */
  tolerances: PriceTolerances
  holds: {
    count: number
    /** ISO 8601 UTC; null if there is no hold. */
    soonestDeadlineAt: string | null
    /** The soonest ones: their deadlines are announced. */
    soonest: SoonHold[]
    /** References of bookings whose hold lapsed in the last ten minutes. */
    lapsed: string[]
  }
  /** How far the list has the office's bookings: only where it has all, none means none. */
  coverage: Coverage
  /** The trip that the person collects into; null without one. */
  trip: CurrentTrip | null
  /** The reading that the frame was rendered with. Screens show the latest one (`useSpendableCents`). */
  balance: Balance
}
