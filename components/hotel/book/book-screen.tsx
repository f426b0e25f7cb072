'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { writeRooms } from '../../../lib/hotel/stay-params.ts'
import { BookWaiting } from '../../booking/book/book-waiting.tsx'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'
import { checkRate } from '../check-rate.ts'
import { BookForm } from './book-form.tsx'
import type { BookScreenProps } from './book-screen-props.ts'
import { handedRate, storedRate } from './found-rate.ts'
import { RatePanel } from './rate-panel.tsx'

/** From a rate to a hold: it is checked at once, the guests are typed meanwhile. */
export function BookScreen(props: BookScreenProps) {
  const queries = useQueryClient()
  const [handed] = useState(() => handedRate(queries, props.rateCode))
  const check = useOfferCheck({
    fareSourceCode: props.rateCode,
    found: handed,
    stored: storedRate,
    ask: checkRate,
    spendableCents: props.spendableCents,
    serverNow: props.serverNow,
  })
  useForgetRates(queries, check.status === 'gone')
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
          panel={
            <RatePanel check={check} onBack={() => {}}>
              {null}
            </RatePanel>
          }
        />
      ) : (
        <BookForm {...props} key={writeRooms(rooms)} rooms={rooms} check={check} />
      )}
    </div>
  )
}

/** The rates that one was gone from are read anew when the agent goes back to them. */
function useForgetRates(queries: QueryClient, gone: boolean) {
  useEffect(() => {
    if (gone) queries.removeQueries({ queryKey: ['hotel.availability'] })
  }, [queries, gone])
}
