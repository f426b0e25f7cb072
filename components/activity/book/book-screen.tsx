'use client'

import { offerCodeOf } from '../../../lib/activity/activity-offer.ts'
import { backFromForm } from '../../../lib/activity/book-params.ts'
import { emptyActivityForm } from '../../../lib/activity/booking-form.ts'
import { BookWaiting } from '../../booking/book/book-waiting.tsx'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { ActivityBookForm } from './book-form.tsx'
import type { ActivityBookScreenProps } from './book-screen-props.ts'
import { checkActivity } from './check-offer.ts'
import { clientPrice } from '../../../lib/money.ts'

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
