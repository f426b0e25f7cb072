import { gazetteer } from '../../geography/gazetteer.ts'
import { cityOfRow } from './known-city.ts'

/** How many hotels of its city stand near a landmark of the gazetteer, by its row. */
export function countNear(landmarkRow: number): number {
  const places = gazetteer()
  const city = places.cityOf(landmarkRow)
  if (city === null) return 0
  const { landmarks, nearLandmark } = cityOfRow(city)
  const at = landmarks.findIndex(({ id }) => id === -(places.id[landmarkRow] ?? 0))
  return nearLandmark[at]?.length ?? 0
}
