import 'server-only'
import type { AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import type { UnservedCityRow } from '../../lib/place/name-files.ts'
import { foldText } from '../../text/fold-text.ts'
import { isAirport, millions } from './city-rows.ts'

/** A place with names in as many languages is one that people may ask for; thousands are airfields. */
const LANGUAGES_OF_KNOWN = 4
const NEAREST = 3
const EARTH_KILOMETRES = 6371

type Point = CityRecord['coordinates']

/**
 * Known cities without scheduled flights, from the two reference files (Session gateway, Static files and
 * images), with the nearest airports of two million passengers or more. Left out are second codes of a city
 * that has flights.
 */
export function unservedCityRows(
  cities: readonly CityRecord[],
  airports: readonly AirportRecord[],
): UnservedCityRow[] {
  const served = airports.filter((airport) => airport.flightable && isAirport(airport))
  const servedCodes = new Set(served.map((airport) => airport.city_code))
  const keyOf = ({ name, country_code: country }: CityRecord) => `${foldText(name)} ${country}`
  const servedNames = new Set(cities.filter(({ code }) => servedCodes.has(code)).map(keyOf))
  const busy = served.filter((airport) => millions(airport) > 0)
  const known = cities.filter(
    (city) =>
      !servedCodes.has(city.code) &&
      !servedNames.has(keyOf(city)) &&
      Object.keys(city.name_translations).length >= LANGUAGES_OF_KNOWN,
  )
  const airportsOf = Map.groupBy(airports, (airport) => airport.city_code)
  // Several codes can be of one city, as Kyiv has an old airport and a new one.
  return [...Map.groupBy(known, keyOf).values()].flatMap((records): UnservedCityRow[] => {
    const [city] = records
    if (!city) return []
    const names = Object.values(city.name_translations).filter((name) => name !== city.name)
    const codes = records.flatMap(({ code }) => [
      code,
      ...(airportsOf.get(code) ?? []).map((airport) => airport.code),
    ])
    const otherNames = [...new Set([...names, ...codes])]
    return [[city.name, city.country_code, otherNames, nearestTo(city.coordinates, busy)]]
  })
}

function nearestTo(from: Point, airports: readonly AirportRecord[]): UnservedCityRow[3] {
  return airports
    .map(({ code, coordinates }) => [code, kilometres(from, coordinates)] as const)
    .sort(([, one], [, other]) => one - other)
    .slice(0, NEAREST)
    .map(([code, distance]) => [code, Math.round(distance)] as const)
}

/** Along a great circle. */
function kilometres(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(other.lat - one.lat) / 2, radians(other.lon - one.lon) / 2]
  const half =
    Math.sin(north) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east) ** 2
  return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(half))
}
