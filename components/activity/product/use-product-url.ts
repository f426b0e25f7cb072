'use client'

import { useMemo } from 'react'
import { readTrip, tripParams } from '../../../lib/activity/activity-params.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { choiceParams, readChoice, type ProductChoice } from '../../../lib/activity/product-params.ts'
import { addressWith, useAddress } from '../../shell/use-address.ts'

/** The state of a product's page in its address, and the way to change it. */
export type ProductUrl = {
  trip: ActivityTrip
  choice: ProductChoice
  /** The parameters, among them the search that led here. */
  params: URLSearchParams
  /** Replaces the step of the history, so that Back leaves the page at once. */
  change: (part: { trip?: Partial<ActivityTrip>; choice?: Partial<ProductChoice> }) => void
}

/**
 * The state of a product's page in its address. A change is shown at once, before the router has taken it up.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function useProductUrl(serverNow: string): ProductUrl {
  const { params, replace } = useAddress()
  const { trip, choice } = useMemo(
    () => ({ trip: readTrip(params, serverNow), choice: readChoice(params) }),
    [params, serverNow],
  )
  return {
    ...{ trip, choice, params },
    change: (part) => {
      const next = { ...trip, ...part.trip, ...choice, ...part.choice }
      replace(addressWith({ ...tripParams, ...choiceParams }, next))
    },
  }
}
