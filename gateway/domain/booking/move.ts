import type { Selectable } from 'kysely'
import { airMoves, type AirState, type AirTrigger } from '../../../contract/air/booking-states.ts'
import type { BookingTable } from '../../store/schema.ts'
import type { Tx } from '../../store/transaction.ts'
import { charge, release } from '../wallet/resolve-hold.ts'
import { clearTimers } from './timer.ts'

/** A booking as it is stored; what only its kind knows lies in `detail`. */
export type BookingRow = Selectable<BookingTable>

/** The documented moves of each kind of booking. */
const movesOfKind = { air: airMoves } as const

/** What the engine carries out. A refund is per ticket and less penalties: it comes with the operation that asks for it. */
export type Trigger = Exclude<AirTrigger, 'refund'>

export type Move = Exclude<(typeof airMoves)[number], { trigger: 'refund' }>

/** The move that a trigger makes from a state, or null: undocumented moves are refused and change nothing. */
export function moveOf(kind: BookingRow['kind'], state: AirState, trigger: Trigger): Move | null {
  const found = movesOfKind[kind].find((move) => move.from === state && move.trigger === trigger)
  return found && found.trigger !== 'refund' ? found : null
}

export type Change = {
  /** Office time at which the move takes effect. */
  at: Date
  requestId: string | null
  /** Detail after the move; left out, it stays. */
  detail?: object
  orderedBy?: string
}

/** Where a booking ends that may be made again: its fare is free for another one. */
const ended: readonly AirState[] = ['cancelled', 'refunded', 'failed']

/**
 * Makes a documented move: the state, its money and its stamps in the caller's transaction. The caller has locked
 * the row. Answers null where the table has no row for it; nothing is changed then.
 * Source: Session gateway, States and transitions.
 * @throws Error when the ledger disagrees with the state, which nothing but a defect can bring about.
 */
export async function moveBooking<B extends BookingRow>(
  tx: Tx,
  booking: B,
  trigger: Trigger,
  change: Change,
): Promise<B | null> {
  const move = moveOf(booking.kind, booking.state, trigger)
  if (!move) return null
  await moveMoney(tx, booking, move, change)
  await clearTimers(tx, booking.office_id, booking.unique_id)
  const stamps = {
    state: move.to,
    updated_at: change.at,
    lapses_at: null,
    active_fare: ended.includes(move.to) ? null : booking.active_fare,
    ticketed_at: move.to === 'ticketed' ? change.at : booking.ticketed_at,
    cancelled_at: ended.includes(move.to) ? change.at : booking.cancelled_at,
    ordered_by: change.orderedBy ?? booking.ordered_by,
    request_id: change.requestId ?? booking.request_id,
  }
  const detail = change.detail ?? booking.detail
  await tx
    .updateTable('booking')
    .set({ ...stamps, detail: JSON.stringify(detail) })
    .where('office_id', '=', booking.office_id)
    .where('unique_id', '=', booking.unique_id)
    .execute()
  return { ...booking, ...stamps, detail }
}

async function moveMoney(tx: Tx, booking: BookingRow, move: Move, change: Change): Promise<void> {
  if (move.money === 'none') return
  if (booking.hold_id === null) throw new Error(`booking ${booking.unique_id} has no hold to ${move.money}`)
  const held = {
    officeId: booking.office_id,
    holdId: booking.hold_id,
    at: change.at,
    requestId: change.requestId ?? booking.request_id,
  }
  const done = await (move.money === 'charge' ? charge(tx, held) : release(tx, held))
  if (!done.ok) throw new Error(`the hold of booking ${booking.unique_id} was ended before`)
}
