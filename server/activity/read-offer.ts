import 'server-only'
import { activityOffer, type ActivityOffer, type ActivityPlace } from '../../lib/activity/activity-offer.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { Outcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The desk's own code for a start that is not sold (any more). */
const NOT_AVAILABLE = {
  kind: 'refused',
  code: 'not_available',
  message: 'No longer available on this date',
  httpStatus: 404,
} as const

/** Reads a start of a variant as it is sold now: its prices and places, and what a booking asks. */
export async function readOffer(
  desk: Desk,
  grant: AnyGrant,
  place: ActivityPlace,
): Promise<Outcome<ActivityOffer>> {
  const { variant: uuid, date } = place
  const [variant, prices] = await Promise.all([
    callAs(desk, grant, 'activity.product-type', { uuid, date }),
    callAs(desk, grant, 'activity.price-list', { uuid, date }),
  ])
  for (const read of [variant, prices]) {
    if (read.kind === 'refused' && read.code === 'not_found') return NOT_AVAILABLE
  }
  if (variant.kind !== 'ok') return variant
  if (prices.kind !== 'ok') return prices
  const data = activityOffer(place, variant.data, prices.data)
  return data === null ? NOT_AVAILABLE : { kind: 'ok', data }
}
