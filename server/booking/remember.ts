import 'server-only'
import type { BookingSummary } from '../../lib/booking/booking-list-view.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { leadingDeadline } from '../../lib/booking/booking-phase.ts'
import { seal } from '../crypto/secret-box.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'

/** Where a lead traveller's sealed name belongs. */
export function leadNamePlace(officeId: string, uniqueId: string): string {
  return `booking:${officeId}:${uniqueId}`
}

/**
 * Notes a booking as it was just seen, for the office's list. An older sight never overwrites a newer one, in whatever
 * order their answers come.
 * @param askedAt desk time before the gateway was asked: what it answered is at least as new as that
 * @param fareHash hash of the fare's code where it is known; what was noted before stays otherwise
 */
export async function rememberBooking(
  desk: Desk,
  db: DeskDb,
  grant: Pick<GrantFacts, 'officeId'>,
  booking: BookingView,
  askedAt: Date,
  fareHash: string | null = null,
): Promise<void> {
  const deadlineAt = booking.deadlines ? leadingDeadline(booking.deadlines).deadlineAt : null
  const seen = {
    state: booking.state,
    summary: JSON.stringify(summaryOf(booking)),
    total_cents: booking.money.totalCents,
    deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
    seen_at: askedAt,
  }
  const place = leadNamePlace(grant.officeId, booking.reference)
  await db
    .insertInto('booking')
    .values({
      ...seen,
      office_id: grant.officeId,
      unique_id: booking.reference,
      kind: 'air',
      client_reference: booking.clientReference,
      fare_hash: fareHash,
      sealed_lead_name: seal(desk.key, place, booking.leadName),
      made_by: booking.madeBy,
      created_at: new Date(booking.createdAt),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'unique_id'])
        .doUpdateSet((update) => ({
          ...seen,
          fare_hash: update.fn.coalesce('booking.fare_hash', 'excluded.fare_hash'),
        }))
        .whereRef('booking.seen_at', '<=', 'excluded.seen_at'),
    )
    .execute()
  if (fareHash === null) return
  // A newer sight may have come first, and it does not know the fare.
  await db
    .updateTable('booking')
    .set({ fare_hash: fareHash })
    .where('office_id', '=', grant.officeId)
    .where('unique_id', '=', booking.reference)
    .where('fare_hash', 'is', null)
    .execute()
}

function summaryOf(booking: BookingView): BookingSummary {
  const legs = Map.groupBy(booking.segments, (segment) => segment.legIndex)
  const route = [...legs.values()].flatMap((segments) => {
    const [first, last] = [segments[0], segments.at(-1)]
    return first && last
      ? [{ from: first.origin.code, to: last.destination.code, departsAt: first.departureAt }]
      : []
  })
  const carriers = [...new Set(booking.segments.map((segment) => segment.carrierCode))]
  const pnrs = [...new Set(booking.segments.flatMap((segment) => segment.airlinePnr ?? []))]
  return { route, carriers, pnrs, travellerCount: booking.travellers.length }
}
