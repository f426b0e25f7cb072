import { checkedBaggage } from '../../supply/air/checked-baggage.ts'
import type { Fare } from '../../supply/air/fare.ts'
import { totalCents } from './total-cents.ts'

/** Morning departures leave before 12:00, evening arrivals land at 18:00 or later. Local time. */
const MORNING_END = '12:00'
const EVENING_START = '18:00'

type Ranked = { fare: Fare; totalCents: number; minutes: number }
type Category = { takes(entry: Ranked): boolean; order(a: Ranked, b: Ranked): number }

const byTotal = (a: Ranked, b: Ranked) => a.totalCents - b.totalCents || a.fare.index - b.fare.index
const byTime = (a: Ranked, b: Ranked) => a.minutes - b.minutes || byTotal(a, b)

/** The named categories that the document lists (AirLowFareSearch, Response). */
const categories: readonly Category[] = [
  { takes: () => true, order: byTotal },
  { takes: () => true, order: byTime },
  { takes: ({ fare }) => fare.legs.every((leg) => leg.segments.length === 1), order: byTotal },
  { takes: ({ fare }) => bags(fare) >= 1, order: byTotal },
  { takes: ({ fare }) => bags(fare) >= 2, order: byTotal },
  { takes: ({ fare }) => clock(fare.legs[0]?.segments[0]?.departsAt) < MORNING_END, order: byTotal },
  { takes: ({ fare }) => clock(fare.legs[0]?.segments.at(-1)?.arrivesAt) >= EVENING_START, order: byTotal },
]

/**
 * Selects the fares of the blocking search: the cheapest of each flight group, at most `size`, picked from
 * the named categories in turn and sorted by price (gap 27).
 */
export function selectFares(fares: Iterable<Fare>, size: number): Fare[] {
  const groups = new Map<string, Ranked>()
  for (const fare of fares) {
    const entry = { fare, totalCents: totalCents(fare), minutes: minutesOf(fare) }
    const key = flightGroup(fare)
    const best = groups.get(key)
    if (!best || byTotal(entry, best) < 0) groups.set(key, entry)
  }
  const all = [...groups.values()]
  const chosen = all.length <= size ? all : takeInTurn(all, size)
  return chosen.sort(byTotal).map((entry) => entry.fare)
}

/** The ordered flights and cabins: fares with the same ones belong to the same journey (gap 27). */
function flightGroup(fare: Fare): string {
  const parts: string[] = []
  fare.legs.forEach((leg, legIndex) => {
    leg.segments.forEach((segment, index) => {
      const cabin = fare.segmentFares[legIndex]?.[index]?.cabin ?? 1
      parts.push(`${segment.marketingCarrier}${segment.flightNumber}@${segment.departsAt}/${cabin}`)
    })
  })
  return parts.join('|')
}

function takeInTurn(all: readonly Ranked[], size: number): Ranked[] {
  const queues = categories.map((category) =>
    all.filter((entry) => category.takes(entry)).sort(category.order),
  )
  const cursors = queues.map(() => 0)
  const chosen = new Set<Ranked>()
  let moved = true
  while (chosen.size < size && moved) {
    moved = false
    for (const [index, queue] of queues.entries()) {
      let cursor = cursors[index] ?? 0
      while (cursor < queue.length && chosen.has(queue[cursor] as Ranked)) cursor += 1
      const entry = queue[cursor]
      cursors[index] = cursor + 1
      if (!entry || chosen.size >= size) continue
      chosen.add(entry)
      moved = true
    }
  }
  return [...chosen]
}

function minutesOf(fare: Fare): number {
  return fare.legs.reduce((sum, leg) => sum + leg.flightMinutes + leg.connectionMinutes, 0)
}

function clock(localDateTime: string | undefined): string {
  return localDateTime?.slice(11, 16) ?? ''
}

/** Checked bags on the first segment: the number of pieces; 1 for a weight; 0 if the fare says nothing. */
function bags(fare: Fare): number {
  const baggage = checkedBaggage(fare.segmentFares[0]?.[0]?.baggage ?? null)
  if (!baggage) return 0
  return 'pieces' in baggage ? baggage.pieces : 1
}
