import { placeTypes } from '../../../contract/place/types.ts'
import { countNear } from '../hotel/catalogue/count-near.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import type { WorldPlace } from '../geography/place.ts'

/**
 * The record of a row. The hotels near a landmark are counted at its first use, because its city has to be
 * made for that.
 */
export function placeOfRow(row: number): WorldPlace {
  const places = gazetteer()
  if (places.type[row] === placeTypes.indexOf('landmark') && places.hotels[row] === 0) {
    places.hotels[row] = countNear(row)
  }
  return places.place(row)
}
