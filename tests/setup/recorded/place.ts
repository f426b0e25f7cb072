import type { Place, PlaceSupply } from '../../../gateway/supply/place/port.ts'

const portugal = { code: 'PT', name: 'Portugal' }

/** A recorded city, its country and a hotel there. */
const places: readonly Place[] = [
  {
    externalId: '11112267057',
    type: 'city',
    name: 'Lisbon',
    label: 'Lisbon, Portugal',
    destination: 'Lisbon',
    country: portugal,
    nrHotels: 3,
    sandboxOnly: false,
  },
  {
    externalId: '1111300000929',
    type: 'country',
    name: 'Portugal',
    label: 'Portugal',
    destination: 'Portugal',
    country: portugal,
    nrHotels: 3,
    sandboxOnly: false,
  },
  {
    externalId: '501',
    type: 'hotel',
    name: 'Casa da Ribeira',
    label: 'Casa da Ribeira, Lisbon, Portugal',
    destination: 'Lisbon',
    country: portugal,
    nrHotels: 1,
    sandboxOnly: false,
  },
]

/** Places of a type whose names begin with the text. */
function named(q: string, limit: number, type: Place['type'] | null): Place[] {
  return places
    .filter((place) => type === null || place.type === type)
    .filter(({ name }) => q !== '' && name.toLowerCase().startsWith(q.toLowerCase()))
    .slice(0, limit)
}

/** A supply of the recorded places. */
export const recordedPlaces: PlaceSupply = {
  search: ({ q, limit, type }) => Promise.resolve(named(q, limit, type)),
  searchCities: ({ q, limit }) => Promise.resolve(named(q, limit, 'city')),
  lookup: (externalIds) =>
    Promise.resolve(externalIds.flatMap((id) => places.find(({ externalId }) => externalId === id) ?? [])),
}
