import {
  bedTypes,
  facilities,
  hotelFacets,
  meals,
  roomFacilities,
  type HotelFacetKey,
  type HotelSort,
} from '../../../../contract/hotel/codes.ts'
import type { HotelColumns } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import type { LeadPrices } from '../../../../gateway/supply/hotel/port.ts'

/** A hotel as a plain object, with its values in each facet group. */
export type PlainHotel = {
  row: number
  id: number
  cents: number
  nightly: number
  stars: number
  score: number
  metres: number
  popularity: number
  lat: number
  lon: number
  free: boolean
  /** Values of the groups that are sets. */
  has: Partial<Record<HotelFacetKey, ReadonlySet<string>>>
  beds: number
  bedrooms: number
}

export type PlainQuery = {
  filters: Partial<Record<HotelFacetKey, readonly string[]>>
  sort: HotelSort | null
  page: number
  pageSize: number
  bounds: { north: number; south: number; east: number; west: number } | null
}

/** The hotels of a place as objects, prices per night in USD included. */
export function plainHotels(city: HotelColumns, prices: LeadPrices, nights: number): PlainHotel[] {
  const names = (list: readonly { id: number | string }[], mask: number) =>
    new Set(list.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1).map(({ id }) => String(id)))
  const near = city.nearLandmark.map((rows) => new Set(rows))
  return Array.from({ length: city.size }, (_, row) => {
    const district = city.districts[city.district[row] ?? -1]
    const chain = city.chains[city.chain[row] ?? -1]
    const cents = prices.totalCents[row] ?? 0
    return {
      row,
      id: city.hotelId[row] ?? 0,
      cents,
      nightly: cents / 100 / nights,
      stars: city.stars[row] ?? 0,
      score: (city.reviewScore[row] ?? 0) / 10,
      metres: city.distance[row] ?? 0,
      popularity: city.popularity[row] ?? 0,
      lat: city.lat[row] ?? 0,
      lon: city.lon[row] ?? 0,
      free: prices.freeCancellation[row] === 1,
      beds: city.beds[row] ?? 0,
      bedrooms: city.bedrooms[row] ?? 0,
      has: {
        meals: names(meals, city.meals[row] ?? 0),
        bed_type: names(bedTypes, city.bedTypes[row] ?? 0),
        facility: names(facilities, city.facilities[row] ?? 0),
        room_facility: names(roomFacilities, city.roomFacilities[row] ?? 0),
        property_type: new Set([String(city.propertyType[row])]),
        district: new Set(district ? [String(district.id)] : []),
        chain: new Set(chain ? [String(chain.id)] : []),
        landmark: new Set(city.landmarks.filter((_, at) => near[at]?.has(row)).map(({ id }) => String(id))),
        adults_only: new Set(city.adultsOnly[row] ? ['true'] : []),
        sustainable: new Set(city.sustainable[row] ? ['true'] : []),
      },
    }
  })
}

/** Whether a hotel has one of the values chosen in a group (v3, Filter groups; gap 144). */
export function fitting(key: HotelFacetKey, values: readonly string[]): (hotel: PlainHotel) => boolean {
  const numbers = values.map(Number)
  const lowest = Math.min(...numbers)
  const highest = Math.max(...numbers)
  switch (key) {
    case 'price': {
      const ranges = values.map((value) =>
        (value.includes('-') ? value : `0-${value}`).split('-').map(Number),
      )
      return ({ nightly }) => ranges.some(([from = 0, to = 0]) => nightly >= from && nightly <= to)
    }
    case 'stars':
      return ({ stars }) => numbers.includes(stars)
    case 'review_score':
      return ({ score }) => score >= lowest
    case 'distance_km':
      return ({ metres }) => metres <= 1000 * highest
    case 'min_beds':
      return ({ beds }) => beds >= lowest
    case 'min_bedrooms':
      return ({ bedrooms }) => bedrooms >= lowest
    case 'free_cancellation':
      return ({ free }) => free
    default:
      return ({ has }) => values.some((value) => has[key]?.has(value))
  }
}

const compare: Record<HotelSort, (a: PlainHotel, b: PlainHotel) => number> = {
  price: (a, b) => a.cents - b.cents,
  stars_desc: (a, b) => b.stars - a.stars,
  stars_asc: (a, b) => a.stars - b.stars,
  review_score: (a, b) => b.score - a.score,
  distance: (a, b) => a.metres - b.metres,
  popularity: (a, b) => b.popularity - a.popularity,
}

/**
 * Computes the engine's answer hotel by hotel: slow and short, without any code of the engine.
 * @param options keys and values whose counts are wanted.
 */
export function naiveSearch(
  hotels: readonly PlainHotel[],
  query: PlainQuery,
  options: readonly { key: HotelFacetKey; value: string }[],
) {
  const { bounds } = query
  const there = hotels.filter((hotel) => {
    if (hotel.cents === 0) return false
    if (!bounds) return true
    const east = bounds.west <= bounds.east ? hotel.lon <= bounds.east && hotel.lon >= bounds.west : null
    const across = east ?? (hotel.lon >= bounds.west || hotel.lon <= bounds.east)
    return across && hotel.lat <= bounds.north && hotel.lat >= bounds.south
  })
  const asked = hotelFacets
    .filter(({ key }) => (query.filters[key] ?? []).length > 0)
    .map(({ key }) => ({ key, fits: fitting(key, query.filters[key] ?? []) }))
  const left = (but: HotelFacetKey | null) =>
    there.filter((hotel) => asked.every(({ key, fits }) => key === but || fits(hotel)))
  const matches = left(null)
  const sorted = [...matches]
  const { sort } = query
  if (sort) sorted.sort((a, b) => compare[sort](a, b) || a.id - b.id)
  const within = new Map(
    hotelFacets.map(({ key }) => [key, query.filters[key]?.length ? left(key) : matches]),
  )
  const from = (query.page - 1) * query.pageSize
  const cents = matches.map((hotel) => hotel.cents)
  return {
    total: matches.length,
    totalPages: Math.ceil(matches.length / query.pageSize),
    ids: sorted.slice(from, from + query.pageSize).map((hotel) => hotel.id),
    counts: options.map(({ key, value }) => (within.get(key) ?? []).filter(fitting(key, [value])).length),
    priceRange: cents.length === 0 ? null : { minCents: Math.min(...cents), maxCents: Math.max(...cents) },
  }
}
