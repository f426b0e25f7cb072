import 'server-only'
import type { OperationId } from '../../contract/registry.ts'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import { bookingReading } from '../air/booking-reading.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * What a browser gets of a small answer. Most pass as they are; a booking's record holds passports in full and supplier
 * HTML, and leaves as a view of it, while the desk store takes note of its state.
 */
export async function shapeForBrowser(
  desk: Desk,
  grant: AnyGrant,
  id: OperationId,
  { data, askedAt }: { data: unknown; askedAt: Date },
): Promise<unknown> {
  return id === 'air.booking-data' ? bookingReading(desk, grant, data as AirBookingRecord, askedAt) : data
}
