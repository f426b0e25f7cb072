import type { RawBuilder } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Tx } from '../../store/transaction.ts'
import type { BookingRow } from './booking-row.ts'

/** A documented move between states and its effect on the money. */
export type Move<State extends string = string, Trigger extends string = string> = {
  from: State
  trigger: Trigger
  to: State
  money: 'none' | 'release' | 'charge' | 'refund'
}

/**
 * The state of a booking's hold. `as-confirmed`: charged if the booking was confirmed, otherwise released.
 * `none`: nothing was ever held.
 */
export type HoldIn = 'open' | 'charged' | 'released' | 'as-confirmed' | 'none'

/** The next thing that the clock does to a booking, and when. */
export type Deadline<Job extends string = string> = { job: Job; at: Date }

/**
 * The effect of a deadline: a move with an optional new detail and refund, or only a new detail. `visible`:
 * the change shows in the record that callers read.
 */
export type DueEffect<B extends BookingRow, Trigger extends string> =
  | { trigger: Trigger; detail?: B['detail']; refundCents?: bigint }
  | { trigger: null; detail: B['detail']; visible: boolean }

/**
 * The definition of one kind of booking. The code of this folder is the same for every kind;
 * `domain/kinds.ts` lists them.
 */
export type KindOfBooking<
  B extends BookingRow = BookingRow,
  Trigger extends string = string,
  Job extends string = string,
> = {
  name: B['kind']
  /** The two letters in front of the number in a booking's reference. */
  letters: string
  /** The state of a booking that was just made. */
  first: B['state']
  /** Whether one caller's reference may name several bookings, and an offer be booked twice (gap 181). */
  sharesReferences: boolean
  /** Whether a request that reserved nothing leaves a record (gap 64). */
  keepsRefused: boolean
  /** Every documented move. A trigger without a row for the state is refused and changes nothing. */
  moves: readonly Move<B['state'], Trigger>[]
  /** States that still matter to the guest. */
  alive: readonly B['state'][]
  /** States that free offer and client reference for another booking and give the supply back. */
  ended: readonly B['state'][]
  /** The state of the hold, by the state of the booking: the ledger is compared with it. */
  holdIn: Readonly<Record<B['state'], HoldIn>>
  /**
   * The cents that the record of a booking says were refunded, as SQL over the columns of `booking`: the
   * ledger is compared with it. Null where the record does not say.
   */
  refundedCents: RawBuilder<bigint> | null
  /** The state that sets `confirmed_at`. */
  confirmed: B['state']
  /** The job that ends a hold. */
  lapseJob: Job
  bookingOf(row: BookingRow): B
  /** Null when the booking waits for nothing. */
  nextDeadline(booking: B): Deadline<Job> | null
  /** The effect of a deadline that has passed. The booking is locked. */
  fallDue(tx: Tx, booking: B, deadline: Deadline<Job>): Promise<DueEffect<B, Trigger>>
  /** Gives the booked supply back. */
  giveBack(tx: Tx, booking: B): Promise<void>
  /**
   * Writes the rows that follow from a new state, in the transaction that makes it. `before` is null for a
   * booking that was just made.
   */
  onMoved?(tx: Tx, before: B | null, after: B): Promise<void>
}

/** Every kind of booking by its name. */
export type KindsOfBooking = Readonly<Record<BookingKind, KindOfBooking>>
