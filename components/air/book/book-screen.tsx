'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FareView } from '../../../lib/air/fare-view.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BookForm } from './book-form.tsx'
import type { BookScreenProps } from './book-screen-props.ts'
import { checkFare } from './check-fare.ts'
import { FarePanel } from './fare-panel.tsx'
import { handedFare, storedFare } from './found-fare.ts'
import { HoldNotice } from '../../booking/book/hold-notice.tsx'
import { useOfferCheck, type OfferCheck } from '../../booking/book/use-offer-check.ts'

/** From a fare to a hold: the price is checked at once, the travellers are typed meanwhile. */
export function BookScreen(props: BookScreenProps) {
  const queries = useQueryClient()
  const [handed] = useState(() => handedFare(queries, props.fareSourceCode))
  const check = useOfferCheck({
    fareSourceCode: props.fareSourceCode,
    found: handed,
    stored: storedFare,
    ask: checkFare,
    spendableCents: props.spendableCents,
    serverNow: props.serverNow,
  })
  const types = check.offer?.passengerTypes ?? props.passengerTypes
  return (
    <div className="mx-auto max-w-[1240px] px-6 py-5 max-narrow:px-3 max-narrow:py-3">
      {types === null ? (
        <Waiting check={check} {...props} />
      ) : (
        <BookForm {...props} key={types.join()} types={types} check={check} fare={check.offer} />
      )}
    </div>
  )
}

/** Neither address nor tab knows who travels: the check will say. */
function Waiting(props: BookScreenProps & { check: OfferCheck<FareView> }) {
  const { check } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        <h1 className="text-22 font-bold">Travellers</h1>
        {check.status === 'gone' ? (
          <HoldNotice kind="air" hold={IDLE} check={check} searchHref={props.searchHref} />
        ) : (
          <>
            <Skeleton className="h-[236px]" />
            <Skeleton className="h-[140px]" />
          </>
        )}
      </div>
      <FarePanel check={check} onBack={() => {}}>
        {null}
      </FarePanel>
    </div>
  )
}

const IDLE = {
  status: 'idle',
  outcome: null,
  lookUps: 0,
  lookUpNow: () => {},
} as const
