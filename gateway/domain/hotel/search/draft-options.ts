import {
  bedTypes,
  facilities,
  meals,
  propertyTypes,
  roomFacilities,
  type HotelFacetKey,
} from '../../../../contract/hotel/codes.ts'
import type { HotelGroup } from '../../../supply/hotel/hotel.ts'
import type { HotelColumns } from './hotel-columns.ts'
import { wordsFor } from './bit-memory.ts'

/** Steps of the numeric groups (v3, Filter groups); `price` is the highest price a night in whole USD. */
export const rangeSteps = {
  price: [50, 100, 150, 200, 300, 500],
  stars: [0, 1, 2, 3, 4, 5],
  review_score: [5, 6, 7, 8, 9],
  distance_km: [1, 3, 5],
  min_beds: [1, 2, 3, 4, 5],
  min_bedrooms: [1, 2, 3, 4],
} as const

/** An option without a number yet. `rows` is null when its rows depend on the dates. */
export type DraftOption = { value: string; v2: string; name: string; rows: Uint32Array | null }

/** All options of a facet group in a place, including fixed options that no hotel has. */
export function draftOptions(city: HotelColumns, key: HotelFacetKey): DraftOption[] {
  return drafts[key](city)
}

const drafts: Record<HotelFacetKey, (city: HotelColumns) => DraftOption[]> = {
  price: () =>
    rangeSteps.price.map((step) => ({
      ...draft(String(step), `Up to USD ${step}`, null),
      v2: `0-${step}`,
    })),
  stars: (city) =>
    listed(rangeSteps.stars, starName, (step) => where(city, (row) => city.stars[row] === step)),
  review_score: (city) =>
    listed(
      rangeSteps.review_score,
      (step) => `${step} or more`,
      (step) => atLeast(city, city.reviewScore, step * 10),
    ),
  meals: (city) => fromMasks(city, meals, city.meals),
  free_cancellation: () => [draft('true', 'Free cancellation', null)],
  adults_only: (city) => [draft('true', 'Adults only', atLeast(city, city.adultsOnly, 1))],
  sustainable: (city) => [draft('true', 'Sustainable', atLeast(city, city.sustainable, 1))],
  distance_km: (city) =>
    listed(
      rangeSteps.distance_km,
      (step) => `Within ${step} km`,
      (step) => where(city, (row) => (city.distance[row] as number) <= step * 1000),
    ),
  min_beds: (city) =>
    listed(
      rangeSteps.min_beds,
      (step) => orMore(step, 'bed'),
      (step) => atLeast(city, city.beds, step),
    ),
  min_bedrooms: (city) =>
    listed(
      rangeSteps.min_bedrooms,
      (step) => orMore(step, 'bedroom'),
      (step) => atLeast(city, city.bedrooms, step),
    ),
  bed_type: (city) => fromMasks(city, bedTypes, city.bedTypes),
  property_type: (city) => {
    const column = city.propertyType
    return propertyTypes.map(({ id, name }) =>
      draft(
        String(id),
        name,
        where(city, (row) => column[row] === id),
      ),
    )
  },
  facility: (city) => fromMasks(city, facilities, city.facilities),
  room_facility: (city) => fromMasks(city, roomFacilities, city.roomFacilities),
  district: (city) => fromColumn(city, city.districts, city.district),
  chain: (city) => fromColumn(city, city.chains, city.chain),
  landmark: (city) =>
    city.landmarks.map(({ id, name }, at) =>
      draft(String(id), name, ofRows(city, city.nearLandmark[at] ?? [])),
    ),
}

const starName = (stars: number) => (stars === 0 ? 'Unrated' : stars === 1 ? '1 star' : `${stars} stars`)
const orMore = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'} or more`

function draft(value: string, name: string, rows: Uint32Array | null): DraftOption {
  return { value, v2: value, name, rows }
}

function listed(
  steps: readonly number[],
  nameOf: (step: number) => string,
  rowsOf: (step: number) => Uint32Array,
): DraftOption[] {
  return steps.map((step) => draft(String(step), nameOf(step), rowsOf(step)))
}

/** Options from bit masks: bit i stands for entry i of the list. */
function fromMasks(
  city: HotelColumns,
  list: readonly { id: number | string; name: string }[],
  masks: Uint32Array,
): DraftOption[] {
  return list.map(({ id, name }, bit) =>
    draft(
      String(id),
      name,
      where(city, (row) => ((masks[row] as number) & (1 << bit)) !== 0),
    ),
  )
}

/** Options from a column of list indexes; rows with any other number belong to none. */
function fromColumn(city: HotelColumns, list: readonly HotelGroup[], column: Uint16Array): DraftOption[] {
  const options = list.map(({ id, name }) => ({ name, value: String(id), rows: emptySet(city) }))
  for (let row = 0; row < city.size; row++) {
    const rows = options[column[row] as number]?.rows
    if (rows) addRow(rows, row)
  }
  return options.map(({ value, name, rows }) => draft(value, name, rows))
}

function ofRows(city: HotelColumns, members: Iterable<number>): Uint32Array {
  const rows = emptySet(city)
  for (const row of members) addRow(rows, row)
  return rows
}

function atLeast(city: HotelColumns, column: Uint8Array, least: number): Uint32Array {
  return where(city, (row) => (column[row] as number) >= least)
}

function where(city: HotelColumns, holds: (row: number) => boolean): Uint32Array {
  const rows = emptySet(city)
  for (let row = 0; row < city.size; row++) if (holds(row)) addRow(rows, row)
  return rows
}

function emptySet(city: HotelColumns): Uint32Array {
  return new Uint32Array(wordsFor(city.size))
}

function addRow(rows: Uint32Array, row: number): void {
  ;(rows[row >>> 5] as number) |= 1 << (row & 31)
}
