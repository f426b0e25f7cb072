import 'server-only'
import {
  activityOffer,
  NOT_AVAILABLE,
  type ActivityOffer,
  type ActivityStart,
} from '../../lib/activity/activity-offer.ts'
import { priceDayOf } from '../../lib/activity/price-day.ts'
import { variantOf } from '../../lib/activity/variant.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

const REFUSED = { kind: 'refused', ...NOT_AVAILABLE } as const

/** Reads a start of a variant as it is sold now: its prices, its places, and the questions of a booking. */
export async function readOffer(
  desk: Desk,
  grant: AnyGrant,
  place: ActivityStart,
): Promise<CallOutcome<ActivityOffer>> {
  const { variant: uuid, date } = place
  const [variant, prices] = await Promise.all([
    callAs(desk, grant, 'activity.product-type', { uuid, date }),
    callAs(desk, grant, 'activity.price-list', { uuid, date }),
  ])
  for (const read of [variant, prices]) {
    if (read.kind === 'refused' && read.code === 'not_found') return REFUSED
  }
  if (variant.kind !== 'ok') return variant
  if (prices.kind !== 'ok') return prices
  const data = activityOffer(place, variantOf(variant.data), prices.data && priceDayOf(prices.data))
  return data === null ? REFUSED : { kind: 'ok', data }
}
