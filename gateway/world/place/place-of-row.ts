import { placeTypes } from '../../../contract/place/types.ts'
import { countNear } from '../hotel/catalogue/count-near.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import type { WorldPlace } from '../geography/place.ts'

/** The record of a row. The hotels near a landmark are counted when it is asked for the first time: its city must be made. */
export function placeOfRow(row: number): WorldPlace {
  const places = gazetteer()
  if (places.type[row] === placeTypes.indexOf('landmark') && places.hotels[row] === 0) {
    places.hotels[row] = countNear(row)
  }
  return places.place(row)
}
