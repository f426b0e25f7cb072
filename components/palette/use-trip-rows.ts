'use client'

import type { Route } from 'next'
import { tripHref } from '../../lib/trip/trip.ts'
import type { Command } from '../shell/commands.ts'
import { useFoundTrips } from '../trip/use-found-trips.ts'

const SHORTEST = 2
/** The most trips that the palette shows; the list of trips has all of them. */
const MOST_ROWS = 4

/**
 * The trips that a typed text finds, with or without `TRIP` before it, as commands that open them. A failed
 * search adds nothing.
 */
export function useTripRows(typed: string): { commands: Command[]; searching: boolean } {
  const wanted = typed.trim().replace(/^trip\s+/i, '')
  const { found, isOld } = useFoundTrips(wanted, SHORTEST)
  if (wanted.length < SHORTEST) return { commands: [], searching: false }
  const commands = (isOld ? [] : (found ?? [])).slice(0, MOST_ROWS).map(({ id, name, clientName }) => ({
    id: `trip ${id}`,
    label: clientName === null ? name : `${name}, ${clientName}`,
    group: 'Trips',
    href: tripHref(id) as Route,
  }))
  return { commands, searching: isOld }
}
