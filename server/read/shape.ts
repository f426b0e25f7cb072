import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { OperationId, ResponseOf } from '../../contract/registry.ts'
import { bookingReading } from '../air/booking-reading.ts'
import { pricedFare } from '../air/check-fare.ts'
import type { Desk } from '../desk.ts'
import { officeConfig } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * What a browser gets of a small answer. Most pass as they are; a booking's record holds passports in full and supplier
 * HTML, and leaves as a view of it, while the desk store takes note of its state; a revalidated fare comes with the
 * office's time and money.
 */
export async function shapeForBrowser(
  desk: Desk,
  grant: AnyGrant,
  id: OperationId,
  { data, askedAt }: { data: unknown; askedAt: Date },
): Promise<unknown> {
  if (id === 'air.booking-data') return bookingReading(desk, grant, data as AirBookingRecord, askedAt)
  if (id !== 'air.revalidate') return data
  return pricedFare(desk, await officeConfig(desk, grant), data as ResponseOf<'air.revalidate'>)
}
