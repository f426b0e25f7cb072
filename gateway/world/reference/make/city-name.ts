import { foldText } from '../../../../text/fold-text.ts'
import type { PlacesAround, PopulatedPlace } from './populated-places.ts'
import type { SourceAirport } from './source-airports.ts'

/** The populated place that an airport serves; null when none is near. */
export function placeServed(airport: SourceAirport, places: PlacesAround): PopulatedPlace | null {
  const near = places.within(airport.lat, airport.lon, 70)
  const name = ` ${foldText(airport.name)} `
  const sameCountry = near.filter((n) => n.place.country === airport.countryCode)
  const named = sameCountry.filter(
    (n) => n.place.name.length > 2 && name.includes(` ${foldText(n.place.name)} `),
  )
  const pick =
    best(named, 30) ??
    best(
      sameCountry.filter((n) => n.km <= 40),
      8,
    )
  return pick
}

/** Name for an airport without a place nearby: its own name without the words that say it is an airport. */
export function bareName(airportName: string): string {
  const bare = airportName
    .replace(/\(.*?\)/g, ' ')
    .replace(
      /\b(international|regional|municipal|domestic|national|airport|aerodrome|airfield|airstrip|landing strip|field|air base|air force base|air station|afb|heliport|helipad|seaplane base|sea plane base|water aerodrome|spb)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/[\s,-]+$/, '')
    .trim()
  return bare === '' ? airportName : bare
}

/** The best place: a large and near one, as population is divided by the squared distance. */
function best(
  near: readonly { place: PopulatedPlace; km: number }[],
  scaleKm: number,
): PopulatedPlace | null {
  let pick: PopulatedPlace | null = null
  let top = -1
  for (const { place, km } of near) {
    const score = (place.population + 200) / (1 + (km / scaleKm) ** 2)
    if (score > top) {
      pick = place
      top = score
    }
  }
  return pick
}
