'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passengerTypesOf, type Fare } from '../../../lib/air/fare.ts'
import { BookWaiting } from '../../booking/book/book-waiting.tsx'
import { useOfferCheck } from '../../booking/book/use-offer-check.ts'
import { readFareCheck } from '../check-fare.ts'
import { chosenFareKey, chosenFareStorageKey } from '../chosen-fare.ts'
import { FlightBookForm } from './book-form.tsx'
import type { FlightBookScreenProps } from './book-screen-props.ts'
import { FarePanel } from './fare-panel.tsx'
import { clientPrice } from '../../../lib/money.ts'

/** The page from a fare to a hold. The price check starts at once and runs while the agent types. */
export function FlightBookScreen(props: FlightBookScreenProps) {
  const queries = useQueryClient()
  const [handed] = useState(() => handedFare(queries, props.offerCode))
  const check = useOfferCheck({
    offerCode: props.offerCode,
    offer: handed,
    stored: storedFare,
    ask: readFareCheck,
    serverNow: props.serverNow,
  })
  const types = check.offer ? passengerTypesOf(check.offer) : props.passengerTypes
  return (
    <div className="mx-auto max-w-[1240px] px-6 py-5 max-narrow:px-3 max-narrow:py-3">
      {types === null ? (
        <BookWaiting
          kind="air"
          title="Travellers"
          check={check}
          backHref={props.searchHref}
          opened={props}
          panel={
            <FarePanel
              check={check}
              rule={null}
              clientOf={(netCents) => clientPrice(netCents, 0)}
              onBack={() => {}}
            >
              {null}
            </FarePanel>
          }
        />
      ) : (
        <FlightBookForm {...props} key={types.join()} types={types} check={check} />
      )}
    </div>
  )
}

/** The fare that the search screen left in the read cache; null after a reload. */
function handedFare(queries: QueryClient, fareCode: string): Fare | null {
  return ifOf(queries.getQueryData<Fare>(chosenFareKey(fareCode)), fareCode)
}

/**
 * The same fare from this tab's storage, after a reload. Only in the browser and after hydration: the server
 * cannot read this storage.
 */
function storedFare(fareCode: string): Fare | null {
  try {
    const text = sessionStorage.getItem(chosenFareStorageKey(fareCode))
    return text === null ? null : ifOf(JSON.parse(text) as Fare, fareCode)
  } catch {
    // Storage is disabled or holds something else: the price check loads the fare.
    return null
  }
}

/** The storage of a tab may be that of another version of this page. */
function ifOf(fare: Fare | undefined, fareCode: string): Fare | null {
  return fare?.offerCode === fareCode ? fare : null
}
