import { metroTable } from './city-of-airport.ts'
import { kmBetween } from './populated-places.ts'
import type { SourceAirport } from './source-airports.ts'

/** Words of landing places that sell no scheduled flights beside a large airport. */
const isLandingPlace =
  /heliport|helipad|\barmy|\bnavy|\bnaval|\bafb\b|national guard|railway|\bstation|\b(aero)?gare\b|metropolitan/i

/** How far from a city's large airport such a place still belongs to the city, in kilometres. */
const radiusKm = 40

/**
 * Marks as without flights what the source counts as served in a city that has a busy airport: heliports on
 * roofs, army fields, railway stations and codes of the whole city. Otherwise London is found a second time,
 * as its Waterloo station (QQW).
 * @param busy codes of the airports with known traffic.
 */
export function withoutLandingPlaces(
  airports: readonly SourceAirport[],
  busy: ReadonlySet<string>,
): SourceAirport[] {
  const listed = new Set(metroTable().flatMap((metro) => metro.airports))
  const large = airports.filter(({ code, flightable }) => flightable && busy.has(code))
  return airports.map((airport) => {
    const { code, flightable, name } = airport
    if (!flightable || busy.has(code) || listed.has(code) || !isLandingPlace.test(name)) return airport
    const inCity = large.some(
      (other) =>
        other.countryCode === airport.countryCode &&
        Math.abs(other.lat - airport.lat) < 0.4 &&
        kmBetween(other.lat, other.lon, airport.lat, airport.lon) <= radiusKm,
    )
    return inCity ? { ...airport, flightable: false } : airport
  })
}
