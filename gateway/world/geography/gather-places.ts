import { countries } from '../reference/countries.ts'
import type { Pausing } from '../once-built.ts'
import { addSight, addSights } from './add-sights.ts'
import { readCitySights } from './city-sights.ts'
import { districtParents } from './district-parents.ts'
import { livingCities, readRegions } from './gazetteer-sources.ts'
import { liesIn, readHolidayRegions, type HolidayRegion } from './holiday-regions.ts'
import { hotelCountOf } from './hotel-count.ts'
import { cityId, countryId, holidayRegionId, regionId } from './place-id.ts'
import { noCity, PlaceRows } from './place-rows.ts'
import type { SourceCity } from './read-cities.ts'
import { sandboxCity } from './sandbox-city.ts'
import { hashPair, unit } from '../../hash.ts'

/** Rows of the holiday regions, by the country of their cities. */
type HolidayRows = ReadonlyMap<string, readonly { region: HolidayRegion; row: number }[]>
type RegionRows = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * Gathers all places in this order: countries, administrative regions, holiday regions, cities and districts
 * by falling population, the city of the sandbox, and, among the parts of cities, the quarters and landmarks
 * listed in this project.
 */
export function* gatherPlaces(): Pausing<PlaceRows> {
  const sources = yield* livingCities()
  const named = [...countries().values()]
  const regions = readRegions()
  const holidays = readHolidayRegions()
  const sights = readCitySights()
  const sightCount = sights.reduce((sum, each) => sum + each.landmarks.length + each.quarters.length, 0)
  // Quarters that GeoNames already has leave their reserved rows unused.
  const room = named.length + regions.length + holidays.length + sources.length + sightCount + 2
  const rows = new PlaceRows(
    room,
    named.map(({ code }) => code),
  )
  const countryRows = new Map(named.map(({ code }, row) => [code, row]))
  for (const { code, name } of named) rows.add(name, 'country', countryId(code), countryRows.get(code) ?? 0)
  const regionRows = new Map(named.map(({ code }) => [code, new Map<string, number>()]))
  for (const { countryCode, adminCode, name } of regions) {
    regionRows.get(countryCode)?.set(adminCode, rows.names.length)
    rows.add(name, 'region', regionId(countryCode, adminCode), countryRows.get(countryCode) ?? 0)
  }
  const holidayRows = addHolidays(rows, holidays, countryRows)
  const firstCity = rows.names.length
  for (const [at, city] of sources.entries()) {
    if (at % 5000 === 0) yield
    addCity(rows, city, countryRows, regionRows, holidayRows)
  }
  yield* addDistricts(rows, sources, firstCity)
  yield* addSights(rows, sights, countryRows)
  addSandbox(rows, countryRows)
  yield
  shareOut(rows)
  yield
  placeWholes(rows, firstCity, firstCity + sources.length)
  return rows
}

function addHolidays(
  rows: PlaceRows,
  holidays: readonly HolidayRegion[],
  countryRows: ReadonlyMap<string, number>,
): HolidayRows {
  const added = holidays.map((region) => {
    const country = countryRows.get(region.countryCodes[0])
    if (country === undefined) throw new Error(`No country for the region ${region.name}`)
    return { region, row: rows.add(region.name, 'region', holidayRegionId(region), country) }
  })
  const codes = new Set(holidays.flatMap(({ countryCodes }) => countryCodes))
  return new Map(
    [...codes].map((code) => [code, added.filter(({ region }) => region.countryCodes.includes(code))]),
  )
}

function addCity(
  rows: PlaceRows,
  city: SourceCity,
  countryRows: ReadonlyMap<string, number>,
  regionRows: RegionRows,
  holidayRows: HolidayRows,
): void {
  const country = countryRows.get(city.countryCode)
  if (country === undefined) throw new Error(`No country ${city.countryCode} for the city ${city.name}`)
  const type = city.featureCode === 'PPLX' ? 'district' : 'city'
  const row = rows.add(city.name, type, cityId(city.geonamesId), country)
  const region = regionRows.get(city.countryCode)?.get(city.adminCode)
  const hotels = hotelCountOf({ id: rows.id[row] ?? 0, population: city.population, visited: false })
  rows.population[row] = city.population
  rows.hotels[row] = hotels
  rows.latLon[2 * row] = city.lat
  rows.latLon[2 * row + 1] = city.lon
  if (region !== undefined) rows.region[row] = region
  // A district's population and hotels are already counted in its city.
  if (type === 'district') return
  for (const holiday of holidayRows.get(city.countryCode) ?? []) {
    if (liesIn(holiday.region, rows.pointOf(row))) rows.addToHoliday(row, holiday.row)
  }
  for (const whole of rows.wholesOf(row)) {
    rows.population[whole] = (rows.population[whole] ?? 0) + city.population
    rows.hotels[whole] = (rows.hotels[whole] ?? 0) + hotels
  }
}

function* addDistricts(rows: PlaceRows, sources: readonly SourceCity[], firstCity: number): Pausing<void> {
  const parents = yield* districtParents(sources)
  const cities = new Set(parents.values())
  const rowOf = new Map<SourceCity, number>()
  for (const [at, source] of sources.entries()) {
    if (parents.has(source) || cities.has(source)) rowOf.set(source, firstCity + at)
  }
  yield
  for (const [district, city] of parents) {
    const row = rowOf.get(district)
    if (row !== undefined) rows.addPart(row, rowOf.get(city) ?? noCity)
  }
}

/** Adds the sandbox city. It does not count towards its country's hotels or population. */
function addSandbox(rows: PlaceRows, countryRows: ReadonlyMap<string, number>): void {
  const { name, number, countryCode, hotels, quarter } = sandboxCity
  const row = rows.add(name, 'city', cityId(number), countryRows.get(countryCode) ?? 0)
  rows.hotels[row] = hotels
  rows.put(row, sandboxCity)
  addSight(rows, quarter, 'district', cityId(quarter.number), row)
}

/** Gives every district of a city its share of the city's hotels. */
function shareOut(rows: PlaceRows): void {
  for (const [city, parts] of rows.parts) {
    const districts = parts.filter((part) => rows.isOf(part, 'district'))
    const basis = districts.map((row) => ({ id: rows.id[row] ?? 0, kmFromCentre: rows.kmBetween(city, row) }))
    const shares = districtShares(rows.hotels[city] ?? 0, basis)
    for (const [at, row] of districts.entries()) rows.hotels[row] = shares[at] ?? 0
  }
}

/**
 * Puts each country and region at the position of its largest city. Cities are in order of falling
 * population, so the loop runs backwards and the largest city is written last.
 */
function placeWholes(rows: PlaceRows, firstCity: number, end: number): void {
  for (let row = end - 1; row >= firstCity; row--) {
    for (const whole of rows.wholesOf(row)) {
      rows.latLon[2 * whole] = rows.latLon[2 * row] ?? 0
      rows.latLon[2 * whole + 1] = rows.latLon[2 * row + 1] ?? 0
    }
  }
}

/** The facts that decide a known district's share of the hotels. */
type DistrictBasis = { id: number; kmFromCentre: number }

/**
 * How many of a city's hotels are in each of its known districts, in the order given; nearer districts have
 * more. A city with few known districts has most of its hotels elsewhere. The result does not need the hotels
 * themselves, and a district's nr_hotels is exactly the number that a search of it finds.
 */
function districtShares(hotels: number, districts: readonly DistrictBasis[]): number[] {
  const all = Math.round(hotels * (districts.length >= 8 ? 0.92 : 0.11 * districts.length))
  const weights = districts.map(({ id, kmFromCentre }) => (0.5 + unit(hashPair(id, 71))) / (kmFromCentre + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let soFar = 0
  let reached = 0
  return weights.map((weight) => {
    reached += weight
    const upTo = Math.round((all * reached) / total)
    const share = upTo - soFar
    soFar = upTo
    return share
  })
}
