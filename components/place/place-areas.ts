import { countryName } from '../../lib/place/countries.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import { countriesNamed } from './find-countries.ts'
import { stateName } from './place-name.ts'
import type { Entry, PlaceTables } from './place-tables.ts'
import type { Place } from './place.ts'

/** A country, state or region with the cities there that have flights. */
export type Area = {
  /** `Maldives`; with its country for a part of one: `Canary Islands, Spain`. */
  name: string
  /** Its cities, the busiest first. */
  cities: readonly Place[]
  airportCount: number
}

/**
 * The areas that a folded text names: countries, then states, and regions, which several cities have as
 * another name.
 * @param named the cities with the text as a whole name
 */
export function areasNamed(tables: PlaceTables, text: string, named: readonly Entry[]): Area[] {
  const parts = partsNamed(tables, text, named)
  const countries = countriesNamed(text).flatMap((code): Area[] => {
    const name = countryName(code)
    // Scotland is named, not the United Kingdom.
    const isPart = foldText(name) !== text && parts.some(({ cities: [city] }) => city?.country === code)
    const namesakes = named.map(placeOf).filter(({ country }) => country === code)
    return isPart ? [] : [areaOf(tables, name, [...namesakes, ...(tables.citiesByCountry.get(code) ?? [])])]
  })
  return [...countries, ...parts].filter(({ cities }) => cities.length > 0)
}

/** States and regions; none where a city is called so. */
function partsNamed(tables: PlaceTables, text: string, named: readonly Entry[]): Area[] {
  if (named.some(({ place }) => foldText(place.name) === text)) return []
  const state = tables.citiesByState.get(joined(text)) ?? []
  const byCountry = Map.groupBy(named, ({ place }) => place.country)
  const regions = [...byCountry].flatMap(([country, entries]) => {
    const names = new Set(entries.map(({ place }) => place.name))
    // Two places of one English name are one city: Copenhagen by its name in Swedish.
    return names.size > 1 ? [{ country, name: entries[0]?.name ?? '', cities: entries.map(placeOf) }] : []
  })
  const states = [...Map.groupBy(state, ({ country }) => country)].map(([country, cities]) => ({
    country,
    name: cities[0] ? stateName(cities[0]) : '',
    cities: [...(regions.find((region) => region.country === country)?.cities ?? []), ...cities],
  }))
  const others = regions.filter(({ country }) => states.every((each) => each.country !== country))
  return [...states, ...others].map(({ country, name, cities }) =>
    areaOf(tables, `${name}, ${countryName(country)}`, cities),
  )
}

function areaOf({ airports }: PlaceTables, name: string, places: readonly Place[]): Area {
  const cities = [...new Set(places)]
  const airportCount = cities.reduce((sum, { code }) => sum + (airports.get(code)?.length ?? 1), 0)
  return { name, cities, airportCount }
}

function placeOf({ place }: Entry): Place {
  return place
}
