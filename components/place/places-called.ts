import { foldText, joined } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'
import { isCountryCalled } from './find-countries.ts'
import type { Area } from './place-areas.ts'
import { sorted, startingWith, type Entry, type PlaceTables } from './place-tables.ts'
import type { Place } from './place.ts'

/** A place, by the name that was found; without a name, by its code or by the area that it is in. */
export type Match = { place: Place; name?: string; area?: Area }

/** Places with a folded text as a whole name. Umlauts are also typed with two letters: `zuerich`. */
export function placesCalled({ byWhole }: PlaceTables, text: string): Entry[] {
  const form = textForms(text).find((each) => byWhole.has(joined(each)))
  return form === undefined ? [] : unique(sorted(byWhole.get(joined(form)) ?? []))
}

/** Airports whose name ends in a folded text: Malpensa of Milano Malpensa. */
export function airportsEndingIn({ beginnings }: PlaceTables, key: string): Entry[] {
  const entries = startingWith(beginnings, key)
  return unique(
    entries.filter((entry) => entry.key === key && !entry.whole && entry.place.kind === 'airport'),
  )
}

/**
 * Places that a text names together with where they are: `austin tx`, `san jose costa rica`; an airport also
 * behind its city: `tokyo narita`. Codes are names here: `london lhr`.
 */
export function placesCalledWithin(tables: PlaceTables, key: string): Match[] {
  const words = key.split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const [first, last] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const matches = withCode(tables, first).filter(({ place }) => isWithin(place, last))
    if (matches.length > 0) return matches
    const airports = airportsCalled(tables, last)
    const ofCity = airports.filter(({ place }) =>
      placesCalled(tables, first).some((city) => isAirportOf(place, city.place)),
    )
    if (ofCity.length > 0) return ofCity
  }
  return []
}

function airportsCalled(tables: PlaceTables, text: string): Match[] {
  return unique([...withCode(tables, text), ...airportsEndingIn(tables, text)]).filter(
    ({ place }) => place.kind === 'airport',
  )
}

/** Places of a code or a whole name. */
function withCode(tables: PlaceTables, text: string): Match[] {
  const coded = tables.codes.get(text.toUpperCase())
  return [...(coded ? [{ place: coded }] : []), ...placesCalled(tables, text)]
}

function isAirportOf(airport: Place, city: Place): boolean {
  return city.kind === 'city' && airport.cityCode === city.code
}

function isWithin(place: Place, text: string): boolean {
  if (isCountryCalled(place.country, text)) return true
  const [code = '', ...name] = foldText(place.state ?? '').split(' ')
  const state = name.join(' ')
  // Newfoundland of Newfoundland and Labrador.
  if (code !== '' && `${state} `.startsWith(`${text} `)) return true
  const isState = [code, state].some((each) => {
    if (each === '' || !text.startsWith(each)) return false
    const more = text.slice(each.length)
    return more === '' || (more.startsWith(' ') && isCountryCalled(place.country, more))
  })
  return isState || [place.city, ...place.otherNames].some((each) => foldText(each) === text)
}

/** Each place once, by its first match. */
export function unique<Found extends Match>(matches: readonly Found[]): Found[] {
  const seen = new Set<Place>()
  return matches.filter(({ place }) => !seen.has(place) && seen.add(place))
}
