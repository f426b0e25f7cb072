import type { Gazetteer } from '../geography/gazetteer.ts'
import { cityId } from '../geography/place-id.ts'
import { airports, airportsOfCity } from '../reference/airports.ts'
import { cities } from '../reference/cities.ts'
import { otherNamesOf } from '../reference/names-of-cities.ts'

/** The rank of airports from which on visitors come from afar: the thousand busiest of the world. */
const busyRank = 0.5
/** Points for the busiest airport of all, as for thirteen times the people. */
const mostForTraffic = 1100
/** Points for each language that calls a city by another name than English, as for 7 % more people. */
const forLanguage = 30

/**
 * How much better cities are known than their number of people says, in the points of a search key: Valencia
 * in Spain is visited by more people than the larger Valencia in Venezuela. Airports and names in other
 * languages show it.
 * @returns the points of a row; 0 for every place that is no city.
 */
export function renownOf(places: Gazetteer): (row: number) => number {
  const rankOfRow = new Map<number, number>()
  for (const { code, geonamesId, flightable } of cities().values()) {
    const row = flightable && geonamesId !== 0 ? places.rowOf(cityId(geonamesId)) : null
    const rank = airports().get(airportsOfCity(code)[0] ?? '')?.sizeRank ?? 0
    if (row !== null) rankOfRow.set(row, Math.max(rank, rankOfRow.get(row) ?? 0))
  }
  return (row) => {
    if (places.type[row] !== 0) return 0
    const traffic = Math.max(0, (rankOfRow.get(row) ?? 0) - busyRank) / (1 - busyRank)
    const languages = new Set(otherNamesOf(-(places.id[row] ?? 0)).flatMap((name) => name.languages))
    return Math.round(mostForTraffic * traffic + forLanguage * languages.size)
  }
}
