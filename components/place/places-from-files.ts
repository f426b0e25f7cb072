import type { AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import type { Place } from './place-index.ts'

/**
 * Cities and airports that planes serve, from the two reference files (Session gateway, Static files and images).
 * What no plane serves is left out, railway stations with a code of their own too.
 */
export function placesFromFiles(cities: readonly CityRecord[], airports: readonly AirportRecord[]): Place[] {
  const served = airports.filter((airport) => airport.flightable && airport.iata_type !== 'railway')
  const servedCities = new Set(served.map((airport) => airport.city_code))
  const cityNames = new Map(cities.map((city) => [city.code, city.name]))
  const others = (names: Readonly<Record<string, string>>, own: string) =>
    [...new Set(Object.values(names))].filter((name) => name !== own)
  return [
    ...cities
      .filter((city) => city.has_flightable_airport && servedCities.has(city.code))
      .map((city): Place => ({
        code: city.code,
        kind: 'city',
        name: city.name,
        city: city.name,
        cityCode: city.code,
        country: city.country_code,
        otherNames: others(city.name_translations, city.name),
      })),
    ...served.map((airport): Place => ({
      code: airport.code,
      kind: 'airport',
      name: airport.name,
      city: cityNames.get(airport.city_code) ?? airport.name,
      cityCode: airport.city_code,
      country: airport.country_code,
      otherNames: others(airport.name_translations, airport.name),
    })),
  ]
}
