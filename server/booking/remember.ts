import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { leadingDeadline } from '../../lib/booking/booking-phase.ts'
import { seal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'
import type { KindOfBooking } from './kind.ts'

/** The place that a lead traveller's name is sealed for. */
export function leadNamePlace(officeId: string, reference: string): string {
  return `booking:${officeId}:${reference}`
}

/**
 * Stores a booking as just read, for the office's list. An older reading never overwrites a newer one, in
 * whatever order the answers arrive.
 * @param seen `askedAt` is the desk's time before the gateway was asked, so the answer is at least that new.
 * `offerHash` is the hash of the offer's code, if known; otherwise the stored one stays;
 * `madeBy` is who made it, for records that do not name anybody
 */
export async function rememberBooking<View extends BookingView>(
  desk: Desk,
  db: DeskDb,
  grant: Pick<GrantFacts, 'officeId'>,
  kind: KindOfBooking<View>,
  {
    booking,
    askedAt,
    offerHash = null,
    madeBy = null,
  }: { booking: View; askedAt: Date; offerHash?: string | null; madeBy?: string | null },
): Promise<void> {
  const deadlineAt = booking.deadlines ? leadingDeadline(booking.deadlines).deadlineAt : null
  const seen = {
    state: booking.state,
    summary: JSON.stringify(kind.summaryOf(booking)),
    total_cents: booking.money.totalCents,
    settlement: JSON.stringify(booking.money.settlement),
    deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
    seen_at: askedAt,
  }
  const place = leadNamePlace(grant.officeId, booking.reference)
  await db
    .insertInto('booking')
    .values({
      ...seen,
      office_id: grant.officeId,
      reference: booking.reference,
      kind: kind.kind,
      client_reference: booking.clientReference,
      offer_hash: offerHash,
      agreed: 'null',
      sealed_lead_name: seal(desk.key, place, booking.leadName),
      made_by: booking.madeBy ?? madeBy ?? '',
      created_at: new Date(booking.createdAt),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'reference'])
        .doUpdateSet((update) => ({
          ...seen,
          offer_hash: update.fn.coalesce('booking.offer_hash', 'excluded.offer_hash'),
        }))
        .whereRef('booking.seen_at', '<=', 'excluded.seen_at'),
    )
    .execute()
  if (offerHash === null) return
  // A newer reading may have been stored first, by a caller that does not know the offer.
  await db
    .updateTable('booking')
    .set({ offer_hash: offerHash })
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', booking.reference)
    .where('offer_hash', 'is', null)
    .execute()
}
