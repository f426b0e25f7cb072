import { fareView } from '../../../lib/air/fare-view.ts'
import { priceCheck, readCheck } from '../../booking/book/price-check.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { fareFromWire } from '../results/flight-groups.ts'
import type { Fare, Flight } from '../results/flight.ts'
import type { ResultsStore } from '../results/results-store.ts'

/**
 * Revalidates a fare of the list (Session gateway, AirRevalidate) and notes the answer on it, in its place.
 * The agent goes on meanwhile. A fare that is gone counts as closed. Where a search has brought the fare
 * under a new code meanwhile, the answer about the old code is dropped.
 */
export async function reprice(store: ResultsStore, flight: Flight, fare: Fare): Promise<void> {
  if (fare.check?.kind === 'checking') return
  const note = (change: (fare: Fare) => Fare) => store.changeFare(flight.key, fare.id, change)
  // The code that the store has now: fares may have arrived since the key was pressed.
  let { code } = fare
  note((known) => {
    code = known.code
    return { ...known, check: { kind: 'checking' } }
  })
  const outcome = await priceCheck('air', () => readCheck('air', { FareSourceCode: code }))
  note((known) => {
    if (known.code !== code) return known
    switch (outcome.kind) {
      case 'priced': {
        const before = fareView(known.itinerary).price
        const now = fareView(outcome.itinerary).price
        const at = outcome.checkedAt
        const same = before.totalCents === now.totalCents
        return {
          ...fareFromWire(outcome.itinerary),
          check: same ? { kind: 'confirmed', at } : { kind: 'changed', at, before, now },
        }
      }
      case 'gone':
        return { ...known, closed: true, check: { kind: 'gone' } }
      case 'failed':
        return { ...known, check: { kind: 'failed', message: outcome.message } }
      case 'session': {
        const { check: _check, ...unchecked } = known
        return unchecked
      }
    }
  })
  if (outcome.kind === 'session') raiseSessionExpired()
}
