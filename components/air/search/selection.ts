import type { ListedFare, Flight } from '../results/flight.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { differentFares } from '../results/shown-rows.ts'

/** The current row and its chosen fare. */
export type FareSelection = { key: string; fareId: string }

/** A selection resolved against the results. `number` is the row's number on screen. */
export type SelectedFare = { flight: Flight; fare: ListedFare; fares: readonly ListedFare[]; number: number }

/**
 * The flight and fare of a selection; null when the flight is no longer shown. If only the fare is gone, the
 * cheapest one is taken.
 */
export function selected(results: ResultsSnapshot, selection: FareSelection | null): SelectedFare | null {
  if (!selection) return null
  const index = results.rows.findIndex((row) => row.key === selection.key)
  const match = results.matches.get(selection.key)
  const fare = match?.fares.find((one) => one.id === selection.fareId) ?? match?.fares[0]
  if (index < 0 || !match || !fare) return null
  return { flight: match.flight, fare, fares: differentFares(match.fares), number: index + 1 }
}
