import type { TodayRow, TripOfRow } from '../../lib/today/today-view.ts'

/** Rows that stand together: two or more of one trip, or a single one. */
export type RowGroup = {
  /** The trip of the rows; null for a single row. */
  trip: TripOfRow | null
  rows: readonly TodayRow[]
}

/**
 * The rows with those of one trip together, where its most urgent one stands. A trip with one row makes no
 * group.
 */
export function groupsByTrip(rows: readonly TodayRow[]): RowGroup[] {
  const byTrip = Map.groupBy(rows, ({ trip }) => trip?.id ?? null)
  return rows.flatMap((row): RowGroup[] => {
    const { trip } = row
    const ofTrip = trip === null ? [] : (byTrip.get(trip.id) ?? [])
    if (ofTrip.length < 2) return [{ trip: null, rows: [row] }]
    return ofTrip[0] === row ? [{ trip, rows: ofTrip }] : []
  })
}

/** When the first hold or free cancellation of these rows ends, ISO 8601 UTC; null if none does. */
export function nextDeadlineOf(rows: readonly TodayRow[]): string | null {
  const deadlines = rows.flatMap(({ attention: { reason, at } }) =>
    at !== null && (reason === 'due' || reason === 'free-ends') ? [at] : [],
  )
  return deadlines.toSorted()[0] ?? null
}
