import {
  facilities,
  hotelBoards,
  hotelFacets,
  roomFacilities,
  type HotelFacetKey,
  type HotelSort,
} from '../../../../contract/hotel/codes.ts'
import type { HotelColumns } from '../../../../gateway/domain/hotel/search/hotel-columns.ts'
import type { PlaceRates } from '../../../../gateway/supply/hotel/port.ts'

/** A rate as a plain object. */
export type PlainRate = {
  /** Its number in `PlaceRates`. */
  number: number
  cents: number
  /** USD a night. */
  nightly: number
  meal: string | null
  free: boolean
  beds: number
  bedrooms: number
  bedTypes: readonly string[]
}

/** A hotel as a plain object, with its values in each facet group about hotels, and its rates. */
export type PlainHotel = {
  row: number
  id: number
  rates: readonly PlainRate[]
  stars: number
  score: number
  metres: number
  popularity: number
  lat: number
  lon: number
  /** Values of the groups that are sets. */
  has: Partial<Record<HotelFacetKey, ReadonlySet<string>>>
}

export type PlainQuery = {
  filters: Partial<Record<HotelFacetKey, readonly string[] | undefined>>
  sort: HotelSort | null
  page: number
  pageSize: number
  bounds: { north: number; south: number; east: number; west: number } | null
}

/** The hotels of a place as objects. */
export function plainHotels(city: HotelColumns, rates: PlaceRates, nights: number): PlainHotel[] {
  const names = (list: readonly { id: number | string }[], mask: number) =>
    new Set(list.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1).map(({ id }) => String(id)))
  const near = city.nearLandmark.map((rows) => new Set(rows))
  return Array.from({ length: city.size }, (_, row) => {
    const district = city.districts[city.district[row] ?? -1]
    const chain = city.chains[city.chain[row] ?? -1]
    return {
      row,
      id: city.hotelId[row] ?? 0,
      rates: plainRates(rates, row, nights),
      stars: city.stars[row] ?? 0,
      score: (city.reviewScore[row] ?? 0) / 10,
      metres: city.distance[row] ?? 0,
      popularity: city.popularity[row] ?? 0,
      lat: city.lat[row] ?? 0,
      lon: city.lon[row] ?? 0,
      has: {
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

function plainRates(rates: PlaceRates, row: number, nights: number): PlainRate[] {
  const [from = 0, end = 0] = rates.first.subarray(row, row + 2)
  return Array.from({ length: end - from }, (_, at) => {
    const cents = rates.totalCents[from + at] ?? 0
    const kind = rates.kinds[rates.kind[from + at] ?? -1]
    if (!kind) throw new Error('a rate has a kind')
    return {
      number: from + at,
      cents,
      nightly: cents / 100 / nights,
      meal: hotelBoards.find(({ id }) => id === kind.board)?.meal ?? null,
      free: kind.freeCancellation,
      beds: kind.beds,
      bedrooms: kind.bedrooms,
      bedTypes: kind.bedTypes,
    }
  })
}

/** Whether a hotel has one of the values chosen in a group about hotels (v3, Filter groups; gap 144). */
export function fitting(key: HotelFacetKey, values: readonly string[]): (hotel: PlainHotel) => boolean {
  const numbers = values.map(Number)
  switch (key) {
    case 'stars':
      return ({ stars }) => numbers.includes(stars)
    case 'review_score':
      return ({ score }) => score >= Math.min(...numbers)
    case 'distance_km':
      return ({ metres }) => metres <= 1000 * Math.max(...numbers)
    default:
      return ({ has }) => values.some((value) => has[key]?.has(value))
  }
}

/** The groups about rates, and whether a rate has one of the values chosen in one of them (gap 221). */
const rateFitting: Partial<Record<HotelFacetKey, (values: readonly string[], rate: PlainRate) => boolean>> = {
  price: (values, { nightly }) =>
    values
      .map((value) => (value.includes('-') ? value : `0-${value}`).split('-').map(Number))
      .some(([from = 0, to = 0]) => nightly >= from && nightly <= to),
  meals: (values, { meal }) => meal !== null && values.includes(meal),
  free_cancellation: (_, { free }) => free,
  min_beds: (values, { beds }) => values.some((value) => beds >= Number(value)),
  min_bedrooms: (values, { bedrooms }) => values.some((value) => bedrooms >= Number(value)),
  bed_type: (values, { bedTypes: types }) => values.some((value) => types.includes(value)),
}

/** Whether a group is about rates. */
export const isOfRates = (key: HotelFacetKey) => key in rateFitting

/** Whether a rate has one of the values chosen in a group about rates. */
export const rateFits = (rate: PlainRate, key: HotelFacetKey, values: readonly string[]): boolean =>
  rateFitting[key]?.(values, rate) ?? true

/**
 * The rate that a hotel is shown with: the cheapest that fits all groups about rates but the price, if its
 * price fits as well.
 */
function leadOf({ rates }: PlainHotel, filters: PlainQuery['filters']): PlainRate | null {
  let lead: PlainRate | null = null
  for (const rate of rates) {
    const fits = hotelFacets.every(({ key }) => {
      const values = filters[key]
      return key === 'price' || !values || rateFits(rate, key, values)
    })
    if (fits && (lead === null || rate.cents < lead.cents)) lead = rate
  }
  return lead && (!filters.price || rateFits(lead, 'price', filters.price)) ? lead : null
}

/** A hotel that is left by some filters, with its rate. */
type Left = { hotel: PlainHotel; lead: PlainRate }

const compare: Record<HotelSort, (a: Left, b: Left) => number> = {
  price: (a, b) => a.lead.cents - b.lead.cents,
  stars_desc: (a, b) => b.hotel.stars - a.hotel.stars,
  stars_asc: (a, b) => a.hotel.stars - b.hotel.stars,
  review_score: (a, b) => b.hotel.score - a.hotel.score,
  distance: (a, b) => a.hotel.metres - b.hotel.metres,
  popularity: (a, b) => b.hotel.popularity - a.hotel.popularity,
}

/**
 * Computes the engine's answer hotel by hotel: slow and short, without any code of the engine. A hotel
 * matches when it fits all groups about hotels, and one of its rates fits all groups about rates: the
 * cheapest that fits the others must fit the price (gap 221).
 * @param options keys and values whose counts are wanted.
 */
export function naiveSearch(
  hotels: readonly PlainHotel[],
  query: PlainQuery,
  options: readonly { key: HotelFacetKey; value: string }[],
) {
  const { bounds, sort } = query
  const there = hotels.filter((hotel) => {
    if (!bounds) return true
    const east = bounds.west <= bounds.east ? hotel.lon <= bounds.east && hotel.lon >= bounds.west : null
    const across = east ?? (hotel.lon >= bounds.west || hotel.lon <= bounds.east)
    return across && hotel.lat <= bounds.north && hotel.lat >= bounds.south
  })
  const filters: PlainQuery['filters'] = Object.fromEntries(
    Object.entries(query.filters).filter(([, values]) => (values ?? []).length > 0),
  )
  /** The hotels that fit the groups about hotels, but for one group. */
  const fitted = (but: HotelFacetKey | null) => {
    const tests = hotelFacets.flatMap(({ key }) => {
      const values = filters[key]
      return values && key !== but && !isOfRates(key) ? [fitting(key, values)] : []
    })
    return there.filter((hotel) => tests.every((fits) => fits(hotel)))
  }
  const led = (some: readonly PlainHotel[]): Left[] =>
    some.flatMap((hotel) => {
      const lead = leadOf(hotel, filters)
      return lead ? [{ hotel, lead }] : []
    })
  const all = fitted(null)
  const matches = led(all)
  const within = new Map(
    hotelFacets.map(({ key }) => [key, filters[key] && !isOfRates(key) ? led(fitted(key)) : matches]),
  )
  const sorted = [...matches]
  if (sort) sorted.sort((a, b) => compare[sort](a, b) || a.hotel.id - b.hotel.id)
  const from = (query.page - 1) * query.pageSize
  const shown = sorted.slice(from, from + query.pageSize)
  const cents = matches.map(({ lead }) => lead.cents)
  return {
    total: matches.length,
    totalPages: Math.ceil(matches.length / query.pageSize),
    ids: shown.map(({ hotel }) => hotel.id),
    rates: shown.map(({ lead }) => lead.number),
    free: shown.map(({ hotel }) =>
      Number(leadOf(hotel, { ...filters, free_cancellation: ['true'] }) !== null),
    ),
    // The hotels that would remain if this option were the only one chosen in its group.
    counts: options.map(({ key, value }) =>
      isOfRates(key)
        ? all.filter((hotel) => leadOf(hotel, { ...filters, [key]: [value] })).length
        : (within.get(key) ?? []).map(({ hotel }) => hotel).filter(fitting(key, [value])).length,
    ),
    priceRange: cents.length === 0 ? null : { minCents: Math.min(...cents), maxCents: Math.max(...cents) },
  }
}
