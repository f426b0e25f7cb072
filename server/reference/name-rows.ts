import 'server-only'
import type { AirlineRecord, AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import type { AirlineRow, CityRow } from '../../lib/place/name-files.ts'

/**
 * Cities and airports with flights, from the two reference files (Session gateway, Static files and images).
 * Places without flights are left out, including railway stations with a code.
 */
export function cityRows(cities: readonly CityRecord[], airports: readonly AirportRecord[]): CityRow[] {
  const served = airports.filter((airport) => airport.flightable && airport.iata_type !== 'railway')
  const known = new Map(cities.map((city) => [city.code, city]))
  return [...Map.groupBy(served, (airport) => airport.city_code)].map(([code, own]) => {
    const city = known.get(code)
    const rows = own.map(
      (airport) => [airport.code, airport.name, airport.country_code, ...otherNames(airport)] as const,
    )
    return [code, city?.name ?? '', city?.country_code ?? '', city ? otherNames(city) : [], rows]
  })
}

export function airlineRows(airlines: readonly AirlineRecord[]): AirlineRow[] {
  return airlines.map((airline) => [airline.code, airline.name])
}

function otherNames(named: Pick<CityRecord, 'name' | 'name_translations'>): string[] {
  return [...new Set(Object.values(named.name_translations))].filter((name) => name !== named.name)
}
