import { sql } from 'kysely'
import type { ActivityEvent } from '../../../contract/activity/codes.ts'
import type { Tx } from '../../store/transaction.ts'
import type { ActivityBooking } from './activity-booking.ts'
import { validVouchers } from './vouchers-of.ts'

type Told = { event: ActivityEvent; payload: object }

/**
 * Writes the events of a booking that callers may poll, in the transaction that changes it: its status, from
 * the creation on; the rest of its data; its tickets, when they are issued and when they are no longer good.
 * Source: Activity v2, Events; gap 193.
 * @param before null for a booking that was just made.
 */
export async function recordEvents(
  tx: Tx,
  before: ActivityBooking | null,
  after: ActivityBooking,
): Promise<void> {
  const events = eventsOf(before, after)
  if (events.length === 0) return
  // The bookings of an office wait for its wallet anyway, so its ids follow each other without another lock.
  await tx
    .selectFrom('wallet')
    .select('office_id')
    .where('office_id', '=', after.office_id)
    .forUpdate()
    .execute()
  // The signature covers this text, so it is stored unchanged.
  await sql`
    insert into gateway.activity_event (office_id, event_id, reference, event, at, payload)
    select ${after.office_id}, last.id + told.number, ${after.reference}, told.event, ${after.updated_at}, told.payload
    from unnest(${events.map(({ event }) => event)}::text[],
        ${events.map(({ payload }) => JSON.stringify(payload))}::text[])
      with ordinality as told (event, payload, number),
      (select coalesce(max(event_id), 0) as id from gateway.activity_event where office_id = ${after.office_id}) as last`.execute(
    tx,
  )
}

function eventsOf(before: ActivityBooking | null, after: ActivityBooking): Told[] {
  const bookingUuid = after.detail.uuid
  const status = {
    bookingUuid,
    currentStatus: after.state.toUpperCase(),
    previousStatus: before && before.state.toUpperCase(),
    partnerReference: after.client_reference,
  }
  const tickets = validVouchers(after).map(({ uuid }) => uuid)
  const events: Told[] = []
  if (before?.state !== after.state) events.push({ event: 'booking_status_updated', payload: status })
  if (before && dataOf(before) !== dataOf(after))
    events.push({ event: 'booking_data_updated', payload: status })
  if (before && validVouchers(before).length !== tickets.length) {
    events.push({ event: 'booking_tickets_updated', payload: { bookingUuid, tickets } })
  }
  return events
}

/**
 * The data that a booking's record shows besides its status and the values that follow from the status alone.
 */
function dataOf({ confirmed_at: issuedAt, state, detail }: ActivityBooking): string {
  const { cancellation } = detail
  return JSON.stringify([issuedAt, cancellation, cancellation && state === 'cancellation_requested'])
}
