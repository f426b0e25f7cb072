import { searchKey, type FlightSearch } from '../../../lib/air/flight-search.ts'
import { readSearch, searchHref, writeSearch } from '../../../lib/air/search-params.ts'
import { recentSearchesOf } from '../../search/recent-searches.ts'
import { datesText, searchRouteText, travellersAndCabin } from './search-words.ts'

/** The recent flight searches of this browser. */
export const recentFlights = recentSearchesOf<FlightSearch>({
  storageKey: 'travel-desk.recent-flights',
  read: (text) => readSearch(new URLSearchParams(text)),
  write: (search) => writeSearch(search).toString(),
  keyOf: searchKey,
  startOf: ({ legs }) => legs[0]?.date ?? '',
  lineOf: (search) => ({
    title: searchRouteText(search),
    note: `${datesText(search)}, ${travellersAndCabin(search)}`,
    href: searchHref(search),
  }),
})
