import type { Tx } from '../../store/transaction.ts'
import { refund } from '../wallet/refund.ts'
import { charge, release } from '../wallet/resolve-hold.ts'
import { freeOffer } from './active-offer.ts'
import type { KindOfBooking, Move } from './kind.ts'
import type { BookingRow } from './booking-row.ts'
import { clearTimers } from './timer.ts'

export type Change<B extends BookingRow> = {
  /** Office time at which the move takes effect. */
  at: Date
  requestId: string | null
  /** The detail after the move; unchanged if left out. */
  detail?: B['detail']
  orderedBy?: string
  /** The amount that a refund gives back; required by moves whose money is a refund. Cents of USD. */
  refundCents?: bigint
}

/** The move that a trigger makes from a state; null when it is undocumented. */
function moveOf<B extends BookingRow, T extends string>(
  kind: KindOfBooking<B, T>,
  state: B['state'],
  trigger: T,
): Move<B['state'], T> | null {
  return kind.moves.find((move) => move.from === state && move.trigger === trigger) ?? null
}

/**
 * Makes a documented move: changes state, money, supply and time stamps in the caller's transaction. The
 * caller has locked the row. Null, without any change, when the table has no such move.
 * The supply comes before the wallet, as in booking, so that two transactions cannot deadlock.
 * Source: Session gateway, States and transitions.
 * @throws Error when the ledger disagrees with the state, which only a defect can cause.
 */
export async function moveBooking<B extends BookingRow, T extends string>(
  tx: Tx,
  kind: KindOfBooking<B, T>,
  booking: B,
  trigger: NoInfer<T>,
  change: Change<NoInfer<B>>,
): Promise<B | null> {
  const move = moveOf(kind, booking.state, trigger)
  if (!move) return null
  const ends = kind.ended.includes(move.to)
  if (ends) await kind.giveBack(tx, booking)
  await moveMoney(tx, booking, move, change)
  const key = { officeId: booking.office_id, reference: booking.reference }
  if (ends) await freeOffer(tx, key)
  await clearTimers(tx, booking.office_id, booking.reference)
  const stamps = {
    state: move.to,
    updated_at: change.at,
    lapses_at: null,
    confirmed_at: move.to === kind.confirmed && move.from !== move.to ? change.at : booking.confirmed_at,
    cancelled_at: ends ? change.at : booking.cancelled_at,
    ordered_by: change.orderedBy ?? booking.ordered_by,
    request_id: change.requestId ?? booking.request_id,
  }
  const detail = change.detail ?? booking.detail
  await tx
    .updateTable('booking')
    .set({ ...stamps, detail: JSON.stringify(detail) })
    .where('office_id', '=', booking.office_id)
    .where('reference', '=', booking.reference)
    .execute()
  const after = { ...booking, ...stamps, detail }
  await kind.onMoved?.(tx, booking, after)
  return after
}

async function moveMoney(
  tx: Tx,
  booking: BookingRow,
  move: Move,
  change: { at: Date; requestId: string | null; refundCents?: bigint },
): Promise<void> {
  if (move.money === 'none') return
  if (booking.hold_id === null) throw new Error(`booking ${booking.reference} has no hold to ${move.money}`)
  const held = {
    officeId: booking.office_id,
    holdId: booking.hold_id,
    at: change.at,
    requestId: change.requestId ?? booking.request_id,
  }
  if (move.money === 'refund') {
    const { refundCents } = change
    if (refundCents === undefined) throw new Error(`booking ${booking.reference}: how much is refunded?`)
    // A penalty of the whole price leaves nothing to refund, and a transfer of zero must not be written.
    if (refundCents === 0n) return
    const outcome = await refund(tx, { ...held, amountCents: refundCents })
    if (!outcome.ok) throw new Error(`more is refunded than booking ${booking.reference} was charged`)
    return
  }
  const done = await (move.money === 'charge' ? charge(tx, held) : release(tx, held))
  if (!done.ok) throw new Error(`the hold of booking ${booking.reference} was ended before`)
}
