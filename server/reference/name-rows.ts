import 'server-only'
import type { AirlineRecord, AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import type { AirlineRow, CityRow } from '../../lib/place/name-files.ts'

/**
 * Cities and airports with flights, from the two reference files (Session gateway, Static files and images).
 * Places without flights are left out, including railway stations with a code. In order of zones: cities that
 * share one share words too, and a file of them is smaller.
 */
export function cityRows(cities: readonly CityRecord[], airports: readonly AirportRecord[]): CityRow[] {
  const served = airports.filter((airport) => airport.flightable && airport.iata_type !== 'railway')
  const known = new Map(cities.map((city) => [city.code, city]))
  const rows = [...Map.groupBy(served, (airport) => airport.city_code)].map(([code, own]) => {
    const city = known.get(code)
    const airportRows = own.map(
      (airport) => [airport.code, airport.name, airport.country_code, ...otherNames(airport)] as const,
    )
    const zone = city?.time_zone ?? own[0]?.time_zone ?? ''
    const names = city ? otherNames(city) : []
    return [code, city?.name ?? '', city?.country_code ?? '', names, airportRows, zone] as const
  })
  return rows.toSorted((one, other) => (one[5] < other[5] ? -1 : one[5] > other[5] ? 1 : 0))
}

export function airlineRows(airlines: readonly AirlineRecord[]): AirlineRow[] {
  return airlines.map((airline) => [airline.code, airline.name])
}

function otherNames(named: Pick<CityRecord, 'name' | 'name_translations'>): string[] {
  return [...new Set(Object.values(named.name_translations))].filter((name) => name !== named.name)
}
