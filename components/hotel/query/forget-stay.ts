import type { QueryClient } from '@tanstack/react-query'
import { stayInput } from '../../../lib/hotel/city-input.ts'
import { hotelRatesOptions } from '../../../lib/hotel/hotel-rates.ts'
import type { StaySearch } from './stay-search.ts'

/**
 * Forgets the kept answers about a stay, because the agent asked for a search: answers on screen are read
 * again now, all others when they are shown. A read that is running is not repeated.
 */
export function forgetStay(queries: QueryClient, { stay, place }: StaySearch): void {
  const queryKey =
    place.type === 'hotel'
      ? hotelRatesOptions(Number(stay.place), stay).queryKey
      : (['hotel.search', stayInput(stay, {})] as const)
  void queries.resetQueries({ queryKey, predicate: ({ state }) => state.fetchStatus === 'idle' })
}
