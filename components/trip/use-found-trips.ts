'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readAt } from '../../lib/read.ts'
import type { ListedTrip } from '../../lib/trip/trip.ts'
import { usePaused } from '../palette/use-paused.ts'

/**
 * The trips that a typed text finds, by the words of their names and of their clients' names. The text goes
 * into a body, because it may be a name. An answer to an earlier text stays until the next one is there.
 * @param shortest characters without which nothing is asked; 0: no text finds the latest trips
 */
export function useFoundTrips(typed: string, shortest: number) {
  const wanted = typed.trim()
  const text = usePaused(wanted)
  const { data, isPlaceholderData, isLoading, isError, refetch } = useQuery({
    queryKey: ['trips found', text],
    queryFn: ({ signal }) => readAt<readonly ListedTrip[]>('/api/trips/find', { typed: text }, signal),
    enabled: text.length >= shortest,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return {
    found: data,
    isOld: wanted !== text || isPlaceholderData || isLoading,
    failed: isError,
    retry: () => void refetch(),
  }
}
