import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { rememberBooking } from '../booking/remember.ts'
import type { Desk } from '../desk.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { bookingView } from './view.ts'

/** A booking as just read, with the office time of the reading; the office's list takes note of it. `askedAt`: before it was asked for. */
export async function bookingReading(
  desk: Desk,
  grant: AnyGrant,
  record: AirBookingRecord,
  askedAt: Date,
): Promise<{ booking: BookingView; serverNow: string }> {
  const booking = bookingView(record)
  const [config] = await Promise.all([
    officeConfig(desk, grant),
    desk.store.db().then((db) => rememberBooking(desk, db, grant, booking, askedAt)),
  ])
  return { booking, serverNow: serverNowOf(desk, config) }
}
