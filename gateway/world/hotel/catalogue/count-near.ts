import { gazetteer } from '../../geography/gazetteer.ts'
import { cityOfRow } from './known-city.ts'

/** The number of hotels of a city near one of its landmarks, by the landmark's row in the gazetteer. */
export function countNear(landmarkRow: number): number {
  const places = gazetteer()
  const city = places.cityOf(landmarkRow)
  if (city === null) return 0
  const { landmarks, nearLandmark } = cityOfRow(city)
  const at = landmarks.findIndex(({ id }) => id === -(places.id[landmarkRow] ?? 0))
  return nearLandmark[at]?.length ?? 0
}
