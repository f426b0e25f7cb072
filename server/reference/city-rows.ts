import 'server-only'
import type { AirportRecord, CityRecord } from '../../contract/reference/files.ts'
import { stateNames } from '../../contract/place/state-names.ts'
import { hasOtherLetters, type CityRow, type ScriptRow } from '../../lib/place/name-files.ts'
import { busyAirports } from './busy-airports.ts'
import { citiesOfStates } from './cities-of-states.ts'

/** Pseudo airports: stations with a code, and codes of a whole city. `Air Station` is an airfield. */
const NO_AIRPORT =
  /\b(?:railway|rail|train|bus|gare|aerogare|hauptbahnhof|ferry)\b|\bmetropolitan(?: area)?$/i
/** No airline serves the heliports of these countries, though they have codes. */
const HELIPORT = /\bheli(?:port|pad)\b/i
const WITHOUT_HELIPORTS: ReadonlySet<string> = new Set(['US', 'FR', 'KR'])

const millionsOf: ReadonlyMap<string, number> = new Map(
  busyAirports.flatMap(([millions, codes]) => codes.split(' ').map((code) => [code, millions] as const)),
)
const stateOf: ReadonlyMap<string, string> = new Map(
  Object.entries(citiesOfStates).flatMap(([country, states]) =>
    Object.entries(states).flatMap(([state, codes]) => {
      const named = `${state} ${stateNames[country]?.[state] ?? ''}`
      return codes.split(' ').map((code) => [code, named] as const)
    }),
  ),
)

/**
 * Cities and airports with flights, from the two reference files (Session gateway, Static files and images).
 * Places without flights are left out, including railway stations with a code. In order of zones: cities that
 * share one share words too, and a file of them is smaller.
 */
export function cityRows(cities: readonly CityRecord[], airports: readonly AirportRecord[]): CityRow[] {
  const cityByCode = new Map(cities.map((city) => [city.code, city]))
  const rows = [...servedCities(airports)].map(([code, own]): CityRow => {
    const city = cityByCode.get(code)
    const airportRows = own
      .toSorted((one, other) => millions(other) - millions(one))
      .map((airport) => [airport.code, airport.name, airport.country_code, ...otherNames(airport)] as const)
    const names = city ? otherNames(city).filter((name) => !hasOtherLetters(name)) : []
    const zone = city?.time_zone ?? own[0]?.time_zone ?? ''
    const passengers = own.reduce((sum, airport) => sum + millions(airport), 0)
    const state = stateOf.get(code)
    const row = [
      code,
      city?.name ?? '',
      city?.country_code ?? '',
      names,
      airportRows,
      zone,
      passengers,
    ] as const
    return state === undefined ? row : [...row, state]
  })
  return rows.toSorted(([, , , , , one = ''], [, , , , , other = '']) =>
    one < other ? -1 : one > other ? 1 : 0,
  )
}

/** The names of cities with flights in other letters than Latin. */
export function scriptRows(cities: readonly CityRecord[], airports: readonly AirportRecord[]): ScriptRow[] {
  const served = servedCities(airports)
  return cities.flatMap((city): ScriptRow[] => {
    const names = served.has(city.code) ? otherNames(city).filter(hasOtherLetters) : []
    return names.length === 0 ? [] : [[city.code, ...names]]
  })
}

function servedCities(airports: readonly AirportRecord[]): Map<string, AirportRecord[]> {
  const served = airports.filter((airport) => airport.flightable && isAirport(airport))
  return Map.groupBy(served, (airport) => airport.city_code)
}

/** Whether a record is an airport that airlines serve, by its kind and name. */
export function isAirport({ iata_type: type, name, country_code: country }: AirportRecord): boolean {
  if (type === 'railway' || NO_AIRPORT.test(name)) return false
  return !(HELIPORT.test(name) && WITHOUT_HELIPORTS.has(country))
}

/** Millions of passengers of an airport a year; 0 below two. */
export function millions({ code }: AirportRecord): number {
  return millionsOf.get(code) ?? 0
}

function otherNames(named: Pick<CityRecord, 'name' | 'name_translations'>): string[] {
  return [...new Set(Object.values(named.name_translations))].filter((name) => name !== named.name)
}
