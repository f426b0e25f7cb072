import type { PlaceSupply } from '../../supply/place/port.ts'
import { lookupPlaces } from './lookup-places.ts'
import { searchCities } from './search-cities.ts'
import { searchPlaces } from './search-places.ts'

/** The places of the simulated world; `warmPlaces` builds their index. */
export const placeSupply: PlaceSupply = {
  search: (query) => Promise.resolve(searchPlaces(query)),
  searchCities: (query) => Promise.resolve(searchCities(query)),
  lookup: (externalIds) => Promise.resolve(lookupPlaces(externalIds)),
}
