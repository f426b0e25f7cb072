import type { Tx } from '../../store/transaction.ts'
import { airBookingOf, type AirBooking } from './air-booking.ts'
import { issue } from './issue.ts'
import { lapse } from './lapse.ts'

export type BookingKey = { officeId: string; uniqueId: string }

export type Deadline = { trigger: 'lapse' | 'issue'; at: Date }

/** What the clock will do to a booking next, and when; null when it waits for nothing. */
export function nextDeadline(booking: AirBooking): Deadline | null {
  const { state, lapses_at: lapsesAt, detail } = booking
  if (state === 'held' && lapsesAt) return { trigger: 'lapse', at: lapsesAt }
  if (state !== 'ticketing' || detail.issueDueAt === null) return null
  return { trigger: 'issue', at: new Date(detail.issueDueAt) }
}

/** The deadline that has passed at this office time, or null. A deadline is over in its very instant. */
export function dueMove(booking: AirBooking, now: Date): Deadline | null {
  const next = nextDeadline(booking)
  return next && next.at <= now ? next : null
}

/** Locks a booking for the rest of the transaction; null when there is none, or when it is busy and `skipBusy`. */
export async function lockAirBooking(tx: Tx, key: BookingKey, skipBusy = false): Promise<AirBooking | null> {
  let wanted = tx
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', key.officeId)
    .where('unique_id', '=', key.uniqueId)
    .where('kind', '=', 'air')
    .forUpdate()
  if (skipBusy) wanted = wanted.skipLocked()
  const row = await wanted.executeTakeFirst()
  return row ? airBookingOf(row) : null
}

/** Applies what is due to a locked booking, as of its deadline. */
export async function applyDue(tx: Tx, booking: AirBooking, now: Date): Promise<AirBooking> {
  const due = dueMove(booking, now)
  if (!due) return booking
  return due.trigger === 'lapse' ? lapse(tx, booking, due.at) : issue(tx, booking, due.at)
}

/**
 * Locks a booking and first applies what is due, so that no verb and no reader ever sees a deadline passed by
 * unnoticed, sweeper or not (gap 205). Null when the office has no such booking.
 */
export async function touch(tx: Tx, key: BookingKey, now: Date): Promise<AirBooking | null> {
  const booking = await lockAirBooking(tx, key)
  return booking && applyDue(tx, booking, now)
}
