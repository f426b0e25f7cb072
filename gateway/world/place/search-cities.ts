import type { PlaceType } from '../../../contract/place/types.ts'
import { foldText } from '../../../text/fold-text.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { placeOfRow } from './place-of-row.ts'
import type { WorldPlace } from '../geography/place.ts'
import type { CityQuery } from '../../supply/place/port.ts'
import { searchPlaces } from './search-places.ts'

/**
 * A shorter text is a prefix of too many regions and countries, so it finds cities only by their own name.
 */
const shortestForWhole = 3
/** The most regions, and the most countries, that one text may mean. */
const mostWholes = 3

/**
 * Cities that match a text by their own name, by their region (their destination) or by their country, the
 * largest first. Cities that begin with the text come before those that contain it later or match it with a
 * typing error (Session gateway, City lookup, v1; gap 107).
 */
export function searchCities(query: CityQuery): WorldPlace[] {
  const text = foldText(query.q)
  const named = searchPlaces({ ...query, type: 'city' })
  const clean =
    text.length < shortestForWhole
      ? named
      : [...searchPlaces({ ...query, type: 'city', slips: false }), ...citiesWithin(wholesOf(query), query)]
  const all = [...clean.filter((place) => !hasFurtherOn(place, text)), ...clean, ...named]
  return [...new Map(all.map((place) => [place.id, place])).values()].slice(0, query.limit)
}

/** Whether a later word of a city's searched texts begins with the text, while none of these texts does. */
function hasFurtherOn({ name, destination, country }: WorldPlace, text: string): boolean {
  const searched = [name, destination, country.name].map(foldText)
  return (
    searched.every((each) => !each.startsWith(text)) && searched.some((each) => each.includes(` ${text}`))
  )
}

/** The countries and regions whose name begins with the text. */
function wholesOf(query: CityQuery): WorldPlace[] {
  const types: PlaceType[] = ['country', 'region']
  return types.flatMap((type) => searchPlaces({ ...query, type, limit: mostWholes, slips: false }))
}

/** The largest cities of the given countries and regions. */
function citiesWithin(
  wholes: readonly WorldPlace[],
  { limit, sandbox }: Pick<CityQuery, 'limit' | 'sandbox'>,
): WorldPlace[] {
  if (wholes.length === 0) return []
  const places = gazetteer()
  const rows = wholes.flatMap(({ id }) => {
    const whole = places.rowOf(id)
    return whole === null ? [] : [...places.citiesOf(whole)]
  })
  return [...new Set(rows)]
    .filter((row) => sandbox || !places.isSandbox(row))
    .sort((a, b) => (places.population[b] ?? 0) - (places.population[a] ?? 0))
    .slice(0, limit)
    .map(placeOfRow)
}
