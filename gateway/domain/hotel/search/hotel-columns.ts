import { bedTypes, facilities, meals, roomFacilities } from '../../../../contract/hotel/codes.ts'
import type { HotelGroup, PlaceHotel } from '../../../supply/hotel/hotel.ts'
import type { PlaceHotels } from '../../../supply/hotel/port.ts'

/**
 * The searchable facts of a place's hotels, one column per fact: row r of every column is hotel r. A search
 * scans and sorts all hotels, which is far cheaper in typed arrays than in objects (docs/performance.md). Bit
 * i of a mask stands for entry i of its list in `contract/hotel/codes.ts`.
 */
export type HotelColumns = {
  size: number
  hotelId: Float64Array
  /** Degrees. */
  lat: Float64Array
  lon: Float64Array
  stars: Uint8Array
  /** Tenths; 0 without reviews. */
  reviewScore: Uint8Array
  /** Metres. */
  distance: Uint32Array
  propertyType: Uint16Array
  facilities: Uint32Array
  roomFacilities: Uint32Array
  meals: Uint32Array
  bedTypes: Uint32Array
  beds: Uint8Array
  bedrooms: Uint8Array
  /** 1 if true, otherwise 0. */
  adultsOnly: Uint8Array
  sustainable: Uint8Array
  popularity: Uint32Array
  /** Index in `districts`, or 0xffff for none. */
  district: Uint16Array
  /** Index in `chains`, or 0xffff for none. */
  chain: Uint16Array
  districts: readonly HotelGroup[]
  chains: readonly HotelGroup[]
  landmarks: readonly HotelGroup[]
  /** Rows of the hotels near each landmark, in the order of `landmarks`. */
  nearLandmark: readonly Iterable<number>[]
}

const cache = new WeakMap<PlaceHotels, HotelColumns>()

/** The columns of a place, cached as long as its hotels. */
export function columnsOf(hotels: PlaceHotels): HotelColumns {
  let columns = cache.get(hotels)
  if (!columns) cache.set(hotels, (columns = fill(hotels)))
  return columns
}

function fill(hotels: PlaceHotels): HotelColumns {
  const { size } = hotels
  const columns = {
    size,
    hotelId: new Float64Array(size),
    lat: new Float64Array(size),
    lon: new Float64Array(size),
    stars: new Uint8Array(size),
    reviewScore: new Uint8Array(size),
    distance: new Uint32Array(size),
    propertyType: new Uint16Array(size),
    facilities: new Uint32Array(size),
    roomFacilities: new Uint32Array(size),
    meals: new Uint32Array(size),
    bedTypes: new Uint32Array(size),
    beds: new Uint8Array(size),
    bedrooms: new Uint8Array(size),
    adultsOnly: new Uint8Array(size),
    sustainable: new Uint8Array(size),
    popularity: new Uint32Array(size),
    district: new Uint16Array(size),
    chain: new Uint16Array(size),
  }
  const districts = new Groups()
  const chains = new Groups()
  const landmarks = new Groups()
  const nearLandmark: number[][] = []
  for (let row = 0; row < size; row++) {
    const each = hotels.hotel(row)
    fillRow(columns, row, each)
    columns.district[row] = districts.at(each.district)
    columns.chain[row] = chains.at(each.chain)
    for (const landmark of each.landmarks) (nearLandmark[landmarks.at(landmark)] ??= []).push(row)
  }
  return {
    ...columns,
    districts: districts.list,
    chains: chains.list,
    landmarks: landmarks.list,
    nearLandmark,
  }
}

/** Writes the columns that are not groups. */
function fillRow(
  columns: Omit<HotelColumns, 'districts' | 'chains' | 'landmarks' | 'nearLandmark'>,
  row: number,
  hotel: PlaceHotel,
): void {
  columns.hotelId[row] = hotel.hotelId
  columns.lat[row] = hotel.lat
  columns.lon[row] = hotel.lon
  columns.stars[row] = hotel.stars
  columns.reviewScore[row] = hotel.reviewScore
  columns.distance[row] = hotel.distance
  columns.propertyType[row] = hotel.propertyType
  columns.facilities[row] = maskOf(hotel.facilities, bitsOf.facilities)
  columns.roomFacilities[row] = maskOf(hotel.roomFacilities, bitsOf.roomFacilities)
  columns.meals[row] = maskOf(hotel.meals, bitsOf.meals)
  columns.bedTypes[row] = maskOf(hotel.bedTypes, bitsOf.bedTypes)
  columns.beds[row] = hotel.beds
  columns.bedrooms[row] = hotel.bedrooms
  columns.adultsOnly[row] = Number(hotel.adultsOnly)
  columns.sustainable[row] = Number(hotel.sustainable)
  columns.popularity[row] = hotel.popularity
}

const bits = (list: readonly { id: number | string }[]) =>
  new Map<number | string, number>(list.map(({ id }, bit) => [id, 1 << bit]))

const bitsOf = {
  facilities: bits(facilities),
  roomFacilities: bits(roomFacilities),
  meals: bits(meals),
  bedTypes: bits(bedTypes),
}

/** The mask of some ids; ids that the list does not have are left out. */
function maskOf(ids: readonly (number | string)[], bit: ReadonlyMap<number | string, number>): number {
  let mask = 0
  for (const id of ids) mask |= bit.get(id) ?? 0
  return mask
}

/** Collects groups in the order of their first appearance. */
class Groups {
  readonly list: HotelGroup[] = []
  readonly #at = new Map<number, number>()

  /** Index of a group in the list; 0xffff for none. */
  at(group: HotelGroup | null): number {
    if (group === null) return 0xffff
    let at = this.#at.get(group.id)
    if (at === undefined) this.#at.set(group.id, (at = this.list.push(group) - 1))
    return at
  }
}
