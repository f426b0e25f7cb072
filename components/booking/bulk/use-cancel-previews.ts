'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { bookingSteps, cancelVerbOf, type CancelPreviews } from '../../../lib/booking/bulk.ts'
import { readAt } from '../../../lib/read.ts'
import { latestReading } from '../latest-reading.ts'
import { readFailureText } from '../read-failure-text.ts'

/**
 * What cancelling these bookings would cost now, read in steps; closing the question stops it. Each question
 * asks anew: a minute later it may be more.
 */
export function useCancelPreviews(lines: readonly BookingLine[], wanted: boolean) {
  const [readCount, setReadCount] = useState(0)
  const references = lines.filter((line) => cancelVerbOf(line) !== null).map(({ reference }) => reference)
  const query = useQuery({
    queryKey: ['cancel previews', references] as const,
    queryFn: ({ signal }) => readInSteps(references, signal, setReadCount),
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
    /** How many of how many are read, while they are. */
    progress: { done: readCount, of: references.length },
    readAgain: () => void query.refetch(),
  }
}

const NONE: CancelPreviews = {}

async function readInSteps(
  references: readonly string[],
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<CancelPreviews> {
  let previews: CancelPreviews = {}
  let count = 0
  onRead(0)
  for (const step of bookingSteps(references)) {
    const read = await readAt<CancelPreviews>('/api/bookings/cancel-previews', { references: step }, signal)
    previews = { ...previews, ...read }
    count += step.length
    onRead(count)
  }
  return previews
}
