'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CitySearch } from '../../../contract/v3/hotel-objects.ts'
import { cityAnswer } from './city-answer.ts'
import { cityInput } from '../../../lib/hotel/city-input.ts'
import type { CityView } from '../../../lib/hotel/city-view.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'

/** Prices of a city change slowly; Back finds its pages in the cache for this long. */
const FRESH_MS = 60_000
const KEPT_MS = 15 * 60_000

/** The state of a city search. */
export type CityResult = {
  /** The answer, or the previous one while the next is loading; null before the first. */
  shown: CitySearch | null
  /** True while `shown` answers a previous request. */
  isOld: boolean
  /** Why the request has no answer; null while it may still get one. */
  failure: Error | null
  /** Why the answer on screen could not be refreshed; stays while that is tried again. */
  unrefreshed: Error | null
  reading: boolean
  retry: () => void
}

function cityOptions(stay: Stay, view: CityView) {
  return {
    ...readOptions('hotel.search', cityInput(stay, view)),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  }
}

/** Requests a view before it renders, so that the request runs meanwhile. */
export function useAskAhead(stay: Stay): (view: CityView) => void {
  const queryClient = useQueryClient()
  return (view) => void queryClient.prefetchQuery(cityOptions(stay, view))
}

/** The hotels of a stay in a view. The last answer stays until the next has come, also if that fails. */
export function useCitySearch(stay: Stay, view: CityView): CityResult {
  const query = useQuery(cityOptions(stay, view))
  const answer = cityAnswer(query.data)
  const [last, setLast] = useState<CitySearch | null>(answer)
  if (answer !== null && answer !== last) setLast(answer)
  return {
    shown: answer ?? last,
    isOld: answer === null,
    failure: answer !== null || query.isFetching ? null : query.error,
    unrefreshed: answer === null ? null : query.error,
    reading: query.isFetching,
    retry: () => void query.refetch(),
  }
}
