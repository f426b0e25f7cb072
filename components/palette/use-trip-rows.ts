'use client'

import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { readAt } from '../../lib/read.ts'
import { tripHref, type TripLine } from '../../lib/trip/trip.ts'
import type { Command } from '../shell/commands.ts'
import { usePaused } from './use-paused.ts'

const SHORTEST = 2
/** The most trips that the palette shows; the list of trips has all of them. */
const MOST_ROWS = 4

/**
 * The trips that a typed text finds, as commands that open them: by the words of their names, with or without
 * `TRIP` before them. The text goes into a body, because it may be a name. A failed search adds nothing.
 */
export function useTripRows(typed: string): Command[] {
  const wanted = typed.trim().replace(/^trip\s+/i, '')
  const text = usePaused(wanted)
  const { data } = useQuery({
    queryKey: ['trips found', text],
    queryFn: ({ signal }) => readAt<readonly TripLine[]>('/api/trips/find', { typed: text }, signal),
    enabled: text.length >= SHORTEST,
    retry: false,
  })
  if (wanted !== text || !data) return []
  return data.slice(0, MOST_ROWS).map(({ id, name }) => ({
    id: `trip ${id}`,
    label: name,
    group: 'Trips',
    href: tripHref(id) as Route,
  }))
}
