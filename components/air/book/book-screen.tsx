'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BookForm } from './book-form.tsx'
import type { BookScreenProps } from './book-screen-props.ts'
import { checkFare } from './check-fare.ts'
import { FarePanel } from './fare-panel.tsx'
import { handedFare, storedFare } from './found-fare.ts'
import { BookWaiting } from '../../booking/book/book-waiting.tsx'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'

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
        <BookWaiting
          kind="air"
          title="Travellers"
          check={check}
          backHref={props.searchHref}
          panel={
            <FarePanel check={check} onBack={() => {}}>
              {null}
            </FarePanel>
          }
        />
      ) : (
        <BookForm {...props} key={types.join()} types={types} check={check} />
      )}
    </div>
  )
}
