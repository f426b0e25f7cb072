import { foldText } from '../../text/fold-text.ts'

/** A city or an airport with flights. */
export type Place = {
  /** IATA code, the input of a search. */
  code: string
  kind: 'city' | 'airport'
  /** English name: `London`, `Heathrow`. */
  name: string
  /** The city of an airport; the name itself for a city. */
  city: string
  cityCode: string
  /** ISO 3166. */
  country: string
  /** Names in other languages. */
  otherNames: readonly string[]
  /** IANA zone; left out where it is not known. */
  timeZone?: string | undefined
}

/** A place that a text finds. `exact`: the text is its code, or its whole name; otherwise it is a guess. */
export type FoundPlace = { place: Place; exact: boolean }

/** Finds places by typed text. */
export type PlaceIndex = {
  find: (query: string, limit?: number) => FoundPlace[]
  byCode: (code: string) => Place | undefined
}

type Entry = { key: string; place: Place; own: boolean }

/**
 * Few near matches are worth showing, and none for a short text: any three letters are one typo away from
 * some name.
 */
const TYPO_MIN_LENGTH = 4
const ENOUGH_WITHOUT_TYPOS = 3
/** A difference of weights by which one of two places with a name is the one that is meant. */
const FAR = 4

/**
 * Builds the index. Matches are ordered: exact code first, then names that begin with the text (cities before
 * airports, cities with several airports and with names in several languages first), then names with one
 * typo. A city is followed by its airports.
 */
export function makePlaceIndex(places: readonly Place[]): PlaceIndex {
  const cities = new Map<string, Place>()
  const codes = new Map<string, Place>()
  const airports = new Map<string, Place[]>()
  for (const place of places) {
    if (place.kind === 'city') cities.set(place.code, place)
    else airports.set(place.cityCode, [...(airports.get(place.cityCode) ?? []), place])
    // If a city and an airport have the same code, it finds the city.
    if (place.kind === 'city' || !codes.has(place.code)) codes.set(place.code, place)
  }
  const entries = entriesOf(places, cities)
  const weight = (place: Place) =>
    (place.kind === 'city' ? 4 : 0) +
    Math.min(4, airports.get(place.cityCode)?.length ?? 0) +
    Math.min(6, place.otherNames.length * 2)

  function find(query: string, limit = 8): FoundPlace[] {
    const key = foldText(query)
    if (key === '') return []
    const exact = key.length === 3 ? codes.get(key.toUpperCase()) : undefined
    const begun = rank(startingWith(entries, key), weight)
    const matches = new Set<Place>(exact ? [exact, ...begun] : begun)
    if (matches.size < ENOUGH_WITHOUT_TYPOS && key.length >= TYPO_MIN_LENGTH) {
      for (const place of rank(oneSlipFrom(entries, key), weight)) matches.add(place)
    }
    const named = exact ? new Set([exact]) : unrivalled(begun.filter(isNamed(key)), weight)
    return withAirports([...matches], airports)
      .slice(0, limit)
      .map((place) => ({ place, exact: named.has(place) }))
  }

  return { find, byCode: (code) => codes.get(code.toUpperCase()) }
}

function isNamed(key: string): (place: Place) => boolean {
  return (place) => [place.name, ...place.otherNames].some((name) => foldText(name) === key)
}

/** Of places with one name, those that no other outweighs by far: London, not London in Ontario. */
function unrivalled(places: readonly Place[], weight: (place: Place) => number): ReadonlySet<Place> {
  const most = Math.max(...places.map(weight))
  return new Set(places.filter((place) => weight(place) + FAR > most))
}

function entriesOf(places: readonly Place[], cities: ReadonlyMap<string, Place>): Entry[] {
  const entries: Entry[] = []
  for (const place of places) {
    // An airport with its city's code is covered by the city.
    if (place.kind === 'airport' && cities.has(place.code)) continue
    for (const name of new Set([place.name, ...place.otherNames].map(foldText))) {
      entries.push({ key: name, place, own: true })
      for (let blank = name.indexOf(' '); blank !== -1; blank = name.indexOf(' ', blank + 1)) {
        entries.push({ key: name.slice(blank + 1), place, own: false })
      }
    }
  }
  return entries.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
}

function startingWith(entries: readonly Entry[], key: string): Entry[] {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  const matches: Entry[] = []
  for (let index = low; entries[index]?.key.startsWith(key); index += 1) matches.push(entries[index] as Entry)
  return matches
}

function oneSlipFrom(entries: readonly Entry[], key: string): Entry[] {
  return entries.filter(
    (entry) =>
      entry.own &&
      entry.key[0] === key[0] &&
      [key.length - 1, key.length, key.length + 1].some(
        (length) => editDistance(entry.key.slice(0, length), key) <= 1,
      ),
  )
}

function rank(entries: readonly Entry[], weight: (place: Place) => number): Place[] {
  return entries
    .map((entry) => ({ entry, score: weight(entry.place) + (entry.own ? 3 : 0) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        one.entry.key.length - other.entry.key.length ||
        (one.entry.place.code < other.entry.place.code ? -1 : 1),
    )
    .map(({ entry }) => entry.place)
}

function withAirports(places: readonly Place[], airports: ReadonlyMap<string, Place[]>): Place[] {
  const all = new Set<Place>()
  for (const place of places) {
    all.add(place)
    const own = place.kind === 'city' ? (airports.get(place.code) ?? []) : []
    const several = own.filter((airport) => airport.code !== place.code)
    // Only the first city lists its airports: they would push the other cities out of view.
    if (place === places[0] && own.length > 1) for (const airport of several) all.add(airport)
  }
  return [...all]
}

/**
 * The number of typos between two texts, counted up to 2. A wrong, missing or extra letter is one, and so are
 * two swapped neighbours.
 */
export function editDistance(one: string, other: string): number {
  if (one === other) return 0
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return 2
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1) ? 1 : 2
  if (rest(short, start + 1) === rest(long, start + 1)) return 1
  const swapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2)
  return swapped ? 1 : 2
}
