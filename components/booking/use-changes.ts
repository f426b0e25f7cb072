'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { underwayPollMs } from '../../lib/booking/booking-phase.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { BookingPageFacts } from './page-facts.ts'

/**
 * Polls for changes of a booking of a kind that reports them, while `isOn`: soon at first, then every half
 * minute. Answers true while it does: the booking itself need not be polled then. After a failure it answers
 * false until the booking's state has changed, so that the booking is polled instead.
 * @param onChange reads the booking
 */
export function useChanges<View extends BookingView>(
  changes: BookingPageFacts<View>['changes'],
  booking: View,
  isOn: boolean,
  onChange: () => void,
): boolean {
  const { kind, reference, state: bookingState } = booking
  const query = useQuery({
    queryKey: ['booking changes', kind, reference, bookingState],
    queryFn: ({ signal }) => changes?.reported(reference, signal) ?? null,
    enabled: ({ state }) => isOn && changes !== undefined && state.error === null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => underwayPollMs(state.dataUpdateCount),
  })
  const isChanged = query.data !== undefined && changes?.isChanged(query.data, booking) === true
  // If the booking was read too early, the next report differs from it again, and it is read once more.
  const { dataUpdatedAt } = query
  useEffect(() => {
    if (isOn && isChanged) onChange()
  }, [isOn, isChanged, dataUpdatedAt, onChange])
  return isOn && changes !== undefined && !query.isError
}
