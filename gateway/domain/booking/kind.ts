import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Tx } from '../../store/transaction.ts'
import type { BookingRow } from './booking-row.ts'

/** A documented move between states, and what it does to the money. */
export type Move<State extends string = string, Trigger extends string = string> = {
  from: State
  trigger: Trigger
  to: State
  money: 'none' | 'release' | 'charge' | 'refund'
}

/** What the clock will do to a booking next, and when. */
export type Deadline<Job extends string = string> = { job: Job; at: Date }

/**
 * What comes of a deadline: a move, perhaps with a new detail, or a new detail alone. `visible`: the record changed
 * for whoever reads it.
 */
export type DueEffect<B extends BookingRow, Trigger extends string> =
  { trigger: Trigger; detail?: B['detail'] } | { trigger: null; detail: B['detail']; visible: boolean }

/**
 * What one kind of booking says of itself. The engine of this folder does the rest and knows no kind: the kinds are put
 * together in `domain/kinds.ts`.
 */
export type KindOfBooking<
  B extends BookingRow = BookingRow,
  Trigger extends string = string,
  Job extends string = string,
> = {
  name: B['kind']
  /** Two letters before the number of a booking's reference. */
  letters: string
  /** Every documented move; a trigger on a state without a row is refused and changes nothing. */
  moves: readonly Move<B['state'], Trigger>[]
  /** States that still mean something to the guest: of several bookings under one reference these are found first. */
  alive: readonly B['state'][]
  /** States after which the same offer may be booked again, and what was taken of the supply is given back. */
  ended: readonly B['state'][]
  /** The state that stamps `confirmed_at`. */
  confirmed: B['state']
  /** The job that ends a hold. */
  lapseJob: Job
  bookingOf(row: BookingRow): B
  /** Null when the booking waits for nothing. */
  nextDeadline(booking: B): Deadline<Job> | null
  /** What comes of a deadline that has passed. The booking is locked. */
  fallDue(tx: Tx, booking: B, deadline: Deadline<Job>): Promise<DueEffect<B, Trigger>>
  /** Gives back what the booking took of the supply. */
  giveBack(tx: Tx, booking: B): Promise<void>
}

/** Every kind there is, by its name. */
export type KindsOfBooking = Readonly<Record<BookingKind, KindOfBooking>>
