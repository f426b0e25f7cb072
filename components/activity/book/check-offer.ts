import {
  activityOffer,
  NOT_AVAILABLE,
  placeOfCode,
  type ActivityOffer,
} from '../../../lib/activity/activity-offer.ts'
import { variantOf } from '../../../lib/activity/variant.ts'
import type { CheckedOffer, OfferCheckOutcome } from '../../../lib/booking/offer-check.ts'
import { read, ReadFailure } from '../../../lib/read.ts'
import { priceCheck, readCheck } from '../../booking/book/price-check.ts'

/** Reads prices, places and questions of a start again. */
export async function checkActivity(code: string): Promise<OfferCheckOutcome<CheckedOffer<ActivityOffer>>> {
  return priceCheck('activity', async () => {
    const place = placeOfCode(code)
    if (place === null) throw notAvailable()
    const { variant: uuid, date } = place
    const [checked, variant] = await Promise.all([
      readCheck('activity', { uuid, date }),
      read('activity.product-type', { uuid, date }),
    ]).catch((error: unknown) => {
      throw error instanceof ReadFailure && error.status === 404 ? notAvailable() : error
    })
    const offer = activityOffer(place, variantOf(variant), checked.entry)
    if (offer === null) throw notAvailable()
    const { checkedAt, spendableCents, readAt } = checked
    return { offer, checkedAt, spendableCents, readAt }
  })
}

function notAvailable(): ReadFailure {
  const { httpStatus, code, message } = NOT_AVAILABLE
  return new ReadFailure(httpStatus, code, message)
}
