import type { Tx } from '../../store/transaction.ts'
import type { KindOfBooking, Deadline } from './kind.ts'
import type { BookingKey, BookingRow } from './booking-row.ts'
import { moveBooking } from './move.ts'
import { clearTimers } from './timer.ts'
import { writeDetail } from './write-detail.ts'

/** The deadline that has passed at this office time, or null. A deadline passes at its exact instant. */
export function dueOf<B extends BookingRow>(kind: KindOfBooking<B>, booking: B, now: Date): Deadline | null {
  const next = kind.nextDeadline(booking)
  return next && next.at <= now ? next : null
}

/**
 * Locks a booking for the rest of the transaction. Null when there is none, or with
 * `skipBusy` when it is locked.
 */
export async function lockRow(tx: Tx, key: BookingKey, skipBusy = false): Promise<BookingRow | null> {
  let wanted = tx
    .selectFrom('booking')
    .selectAll()
    .where('office_id', '=', key.officeId)
    .where('reference', '=', key.reference)
    .forUpdate()
  if (skipBusy) wanted = wanted.skipLocked()
  return (await wanted.executeTakeFirst()) ?? null
}

/** Applies the due effects of a locked booking, dated at its deadline. */
export async function applyDue<B extends BookingRow, T extends string>(
  tx: Tx,
  kind: KindOfBooking<B, T>,
  booking: B,
  now: Date,
): Promise<B> {
  const due = dueOf(kind, booking, now)
  if (!due) return booking
  const effect = await kind.fallDue(tx, booking, due)
  if ('visible' in effect) {
    // A deadline without a move.
    const updatedAt = effect.visible ? due.at : booking.updated_at
    const written = await writeDetail(tx, booking, effect.detail, updatedAt)
    await clearTimers(tx, booking.office_id, booking.reference)
    return written
  }
  const { trigger, ...rest } = effect
  const change = { at: due.at, requestId: booking.request_id, ...rest }
  return (await moveBooking<B, T>(tx, kind, booking, trigger, change)) ?? booking
}

/**
 * Locks a booking of a kind and applies its due effects first, so that no action and no reader sees a passed
 * deadline that was not applied, even before the sweeper ran (gap 205). Null when the office has no such
 * booking.
 */
export async function touch<B extends BookingRow, T extends string>(
  tx: Tx,
  kind: KindOfBooking<B, T>,
  key: BookingKey,
  now: Date,
): Promise<B | null> {
  const row = await lockRow(tx, key)
  if (!row || row.kind !== kind.name) return null
  return applyDue(tx, kind, kind.bookingOf(row), now)
}
