import { otherRegionNames } from './facts/other-region-names.ts'
import { readHolidayRegions } from '../geography/holiday-regions.ts'
import { holidayRegionId, regionId } from '../geography/place-id.ts'

/** Internal id and name for each other name of a region. */
export function* otherNamesOfRegions(): Generator<[id: number, name: string]> {
  for (const [countryCode, regions] of Object.entries(otherRegionNames)) {
    for (const [adminCode, names] of Object.entries(regions)) {
      for (const name of names) yield [regionId(countryCode, adminCode), name]
    }
  }
  for (const region of readHolidayRegions()) {
    for (const name of region.otherNames) yield [holidayRegionId(region), name]
  }
}
