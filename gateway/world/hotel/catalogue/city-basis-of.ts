import { placeTypes } from '../../../../contract/place/types.ts'
import { gazetteer } from '../../geography/gazetteer.ts'
import { cityId } from '../../geography/place-id.ts'
import { sandboxCity } from '../../geography/sandbox-city.ts'
import { Shore } from '../../geography/shore.ts'
import { reachOf } from './position.ts'
import { scenarioHotels } from './scenario-hotels.ts'
import type { CityBasis, KnownDistrict } from './city-basis.ts'

/** The facts from which the hotels of a city in the gazetteer are made, by its row. */
export function cityBasisOf(row: number): CityBasis {
  const places = gazetteer()
  const isSandbox = places.id[row] === cityId(sandboxCity.number)
  const parts = places.partsOf(row).map((part) => ({
    row: part,
    type: placeTypes[places.type[part] ?? 0],
    id: places.id[part] ?? 0,
    name: places.names[part] ?? '',
    ...places.pointOf(part),
  }))
  const population = places.population[row] ?? 0
  const shore = new Shore(places.pointOf(row), reachOf({ population }))
  return {
    placeId: places.id[row] ?? 0,
    name: places.names[row] ?? '',
    countryCode: places.countryCode(row),
    population,
    ...places.pointOf(row),
    hotels: places.hotels[row] ?? 0,
    districts: parts
      .filter(({ type }) => type === 'district')
      .map(({ id, name, lat, lon, row: part }): KnownDistrict => ({
        id,
        name,
        lat,
        lon,
        hotels: places.hotels[part] ?? 0,
      })),
    landmarks: parts
      .filter(({ type }) => type === 'landmark')
      .map(({ id, name, lat, lon }) => ({ id, name, lat, lon })),
    words: places.wordsOf(row),
    houses: isSandbox ? scenarioHotels.map(({ name }) => name) : places.housesOf(row),
    scenarios: isSandbox,
    sea: places.writtenSeaOf(row) ?? shore.sea(),
    shore,
  }
}
