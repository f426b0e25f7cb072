import { MAX_DAYS_AHEAD, MAX_SEATED_PASSENGERS } from '../../../contract/air/codes.ts'
import type { AirQuery, AirQueryLeg } from '../../supply/air/fare.ts'

const DAY_MILLIS = 86_400_000

/** The trip and the passengers of a request whose rules are not checked yet. */
export type AskedTrip = {
  query: Omit<AirQuery, 'today' | 'scenarios'>
  /** The trip type that the caller sent, if it fixes the number of legs; otherwise null. */
  trip: 'one-way' | 'return' | null
}

/** The broken rule of a search; `leg` is the index of the leg that breaks it. */
export type SearchFault =
  | { rule: 'no-adult' | 'infants' | 'passengers' | 'one-way' | 'return' }
  | { rule: 'same-place' | 'past' | 'order' | 'ahead'; leg: number }

/**
 * The first broken passenger, leg or date rule of a search (gaps 46, 213); null when all rules hold.
 * @param today the office's date, from which days ahead are counted.
 * @param first the first date of departure from the origin of leg 0 that is not past (`firstDay`).
 * @param onward the first date of a leg after the one before it (`onwardDay`).
 */
export function brokenSearchRule(
  { query, trip }: AskedTrip,
  today: string,
  first: string,
  onward: (before: AirQueryLeg, leg: AirQueryLeg) => string,
): SearchFault | null {
  const { legs, adults, children, infants } = query
  if (adults < 1) return { rule: 'no-adult' }
  if (infants > adults) return { rule: 'infants' }
  if (adults + children > MAX_SEATED_PASSENGERS) return { rule: 'passengers' }
  if (trip === 'one-way' && legs.length > 1) return { rule: 'one-way' }
  if (trip === 'return' && legs.length < 2) return { rule: 'return' }
  for (const [index, leg] of legs.entries()) {
    if (leg.origin === leg.destination) return { rule: 'same-place', leg: index }
    const before = legs[index - 1]
    if (!before && leg.date < first) return { rule: 'past', leg: index }
    if (before && leg.date < onward(before, leg)) return { rule: 'order', leg: index }
    if (daysBetween(today, leg.date) > MAX_DAYS_AHEAD) return { rule: 'ahead', leg: index }
  }
  return null
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLIS)
}
