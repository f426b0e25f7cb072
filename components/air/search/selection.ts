import type { Fare, Flight } from '../../../lib/air/flight.ts'
import type { ResultsSnapshot } from '../../../lib/air/results-store.ts'

/** The current row and the fare column in it. */
export type Selection = { key: string; column: number }

/** The flight and fare that a selection means now; null when they are no longer shown. */
export function selected(
  results: ResultsSnapshot,
  selection: Selection | null,
): { flight: Flight; fare: Fare; number: number } | null {
  if (!selection) return null
  const index = results.rows.findIndex((row) => row.key === selection.key)
  const row = results.rows[index]
  const match = results.matches.get(selection.key)
  const id = row?.fareIds[Math.min(selection.column, row.fareIds.length - 1)]
  const fare = match?.fares.find((known) => known.id === id)
  return match && fare ? { flight: match.flight, fare, number: index + 1 } : null
}
