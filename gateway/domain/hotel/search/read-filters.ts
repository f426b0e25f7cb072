import {
  bedTypes,
  facilities,
  hotelFacets,
  meals,
  propertyTypes,
  roomFacilities,
  type HotelFacetKey,
} from '../../../../contract/hotel/codes.ts'
import type { CityIndex } from './city-index.ts'
import { rangeSteps } from './draft-options.ts'
import type { Filter, PriceRange } from './query.ts'

/**
 * The filters of a request, or the first key or value that the place does not know
 * (`value` is null for a key).
 */
export type ReadFilters = { ok: true; filters: Filter[] } | { ok: false; key: string; value: string | null }

/**
 * Reads the filters of a dialect with the menu of a place (v3, Filter rules; gaps 112, 144, 145). Groups
 * without values are ignored. Only v2 accepts a price range, `50-120`, where either end may be omitted.
 * @param input values by the group's key in that dialect; numbers and booleans as text.
 * @param without groups that count as unknown.
 */
export function readFilters(
  index: CityIndex,
  input: Readonly<Record<string, readonly string[]>>,
  dialect: 'v2' | 'v3',
  without: readonly HotelFacetKey[] = [],
): ReadFilters {
  const filters: Filter[] = []
  for (const [wireKey, values] of Object.entries(input)) {
    const key = keysOf[dialect].get(wireKey)
    if (!key || without.includes(key)) return { ok: false, key: wireKey, value: null }
    if (values.length === 0) continue
    const ranges: PriceRange[] = []
    const options: number[] = []
    for (const value of values) {
      const range = key === 'price' ? priceRange(value, dialect) : null
      const option = key === 'price' ? undefined : index.groupOf.get(key)?.idOf.get(value)
      if (range) ranges.push(range)
      else if (option !== undefined) options.push(option)
      else if (key === 'price' || !isDocumented(key, value)) return { ok: false, key: wireKey, value }
    }
    filters.push(key === 'price' ? { key, ranges } : { key, options })
  }
  return { ok: true, filters }
}

const keysOf = {
  v3: new Map<string, HotelFacetKey>(hotelFacets.map(({ key }) => [key, key])),
  v2: new Map<string, HotelFacetKey>(hotelFacets.map(({ key, v2 }) => [v2, key])),
}

/** Cents a night, or null when the text is not a price. */
function priceRange(value: string, dialect: 'v2' | 'v3'): PriceRange | null {
  if (isDocumented('price', value)) return { fromCents: 0, toCents: Number(value) * 100 }
  const ends = dialect === 'v2' ? /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value) : null
  if (!ends || value === '-') return null
  const [, from, to] = ends
  const range = {
    fromCents: from === undefined ? 0 : Math.round(Number(from) * 100),
    toCents: to === undefined ? Infinity : Math.round(Number(to) * 100),
  }
  return range.fromCents <= range.toCents ? range : null
}

const yes = ['true']
const ids = (list: readonly { id: number | string }[]) => list.map(({ id }) => String(id))

const documented: Record<HotelFacetKey, ReadonlySet<string>> = {
  price: new Set(rangeSteps.price.map(String)),
  stars: new Set(rangeSteps.stars.map(String)),
  review_score: new Set(rangeSteps.review_score.map(String)),
  meals: new Set(ids(meals)),
  free_cancellation: new Set(yes),
  adults_only: new Set(yes),
  sustainable: new Set(yes),
  distance_km: new Set(rangeSteps.distance_km.map(String)),
  min_beds: new Set(rangeSteps.min_beds.map(String)),
  min_bedrooms: new Set(rangeSteps.min_bedrooms.map(String)),
  bed_type: new Set(ids(bedTypes)),
  property_type: new Set(ids(propertyTypes)),
  facility: new Set(ids(facilities)),
  room_facility: new Set(ids(roomFacilities)),
  district: new Set(),
  chain: new Set(),
  landmark: new Set(),
}

/**
 * Whether the documents list a value for a group. Such a value is accepted even if no
 * hotel has it, and matches nothing. Districts, chains and landmarks are specific to
 * a place, so their values must be in its menu.
 */
function isDocumented(key: HotelFacetKey, value: string): boolean {
  return documented[key].has(value)
}
