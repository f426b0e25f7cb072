import { MAX_DAYS_AHEAD, MAX_SEATED_PASSENGERS } from '../../../contract/air/codes.ts'
import type { AirQuery } from '../../supply/air/fare.ts'

const DAY_MILLIS = 86_400_000

/** Who wants to fly where, before it is known to hold together. */
export type AskedTrip = {
  query: Omit<AirQuery, 'today' | 'scenarios'>
  /** What the caller calls the trip, where that says how many legs it has. */
  trip: 'one-way' | 'return' | null
}

/** The part of a search that breaks a rule; `leg` is the position of the one it is about. */
export type SearchFault =
  | { rule: 'infants' | 'passengers' | 'one-way' | 'return' }
  | { rule: 'same-place' | 'past' | 'order' | 'ahead'; leg: number }

/**
 * The first passenger, leg or date rule of a search that is broken (gap 46); null when all hold. `today` is the office's
 * date.
 */
export function brokenSearchRule({ query, trip }: AskedTrip, today: string): SearchFault | null {
  const { legs, adults, children, infants } = query
  if (infants > adults) return { rule: 'infants' }
  if (adults + children > MAX_SEATED_PASSENGERS) return { rule: 'passengers' }
  if (trip === 'one-way' && legs.length > 1) return { rule: 'one-way' }
  if (trip === 'return' && legs.length !== 2) return { rule: 'return' }
  let earliest = today
  for (const [index, leg] of legs.entries()) {
    if (leg.origin === leg.destination) return { rule: 'same-place', leg: index }
    if (leg.date < earliest) return { rule: index === 0 ? 'past' : 'order', leg: index }
    if (daysBetween(today, leg.date) > MAX_DAYS_AHEAD) return { rule: 'ahead', leg: index }
    earliest = leg.date
  }
  return null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLIS)
}
