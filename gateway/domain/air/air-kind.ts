import { sql } from 'kysely'
import { airMoves, type AirState, type AirTrigger } from '../../../contract/air/booking-states.ts'
import type { Tx } from '../../store/transaction.ts'
import type { Deadline, DueEffect, KindOfBooking } from '../booking/kind.ts'
import { takeArmed } from '../sandbox/armed.ts'
import { airBookingOf, type AirBooking } from './air-booking.ts'
import { eTicketNumber } from './e-ticket-number.ts'
import { giveBackSeats, seatsTaken } from './seats.ts'

type AirJob = 'air-lapse' | 'air-issue'

type AirKind = KindOfBooking<AirBooking, AirTrigger, AirJob>

/**
 * The parts of an air booking that other kinds do not share: its moves, its two deadlines and its seats.
 * Source: Session gateway, States and transitions; gaps 63-72.
 */
export const airKind: AirKind = {
  name: 'air',
  letters: 'PO',
  first: 'held',
  sharesReferences: false,
  keepsRefused: true,
  moves: airMoves,
  alive: ['held', 'ticketing', 'ticketed'] satisfies AirState[],
  ended: ['cancelled', 'refunded', 'failed'] satisfies AirState[],
  holdIn: {
    held: 'open',
    ticketing: 'open',
    ticketed: 'charged',
    refunded: 'charged',
    cancelled: 'released',
    failed: 'released',
    short: 'none',
    duplicate: 'none',
  },
  // Of each e-ticket: `refund` of `ETicket`.
  refundedCents: sql`(select coalesce(sum((ticket -> 'refund' ->> 'cents')::bigint), 0)
    from jsonb_array_elements(detail -> 'eTickets') as ticket
    where jsonb_typeof(ticket -> 'refund') = 'object')`,
  confirmed: 'ticketed',
  lapseJob: 'air-lapse',
  bookingOf: airBookingOf,
  nextDeadline,
  fallDue: (tx, booking, deadline) =>
    deadline.job === 'air-issue' ? issue(tx, booking, deadline.at) : lapse,
  giveBack: (tx, { office_id, detail }) => giveBackSeats(tx, office_id, detail.fare, seatsTaken(detail)),
}

function nextDeadline(booking: AirBooking): Deadline<AirJob> | null {
  const { state, lapses_at: lapsesAt, detail } = booking
  if (state === 'held' && lapsesAt) return { job: 'air-lapse', at: lapsesAt }
  if (state !== 'ticketing' || detail.issueDueAt === null) return null
  return { job: 'air-issue', at: new Date(detail.issueDueAt) }
}

/**
 * A hold whose ticket is not ordered ends after ten minutes or at the airline's limit, whichever is first
 * (gaps 63, 205).
 */
const lapse: Promise<DueEffect<AirBooking, AirTrigger>> = Promise.resolve({ trigger: 'lapse' })

/**
 * Issues an ordered ticket: every traveller gets an e-ticket and the held amount is charged. While
 * `ticket_stall` is armed, the booking stays in process without tickets (gap 67); while `ticket_fail` is, the
 * airline refuses, and the hold is released (gap 65).
 */
async function issue(tx: Tx, booking: AirBooking, at: Date): Promise<DueEffect<AirBooking, AirTrigger>> {
  const { detail } = booking
  if (await takeArmed(tx, booking.office_id, 'ticket_stall')) {
    return { trigger: null, detail: { ...detail, issueDueAt: null }, visible: false }
  }
  if (await takeArmed(tx, booking.office_id, 'ticket_fail')) {
    return { trigger: 'fail', detail: { ...detail, issueDueAt: null } }
  }
  const eTickets = detail.travelers.map((_, traveler) => ({
    number: eTicketNumber(detail.fare.validatingCarrier, booking.reference, traveler),
    traveler,
    issuedAt: at.toISOString(),
  }))
  return { trigger: 'issue', detail: { ...detail, eTickets, issueDueAt: null } }
}
