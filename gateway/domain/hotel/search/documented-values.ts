import {
  bedTypes,
  facilities,
  meals,
  propertyTypes,
  roomFacilities,
  type HotelFacetKey,
} from '../../../../contract/hotel/codes.ts'

/** Steps of the groups that are ordered numbers (v3, Filter groups); `price` is the highest a night in whole USD. */
export const rangeSteps = {
  price: [50, 100, 150, 200, 300, 500],
  stars: [0, 1, 2, 3, 4, 5],
  review_score: [5, 6, 7, 8, 9],
  distance_km: [1, 3, 5],
  min_beds: [1, 2, 3, 4, 5],
  min_bedrooms: [1, 2, 3, 4],
} as const

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
 * Whether the documents name a value for a group. Such a value may be asked for where no hotel has it, and nothing
 * matches; what each place has of its own (districts, chains, landmarks) must have stood in its menu.
 */
export function isDocumented(key: HotelFacetKey, value: string): boolean {
  return documented[key].has(value)
}
