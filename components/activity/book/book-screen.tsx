'use client'

import {
  activityOffer,
  NOT_AVAILABLE,
  offerCodeOf,
  placeOfCode,
  type ActivityOffer,
} from '../../../lib/activity/activity-offer.ts'
import { backFromForm } from '../../../lib/activity/book-params.ts'
import { emptyActivityForm } from '../../../lib/activity/booking-form.ts'
import { variantOf } from '../../../lib/activity/variant.ts'
import type { CheckedOffer, OfferCheckOutcome } from '../../../lib/booking/offer-check.ts'
import { clientPrice } from '../../../lib/money.ts'
import { read, ReadFailure } from '../../../lib/read.ts'
import { BookWaiting } from '../../booking/book/book-waiting.tsx'
import { priceCheck, readCheck } from '../../booking/book/price-check.ts'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { ActivityBookForm } from './book-form.tsx'
import type { ActivityBookScreenProps } from './book-screen-props.ts'

/** The page from a start of an activity to a reservation. Prices are read again while the agent types. */
export function ActivityBookScreen(props: ActivityBookScreenProps) {
  const { place } = props
  const check = useOfferCheck({
    offerCode: offerCodeOf(place),
    offer: props.found,
    stored: nothingStored,
    ask: checkActivity,
    serverNow: props.serverNow,
  })
  return (
    <div className="mx-auto max-w-[1240px] px-6 py-5 max-narrow:px-3 max-narrow:py-3">
      {check.offer === null ? (
        <BookWaiting
          kind="activity"
          title="Booking details"
          check={check}
          backHref={backFromForm(place.product, place, place.party)}
          opened={props}
          panel={
            <ActivityPanel
              check={check}
              product={props.product}
              form={emptyActivityForm(place.party)}
              rule={null}
              clientOf={(netCents) => clientPrice(netCents, 0)}
              onBack={() => {}}
            >
              {null}
            </ActivityPanel>
          }
        />
      ) : (
        <ActivityBookForm {...props} read={check} offer={check.offer} />
      )}
    </div>
  )
}

/** The server has read the offer for the page, so the tab stores none. */
function nothingStored(): null {
  return null
}

/** Reads prices, places and questions of a start again. */
async function checkActivity(code: string): Promise<OfferCheckOutcome<CheckedOffer<ActivityOffer>>> {
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
    const { entry: _entry, ...at } = checked
    return { offer, ...at }
  })
}

function notAvailable(): ReadFailure {
  const { httpStatus, code, message } = NOT_AVAILABLE
  return new ReadFailure(httpStatus, code, message)
}
