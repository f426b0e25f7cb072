import type { PlaceType } from '../../../contract/place/types.ts'
import type { Pausing } from '../once-built.ts'
import type { CitySights, Sight } from './city-sights.ts'
import { hotelCountOf } from './hotel-count.ts'
import { landmarkId, quarterId } from './place-id.ts'
import { noRegion, type PlaceRows } from './place-rows.ts'
import { sidesNamed } from './shore.ts'

/**
 * Adds the facts listed in this project about popular cities: quarters, landmarks, more hotels, a corrected
 * centre. A quarter that GeoNames already has is not added again.
 */
export function* addSights(
  rows: PlaceRows,
  sights: readonly CitySights[],
  countryRows: ReadonlyMap<string, number>,
): Pausing<void> {
  const wanted = new Map(
    sights.map((entry) => [`${countryRows.get(entry.countryCode)} ${entry.city}`, entry]),
  )
  const names = new Set(sights.map(({ city }) => city))
  for (let row = 0, last = rows.names.length; row < last && wanted.size > 0; row++) {
    if (row % 10_000 === 0) yield
    if (!rows.isOf(row, 'city') || !names.has(rows.names[row] ?? '')) continue
    const name = `${rows.country[row]} ${rows.names[row]}`
    const entry = wanted.get(name)
    if (entry === undefined) continue
    wanted.delete(name)
    addOf(rows, row, entry)
  }
  if (wanted.size > 0) throw new Error(`No city for the sights of ${[...wanted.keys()].join(', ')}`)
}

function addOf(rows: PlaceRows, row: number, entry: CitySights): void {
  applyFacts(rows, row, entry)
  const number = -(rows.id[row] ?? 0)
  const names = new Set((rows.parts.get(row) ?? []).map((part) => rows.names[part]))
  for (const quarter of entry.quarters) {
    if (!names.has(quarter.name)) addSight(rows, quarter, 'district', quarterId(number, quarter.name), row)
  }
  for (const landmark of entry.landmarks) {
    addSight(rows, landmark, 'landmark', landmarkId(number, landmark.name), row)
  }
}

/**
 * Gives a popular city its name words, its listed hotel names, its sea sides, more hotels than its population
 * suggests, and its centre where GeoNames has it wrong.
 */
function applyFacts(rows: PlaceRows, row: number, { words, houses, centre, sea }: CitySights): void {
  rows.wordsOfCity.set(row, words)
  rows.housesOfCity.set(row, houses)
  if (sea.length > 0) rows.seaOfCity.set(row, sidesNamed(sea))
  const fewer = rows.hotels[row] ?? 0
  const basis = { id: rows.id[row] ?? 0, population: rows.population[row] ?? 0, visited: true }
  const hotels = hotelCountOf(basis)
  rows.hotels[row] = hotels
  for (const whole of rows.wholesOf(row)) rows.hotels[whole] = (rows.hotels[whole] ?? 0) + hotels - fewer
  if (centre !== null) rows.put(row, centre)
}

/** Adds a point of a city as one of its parts. */
export function addSight(rows: PlaceRows, sight: Sight, type: PlaceType, id: number, city: number): void {
  const row = rows.add(sight.name, type, id, rows.country[city] ?? 0)
  rows.region[row] = rows.region[city] ?? noRegion
  rows.put(row, sight)
  rows.addPart(row, city)
}
