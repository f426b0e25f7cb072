import 'server-only'
import type { OperationId, ResponseOf } from '../../contract/registry.ts'
import { pricedFare } from '../air/check-fare.ts'
import { allKinds } from '../booking/kinds.ts'
import { bookingReading } from '../booking/reading.ts'
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
  const kind = allKinds.find(({ record }) => record.operation === id)
  if (kind) return bookingReading(desk, grant, kind, kind.viewOf(data), askedAt)
  if (id !== 'air.revalidate') return data
  return pricedFare(desk, await officeConfig(desk, grant), data as ResponseOf<'air.revalidate'>)
}
