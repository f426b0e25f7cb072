import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, searchHref, writeSearch } from '../../../lib/air/search-params.ts'
import { recentSearchesOf } from '../../search/recent-searches.ts'
import type { SearchKind } from '../../search/search-kind.ts'
import { datesText, searchRouteText, travellersAndCabin } from './search-words.ts'

/** The search for flights. */
export const flightSearch: SearchKind<FlightSearch> = {
  kind: 'air',
  heading: 'Flights',
  changeLabel: 'Change the flight search',
  filterLabel: 'Filter flights',
  start: {
    question: 'Where are they flying?',
    hint: 'Type a code or a name, such as `LON` or `Singapore`; Tab goes on. Type dates as `14jan` or `+7`; Enter searches.',
  },
  inCodes: true,
  recent: recentSearchesOf({
    storageKey: 'travel-desk.recent-flights',
    read: (text) => readSearch(new URLSearchParams(text)),
    write: (search) => writeSearch(search).toString(),
    keyOf: searchKey,
    startOf: ({ legs }) => legs[0]?.date ?? '',
    wordsOf: (search) => ({
      title: searchRouteText(search),
      note: `${datesText(search)} · ${travellersAndCabin(search)}`,
    }),
    hrefOf: searchHref,
  }),
}
