import { raiseSessionExpired } from '../../session/session-expired.ts'
import { readFareCheck } from '../check-fare.ts'
import type { ListedFare, Flight } from '../results/flight.ts'
import type { ResultsStore } from '../results/results-store.ts'

/**
 * Revalidates a fare of the list (Session gateway, AirRevalidate) and notes the answer on it, in its place.
 * The agent goes on meanwhile. A fare that is gone counts as closed. Where a search has brought the fare
 * under a new code meanwhile, the answer about the old code is dropped.
 */
export async function reprice(store: ResultsStore, flight: Flight, fare: ListedFare): Promise<void> {
  if (fare.check?.kind === 'checking') return
  const note = (change: (fare: ListedFare) => ListedFare) => store.changeFare(flight.key, fare.id, change)
  // The code that the store has now: fares may have arrived since the key was pressed.
  let code = fare.offerCode
  note((current) => {
    code = current.offerCode
    return { ...current, check: { kind: 'checking' } }
  })
  const outcome = await readFareCheck(code)
  note((current) => {
    if (current.offerCode !== code) return current
    switch (outcome.kind) {
      case 'priced': {
        const { price: before } = current
        const { price: now } = outcome.offer
        const at = outcome.checkedAt
        const same = before.totalCents === now.totalCents
        return {
          ...outcome.offer,
          check: same ? { kind: 'confirmed', at } : { kind: 'changed', at, before, now },
        }
      }
      case 'gone':
        return { ...current, closed: true, check: { kind: 'gone' } }
      case 'failed':
        return { ...current, check: { kind: 'failed', message: outcome.message } }
      case 'session': {
        const { check: _check, ...unchecked } = current
        return unchecked
      }
    }
  })
  if (outcome.kind === 'session') raiseSessionExpired()
}
