'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cityOptions, type City } from '../../../lib/hotel/city.ts'
import type { CityView } from '../../../lib/hotel/city-view.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'

/** The state of a city search. */
export type CityResult = {
  /** The answer, or the previous one while the next is loading; null before the first. */
  shown: City | null
  /** True while `shown` answers a previous request. */
  isOld: boolean
  /** Why the request has no answer; null while it may still get one. */
  failure: Error | null
  /** Why the answer on screen could not be refreshed; stays while that is tried again. */
  unrefreshed: Error | null
  reading: boolean
  retry: () => void
}

/** Requests a view before it renders, so that the request runs meanwhile. */
export function useCityAhead(stay: Stay): (view: CityView) => void {
  const queryClient = useQueryClient()
  return (view) => void queryClient.prefetchQuery(cityOptions(stay, view))
}

/** The hotels of a stay in a view. The last answer stays until the next has come, also if that fails. */
export function useCitySearch(stay: Stay, view: CityView): CityResult {
  const query = useQuery(cityOptions(stay, view))
  const answer = query.data ?? null
  const [last, setLast] = useState<City | null>(answer)
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
