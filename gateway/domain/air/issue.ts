import { takeArmed } from '../sandbox/armed.ts'
import type { Tx } from '../../store/transaction.ts'
import { clearTimers } from '../booking/timer.ts'
import type { AirBooking, AirDetail } from './air-booking.ts'
import { eTicketNumber } from './e-ticket-number.ts'
import { moveAir } from './move-air.ts'

/**
 * Issues an ordered ticket: e-tickets for every traveller, and what was held is charged. With `ticket_stall` armed
 * the booking stays in process and nothing is invented. Source: Session gateway, States and transitions; gap 67.
 */
export async function issue(tx: Tx, booking: AirBooking, at: Date): Promise<AirBooking> {
  if (await takeArmed(tx, booking.office_id, 'ticket_stall')) return stall(tx, booking)
  const { detail } = booking
  const eTickets = detail.travelers.map((_, traveler) => ({
    number: eTicketNumber(detail.fare.validatingCarrier, booking.unique_id, traveler),
    traveler,
    issuedAt: at.toISOString(),
  }))
  const issued: AirDetail = { ...detail, eTickets, issueDueAt: null }
  return (
    (await moveAir(tx, booking, 'issue', { at, requestId: booking.request_id, detail: issued })) ?? booking
  )
}

async function stall(tx: Tx, booking: AirBooking): Promise<AirBooking> {
  const detail: AirDetail = { ...booking.detail, issueDueAt: null }
  await tx
    .updateTable('booking')
    .set({ detail: JSON.stringify(detail) })
    .where('office_id', '=', booking.office_id)
    .where('unique_id', '=', booking.unique_id)
    .execute()
  await clearTimers(tx, booking.office_id, booking.unique_id)
  return { ...booking, detail }
}
