'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rate } from '../../../lib/hotel/rate.ts'
import { roomsFormat } from '../../../lib/hotel/stay-params.ts'
import { BookWaiting } from '../../booking/book/book-waiting.tsx'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'
import { checkRate } from '../check-rate.ts'
import { chosenRateKey, chosenRateStorageKey, isStayOffer } from '../chosen-rate.ts'
import { HotelBookForm } from './book-form.tsx'
import type { HotelBookScreenProps } from './book-screen-props.ts'
import { RatePanel } from './rate-panel.tsx'
import { useForgetRates } from './use-forget-rates.ts'
import { clientPrice } from '../../../lib/money.ts'

/** The page from a rate to a hold. The price check starts at once and runs while the agent types. */
export function HotelBookScreen(props: HotelBookScreenProps) {
  const queries = useQueryClient()
  const [handed] = useState(() => handedRate(queries, props.rateCode))
  const check = useOfferCheck({
    offerCode: props.rateCode,
    offer: handed,
    stored: storedRate,
    ask: checkRate,
    serverNow: props.serverNow,
  })
  useForgetRates(check.status === 'gone')
  const rooms =
    check.offer?.rooms.map(({ adults, childAges }) => ({ adults, children: childAges })) ?? props.rooms
  return (
    <div className="mx-auto max-w-[1240px] px-6 py-5 max-narrow:px-3 max-narrow:py-3">
      {rooms === null ? (
        <BookWaiting
          kind="hotel"
          title="Guests"
          check={check}
          backHref={props.ratesHref}
          opened={props}
          panel={
            <RatePanel
              check={check}
              rule={null}
              clientOf={(netCents) => clientPrice(netCents, 0)}
              onBack={() => {}}
            >
              {null}
            </RatePanel>
          }
        />
      ) : (
        <HotelBookForm {...props} key={roomsFormat.write(rooms)} rooms={rooms} check={check} />
      )}
    </div>
  )
}

/** The rate that the hotel page left in the read cache; null after a reload. */
function handedRate(queries: QueryClient, rateCode: string): Rate | null {
  return queries.getQueryData<Rate>(chosenRateKey(rateCode)) ?? null
}

/**
 * The same rate from this tab's storage, after a reload. Only in the browser and after hydration: the server
 * cannot read this storage.
 */
function storedRate(rateCode: string): Rate | null {
  try {
    const text = sessionStorage.getItem(chosenRateStorageKey(rateCode))
    const value: unknown = text === null ? null : JSON.parse(text)
    return isStayOffer(value) ? value : null
  } catch {
    // Storage is disabled or holds something else: the price check loads the rate.
    return null
  }
}
