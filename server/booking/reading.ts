import 'server-only'
import type { AgreedTerms, BookingReading, BookingView } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { KindOfBooking } from './kind.ts'
import { historyOf } from './history.ts'
import { rememberBooking } from './remember.ts'

/**
 * A booking that was just read, with what the desk itself keeps of it and the office time of the reading;
 * also updates the office's list.
 * `askedAt` is the time before the read.
 */
export async function bookingReading<View extends BookingView>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindOfBooking<View>,
  booking: View,
  askedAt: Date,
): Promise<BookingReading<View>> {
  const [config, agreed, timeline] = await Promise.all([
    officeConfig(desk, grant),
    agreedOf(desk, grant.officeId, booking.reference),
    historyOf(desk, grant.officeId, kind, booking),
    desk.store.db().then((db) => rememberBooking(desk, db, grant, kind, { booking, askedAt })),
  ])
  return { booking: { ...booking, agreed, timeline }, serverNow: serverNowOf(desk, config) }
}

async function agreedOf(desk: Desk, officeId: string, reference: string): Promise<AgreedTerms | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('agreed')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.agreed ?? null
}
