import { readTable, text } from '../table.ts'
import { readHolidayRegions } from '../geography/holiday-regions.ts'
import { holidayRegionId, regionId } from '../geography/place-id.ts'

/** Internal id and name for each other name of a region. */
export function* otherNamesOfRegions(): Generator<[id: number, name: string]> {
  const columns = { countryCode: text, adminCode: text, name: text }
  const file = new URL('./facts/other-region-names.tsv', import.meta.url)
  for (const { countryCode, adminCode, name } of readTable(file, columns)) {
    yield [regionId(countryCode, adminCode), name]
  }
  for (const region of readHolidayRegions()) {
    for (const name of region.otherNames) yield [holidayRegionId(region), name]
  }
}
