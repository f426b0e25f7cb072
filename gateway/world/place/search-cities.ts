import type { PlaceType } from '../../../contract/place/types.ts'
import { foldText } from './fold-text.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { placeOfRow } from './place-of-row.ts'
import type { WorldPlace } from '../geography/place.ts'
import type { CityQuery } from '../../supply/place/port.ts'
import { searchPlaces } from './search-places.ts'

/** A text as short as that is the beginning of a city's name, and of half the world's regions. */
const shortestForWhole = 3
/** Regions and countries that one text may mean, of each kind. */
const mostWholes = 3

/**
 * Cities for a text, by their own name, and by the region (their destination) or country that they lie in, the largest
 * first. What begins with the text comes before what has it further on or is near it (Session gateway, City lookup, v1;
 * gap 107).
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

/** Whether a text begins a later word of what is searched of a city, and nothing of it begins with the text. */
function hasFurtherOn({ name, destination, country }: WorldPlace, text: string): boolean {
  const searched = [name, destination, country.name].map(foldText)
  return (
    searched.every((each) => !each.startsWith(text)) && searched.some((each) => each.includes(` ${text}`))
  )
}

/** The countries and regions whose name begins with a text. */
function wholesOf(query: CityQuery): WorldPlace[] {
  const types: PlaceType[] = ['country', 'region']
  return types.flatMap((type) => searchPlaces({ ...query, type, limit: mostWholes, slips: false }))
}

/** The largest cities of some countries and regions. */
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
