import type { CityHotels } from '../city-hotels.ts'
import { emptyCity } from './empty-city.ts'
import { rowsNear } from './city-landmarks.ts'
import { metres } from './position.ts'
import type { Point } from '../../geography/kilometres.ts'

/** Rows of one city. */
export type RowsOf = { city: CityHotels; rows: readonly number[] }

/**
 * Some hotels of a city as a place of its own. Distances are measured from the place's centre; groups and
 * landmarks stay those of the city.
 */
export function someHotels(placeId: number, centre: Point, { city, rows }: RowsOf): CityHotels {
  const some = emptyCity(placeId, rows.length)
  for (const [at, row] of rows.entries()) {
    copyRow(city, row, some, at, centre)
    some.district[at] = city.district[row]!
    some.chain[at] = city.chain[row]!
  }
  return {
    ...some,
    districts: city.districts,
    chains: city.chains,
    landmarks: city.landmarks,
    nearLandmark: city.landmarks.map((landmark) => rowsNear(landmark, some.lat, some.lon)),
  }
}

/** Copies every column except the groups, with the distance from another centre. */
export function copyRow(
  from: CityHotels,
  row: number,
  to: ReturnType<typeof emptyCity>,
  at: number,
  centre: Point,
): void {
  to.hotelId[at] = from.hotelId[row]!
  to.name[at] = from.name[row]!
  to.lat[at] = from.lat[row]!
  to.lon[at] = from.lon[row]!
  to.stars[at] = from.stars[row]!
  to.reviewScore[at] = from.reviewScore[row]!
  to.reviewCount[at] = from.reviewCount[row]!
  to.distance[at] = metres(centre, { lat: from.lat[row]!, lon: from.lon[row]! })
  to.propertyType[at] = from.propertyType[row]!
  to.facilities[at] = from.facilities[row]!
  to.roomFacilities[at] = from.roomFacilities[row]!
  to.meals[at] = from.meals[row]!
  to.bedTypes[at] = from.bedTypes[row]!
  to.beds[at] = from.beds[row]!
  to.bedrooms[at] = from.bedrooms[row]!
  to.adultsOnly[at] = from.adultsOnly[row]!
  to.sustainable[at] = from.sustainable[row]!
  to.popularity[at] = from.popularity[row]!
}
