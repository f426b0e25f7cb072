import { placeTypes } from '../../../../contract/place/types.ts'
import { gazetteer } from '../../geography/gazetteer.ts'
import { cityId } from '../../geography/place-id.ts'
import { sandboxCity } from '../../geography/sandbox-city.ts'

/**
 * Hotel ids fit a signed 32-bit integer (gap 222). The hotels of a city have consecutive ids, the first of
 * which is proportional to the city's GeoNames number, so that another city or another number of hotels
 * moves few ids. Where a city has more hotels than there is room, the next one begins after them: no two
 * hotels ever share an id. External ids of places begin with `1111` (gap 109) and hotel ids never do.
 */
const firstCity = 120_000_000
const idsPerNumber = 140
/** The sandbox city's number is no GeoNames number; its hotels come before all others. */
const firstSandbox = 100_000_000
/** Ids of ten digits that begin with `1111`. */
const reserved = { from: 1_111_000_000, end: 1_112_000_000 }

/** The cities by rising id of their first hotel. */
type CityStarts = {
  placeId: Int32Array
  first: Int32Array
  firstOf: ReadonlyMap<number, number>
}

let starts: CityStarts | null = null

function cityStarts(): CityStarts {
  return (starts ??= makeStarts())
}

function makeStarts(): CityStarts {
  const places = gazetteer()
  const rows = Array.from({ length: places.size }, (_, row) => row)
    .filter((row) => isCityType(places.type[row] ?? 0) && places.cityOf(row) === null)
    .sort((a, b) => firstWanted(places.id[a] ?? 0) - firstWanted(places.id[b] ?? 0))
  const first = new Int32Array(rows.length)
  let free = 0
  for (const [at, row] of rows.entries()) {
    const hotels = places.hotels[row] ?? 0
    let start = Math.max(free, firstWanted(places.id[row] ?? 0))
    if (start + hotels > reserved.from && start < reserved.end) start = reserved.end
    first[at] = start
    free = start + hotels
  }
  const placeId = Int32Array.from(rows, (row) => places.id[row] ?? 0)
  return { placeId, first, firstOf: new Map(rows.map((_, at) => [placeId[at] ?? 0, first[at] ?? 0])) }
}

const isCityType = (type: number) => placeTypes[type] === 'city' || placeTypes[type] === 'district'

function firstWanted(placeId: number): number {
  return placeId === cityId(sandboxCity.number) ? firstSandbox : firstCity - placeId * idsPerNumber
}

/**
 * Id of a hotel from its city's internal place id and its row there. @throws for a place that is no city.
 */
export function hotelIdOf(cityPlaceId: number, row: number): number {
  const first = cityStarts().firstOf.get(cityPlaceId)
  if (first === undefined) throw new Error(`the place ${cityPlaceId} has no hotels of its own`)
  return first + row
}

/**
 * The city and row in a hotel id, whether or not the row exists; null for a number that is not a hotel id.
 */
export function readHotelId(hotelId: number): { cityPlaceId: number; row: number } | null {
  if (hotelId >= formerFirst) return readFormerId(hotelId)
  if (!Number.isSafeInteger(hotelId) || hotelId < firstSandbox) return null
  const { first, placeId } = cityStarts()
  let low = 0
  let high = first.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((first[middle] ?? 0) <= hotelId) low = middle + 1
    else high = middle
  }
  return low === 0 ? null : { cityPlaceId: placeId[low - 1] ?? 0, row: hotelId - (first[low - 1] ?? 0) }
}

/**
 * The hotel id in an external place id; null for a place that is not a hotel and for text that is not an id.
 */
export function hotelIdOfExternal(externalId: string): number | null {
  return /^(?!1111)[1-9]\d{8,12}$/.test(externalId) ? Number(externalId) : null
}

/** Ids had 13 digits before: `7`, eight digits of the city's number, four digits of the row. */
const formerFirst = 7_000_000_000_000
const formerRows = 10_000

function readFormerId(hotelId: number): { cityPlaceId: number; row: number } | null {
  const rest = hotelId - formerFirst
  if (!Number.isSafeInteger(hotelId) || rest < formerRows || rest >= 1_000_000_000_000) return null
  return { cityPlaceId: -Math.floor(rest / formerRows), row: rest % formerRows }
}

/**
 * A number of up to 43 bits that everything random about a hotel comes from: its former id, so that a hotel
 * keeps its prices, rooms and texts.
 */
export function hotelNumber(hotelId: number): number {
  const parts = readHotelId(hotelId)
  return parts ? formerFirst - parts.cityPlaceId * formerRows + parts.row : hotelId
}
