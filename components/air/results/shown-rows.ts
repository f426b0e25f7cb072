import type { Match } from './filters.ts'
import type { ListedFare } from './flight.ts'

/** How many fares of a flight its row shows; the rest are counted in "n more". */
const FARE_COLUMNS = 3

const different = new WeakMap<readonly ListedFare[], readonly ListedFare[]>()

/**
 * The fares of a flight without those that differ from a cheaper fare in the price alone.
 * @param fares cheapest first; the answer is kept for the same array
 */
export function differentFares(fares: readonly ListedFare[]): readonly ListedFare[] {
  let result = different.get(fares)
  if (!result) {
    const seenConditions = new Set<string>()
    result = fares.filter(
      ({ conditions }) => !seenConditions.has(conditions) && seenConditions.add(conditions),
    )
    different.set(fares, result)
  }
  return result
}

/** A row on screen: its flight, and its fares in their order. */
export type ShownRow = { key: string; fareIds: readonly string[] }

/** The rows on screen, and how many fares have arrived since and wait to be merged. */
export type ShownRows = { rows: readonly ShownRow[]; newCount: number; cheaperCount: number }

/**
 * Shows all matches in their order: while nobody has touched the list, after a merge, and whenever the agent
 * changes order or filters.
 * @param shown the rows before; one that has the same fares stays the same object, so that it is not rendered
 */
export function showAll(shown: readonly ShownRow[], sorted: readonly Match[]): ShownRows {
  const before = new Map(shown.map((row) => [row.key, row]))
  const rows = sorted.map((match) => {
    const row = before.get(match.flight.key)
    const fares = differentFares(match.fares).slice(0, FARE_COLUMNS)
    const same = row?.fareIds.length === fares.length && fares.every(({ id }, at) => row.fareIds[at] === id)
    return same ? row : { key: match.flight.key, fareIds: fares.map(({ id }) => id) }
  })
  return { rows, newCount: 0, cheaperCount: 0 }
}

/**
 * Updates the rows while fares arrive without moving any of them: the agent is reading. A fare that the
 * search no longer has goes; everything new is counted until it is merged.
 */
export function keepShown(shown: readonly ShownRow[], sorted: readonly Match[]): ShownRows {
  if (shown.length === 0) return showAll(shown, sorted)
  const matches = new Map(sorted.map((match) => [match.flight.key, match]))
  const rows = shown.flatMap((row) => keptRow(row, matches.get(row.key)) ?? [])
  return { rows, ...countWaiting(rows, sorted, matches) }
}

function keptRow(row: ShownRow, match: Match | undefined): ShownRow | null {
  const matchIds = new Set(match?.fares.map(({ id }) => id))
  const fareIds = row.fareIds.filter((id) => matchIds.has(id))
  if (fareIds.length === 0) return null
  return fareIds.length === row.fareIds.length ? row : { key: row.key, fareIds }
}

function countWaiting(
  rows: readonly ShownRow[],
  sorted: readonly Match[],
  matches: ReadonlyMap<string, Match>,
): { newCount: number; cheaperCount: number } {
  const shown = new Map(rows.map((row) => [row.key, row.fareIds]))
  let cheapest = Infinity
  for (const [key, ids] of shown) {
    for (const fare of matches.get(key)?.fares ?? []) {
      if (ids.includes(fare.id)) cheapest = Math.min(cheapest, fare.price.totalCents)
    }
  }
  let newCount = 0
  let cheaperCount = 0
  for (const { flight, fares } of sorted) {
    const ids = shown.get(flight.key)
    // In a shown row only fares that belong in its columns count as waiting; the others are in "n more"
    // already.
    const waiting = ids
      ? differentFares(fares)
          .slice(0, FARE_COLUMNS)
          .filter((fare) => !ids.includes(fare.id))
      : fares
    newCount += waiting.length
    cheaperCount += waiting.filter((fare) => fare.price.totalCents < cheapest).length
  }
  return { newCount, cheaperCount }
}
