import type { Match } from './filters.ts'

/** How many fares of a flight its row shows; the rest are counted in "n more". */
const FARE_COLUMNS = 3

/** A row on screen: its flight, and its fares in their order. */
export type ShownRow = { key: string; fareIds: readonly string[] }

/** The rows on screen, and how many fares have arrived since and wait to be merged. */
export type ShownRows = { rows: readonly ShownRow[]; newCount: number; cheaperCount: number }

/**
 * Shows all matches in their order: at first, after a merge, and whenever the agent changes order or filters.
 */
export function showAll(sorted: readonly Match[]): ShownRows {
  return { rows: sorted.map(rowOf), newCount: 0, cheaperCount: 0 }
}

/**
 * Updates the rows while fares arrive without moving any that are shown. While the list is `loose` (nobody
 * has scrolled or entered it) and shorter than the screen, new flights are added below and dearer fares fill
 * free columns. Everything else is counted as new until it is merged.
 * @param roomFor how many rows fill the screen
 */
export function keepShown(
  shown: readonly ShownRow[],
  sorted: readonly Match[],
  options: { loose: boolean; roomFor: number },
): ShownRows {
  if (shown.length === 0) return showAll(sorted)
  const matches = new Map(sorted.map((match) => [match.flight.key, match]))
  const loose = options.loose && shown.length < options.roomFor
  const rows: ShownRow[] = []
  for (const row of shown) {
    const match = matches.get(row.key)
    const kept = match && keepRow(row, match, loose)
    if (kept) rows.push(kept)
  }
  if (loose) {
    const known = new Set(rows.map((row) => row.key))
    const free = options.roomFor - rows.length
    rows.push(
      ...sorted
        .filter((match) => !known.has(match.flight.key))
        .slice(0, free)
        .map(rowOf),
    )
  }
  return { rows, ...countWaiting(rows, sorted, matches) }
}

function keepRow(row: ShownRow, match: Match, fill: boolean): ShownRow | null {
  const fares = new Map(match.fares.map((fare) => [fare.id, fare]))
  const kept = row.fareIds.filter((id) => fares.has(id))
  const fareIds = fill ? [...kept] : kept
  if (fill) {
    const dearest = fares.get(kept.at(-1) ?? '')?.totalCents ?? 0
    for (const fare of match.fares) {
      if (fareIds.length >= FARE_COLUMNS) break
      if (fare.totalCents >= dearest && !fareIds.includes(fare.id)) fareIds.push(fare.id)
    }
  }
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
      if (ids.includes(fare.id)) cheapest = Math.min(cheapest, fare.totalCents)
    }
  }
  let newCount = 0
  let cheaperCount = 0
  for (const { flight, fares } of sorted) {
    const ids = shown.get(flight.key)
    // In a shown row only fares that belong in its columns count as waiting; the others are in "n more"
    // already.
    const waiting = ids ? fares.slice(0, FARE_COLUMNS).filter((fare) => !ids.includes(fare.id)) : fares
    newCount += waiting.length
    cheaperCount += waiting.filter((fare) => fare.totalCents < cheapest).length
  }
  return { newCount, cheaperCount }
}

function rowOf(match: Match): ShownRow {
  return { key: match.flight.key, fareIds: match.fares.slice(0, FARE_COLUMNS).map((fare) => fare.id) }
}
