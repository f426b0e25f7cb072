'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CitySearch } from '../../../contract/v3/hotel-objects.ts'
import { cityAnswer } from './city-answer.ts'
import { cityInput } from '../../../lib/hotel/city-input.ts'
import type { CityView } from '../../../lib/hotel/city-view.ts'
import type { Stay } from '../../../lib/hotel/stay.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'

/** Prices of a city move slowly; Back finds its pages for a while. */
const FRESH_MS = 60_000
const KEPT_MS = 15 * 60_000

/** What is known of the hotels asked for. */
export type CityResult = {
  /** The answer, or the one before it while the next is under way; null before the first. */
  shown: CitySearch | null
  /** True while `shown` answers another question than the one asked now. */
  isOld: boolean
  /** Why the question has no answer; null while it may still get one. */
  failure: Error | null
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

/** Asks for a view before it is drawn, so that its answer is under way meanwhile. */
export function useAskAhead(stay: Stay): (view: CityView) => void {
  const queryClient = useQueryClient()
  return (view) => void queryClient.prefetchQuery(cityOptions(stay, view))
}

/** The hotels of a stay as they are looked at. The last answer stays until the next has come, also where it fails. */
export function useCitySearch(stay: Stay, view: CityView): CityResult {
  const query = useQuery(cityOptions(stay, view))
  const answer = cityAnswer(query.data)
  const [last, setLast] = useState<CitySearch | null>(answer)
  if (answer !== null && answer !== last) setLast(answer)
  return {
    shown: answer ?? last,
    isOld: answer === null,
    failure: query.isFetching ? null : query.error,
    retry: () => void query.refetch(),
  }
}
