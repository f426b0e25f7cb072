'use client'

import { useQuery } from '@tanstack/react-query'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { cancelVerbOf, MOST_AT_ONCE, type CancelPreviews } from '../../../lib/booking/bulk.ts'
import { readAt } from '../../../lib/read.ts'
import { latestReading } from '../latest-reading.ts'
import { readFailureText } from '../read-failure-text.ts'

/** What cancelling these bookings would cost now. Each question asks anew: a minute later it may be more. */
export function useCancelPreviews(lines: readonly BookingLine[], wanted: boolean) {
  const references = lines
    .filter((line) => cancelVerbOf(line) !== null)
    .map(({ reference }) => reference)
    .slice(0, MOST_AT_ONCE)
  const query = useQuery({
    queryKey: ['cancel previews', references] as const,
    queryFn: ({ signal }) => readAt<CancelPreviews>('/api/bookings/cancel-previews', { references }, signal),
    enabled: wanted && references.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data, failed } = latestReading(query)
  return {
    /** Null while they are being read. */
    previews: references.length === 0 ? NONE : (data ?? null),
    /** Why they could not be read; null if they were. */
    problem: failed ? readFailureText(query.error) : null,
    reading: query.isFetching,
    readAgain: () => void query.refetch(),
  }
}

const NONE: CancelPreviews = {}
