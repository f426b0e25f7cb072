'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StayOffer } from '../../../lib/hotel/stay-offer.ts'
import { writeRooms } from '../../../lib/hotel/stay-params.ts'
import { HoldNotice } from '../../booking/book/hold-notice.tsx'
import { useOfferCheck, type OfferCheck } from '../../booking/book/use-offer-check.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
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
        <Waiting check={check} {...props} />
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

/** Neither address nor tab knows who sleeps where: the check will say. */
function Waiting(props: BookScreenProps & { check: OfferCheck<StayOffer> }) {
  const { check } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        <h1 className="text-22 font-bold">Guests</h1>
        {check.status === 'gone' ? (
          <HoldNotice kind="hotel" hold={IDLE} check={check} searchHref={props.ratesHref} />
        ) : (
          <>
            <Skeleton className="h-[160px]" />
            <Skeleton className="h-[140px]" />
          </>
        )}
      </div>
      <RatePanel check={check} onBack={() => {}}>
        {null}
      </RatePanel>
    </div>
  )
}

const IDLE = {
  status: 'idle',
  outcome: null,
  lookUps: 0,
  lookUpNow: () => {},
} as const
