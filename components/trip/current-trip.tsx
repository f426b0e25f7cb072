'use client'

import type { Route } from 'next'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '../ui/link.tsx'
import { useCallback, useEffect } from 'react'
import type { CurrentTrip } from '../../lib/trip/trip.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import { plural } from '../../lib/plural.ts'
import { Money } from '../ui/money.tsx'
import { clientPrice } from '../../lib/money.ts'

const KEY = ['current-trip'] as const

/**
 * The trip that the person collects into, for the header: as the page was rendered, or as collected since.
 */
export function CurrentTripChip(props: { rendered: CurrentTrip | null; className: string }) {
  const { rendered } = props
  const queries = useQueryClient()
  const { data } = useQuery<CurrentTrip | null>({
    queryKey: KEY,
    // It changes by what the person does here, and with every page.
    queryFn: () => rendered,
    initialData: rendered,
    staleTime: Infinity,
  })
  useEffect(() => void queries.setQueryData(KEY, rendered), [queries, rendered])
  if (data === null) return null
  return (
    <Link
      // Enter is for the rows of the trip then, not for this link again.
      onClick={({ currentTarget }) => currentTarget.blur()}
      href={tripHref(data.id) as Route}
      title={data.name}
      className={`${props.className} border-accent max-narrow:hidden`}
    >
      <span translate="no" className="max-w-[180px] truncate font-medium max-[1239.98px]:max-w-[110px]">
        {data.name}
      </span>
      <span className="text-ink2 max-[1239.98px]:sr-only">{plural(data.items, 'item')}</span>
      <Money totalCents={clientPrice(data.clientCents, 0)} className="font-bold max-[1239.98px]:hidden" />
    </Link>
  )
}

/** Returns a function that notes the trip as an answer has told it. */
export function useNoteTrip(): (trip: CurrentTrip | null) => void {
  const queries = useQueryClient()
  return useCallback((trip) => void queries.setQueryData(KEY, trip), [queries])
}

/** The trip that the person collects into, as the header shows it; null for none. */
export function useCurrentTrip(): CurrentTrip | null {
  return useQuery<CurrentTrip | null>({ queryKey: KEY, queryFn: skipToken }).data ?? null
}
