import { placeTypes, type PlaceType } from '../../../contract/place/types.ts'
import type { PlaceQuery } from '../../supply/place/port.ts'
import { BestRows } from './best-rows.ts'
import { gazetteer } from '../geography/gazetteer.ts'
import { hotelPlace } from './hotel-place.ts'
import { placeText } from './place-text.ts'
import { placeOfRow } from './place-of-row.ts'
import { isHotelName, searchHotels } from './search-hotels.ts'
import { placeIndex, type PlaceIndex } from './place-index.ts'
import type { WorldPlace } from '../geography/place.ts'
import { bonusOfWhole, certaintyOf, knownByName, scanRun, type Fits } from './scan-run.ts'
import { maskOf } from './word-signatures.ts'
import type { KeyIndex, Run } from './key-index.ts'

/** A search of places, with an option that only the search of cities uses. */
export type PlaceSearch = PlaceQuery & {
  /** False finds only names that begin with the text exactly as typed. */
  slips?: boolean
}

const oneEditPenalty = 2500
const codeBonus = 20_000
/** Areas that are named by a whole word or code come before those that only begin with it. */
const wholeAreaBonus = 3000
/** The score of a city of a million people that is found by a prefix. */
const rareCodeScore = 6000
/**
 * An exact match of a town of 30,000 people or more is taken as the place that was meant; below that, a
 * typing error is more likely.
 */
const surelyMeant = 4500
const shortestForEdit = 4
const shortestForHotel = 4
/** In `costa rica s`, names that begin with `s` are not searched in Costa Rica. */
const shortestLastName = 2

/**
 * Places for a text while it is being typed, best first. An exact IATA city code comes first, then whole
 * names, then prefixes of names and of later words, each by population. Further words may name the city, the
 * region or the country. When nothing well known is found, the text is also tried with one typing error
 * (Session gateway, Hotel v2, cities/search). Hotels fill the rest of the list. An empty text finds nothing.
 */
export function searchPlaces(query: PlaceSearch): WorldPlace[] {
  const folded = placeText(query.q)
  if (folded === '') return []
  const index = placeIndex()
  if (query.type === 'hotel') return hotelPlaces(index, folded, query, query.limit)
  const coded = index.cityOfCode(folded)
  const wellKnown = coded === null && query.type === null ? knownPlaces(index, folded, query.limit) : null
  if (wellKnown !== null) return wellKnown
  const best = new BestRows(query.limit)
  if (coded !== null && (query.type === null || isOfType(coded.row, query.type))) {
    best.offer(
      coded.row,
      coded.busy && !isNameOfLarger(index.keys, folded, coded.row) ? codeBonus : rareCodeScore,
    )
  }
  const words = folded.split(' ')
  collect(index, words, query, best, false)
  const foundClean = best.size > 0
  const mayBeSlip = query.slips !== false && folded.length >= shortestForEdit
  if (mayBeSlip && (best.size === 0 || certaintyOf(best.top) < surelyMeant)) {
    collect(index, words, query, best, true)
  }
  const places = best
    .rows()
    .filter((row) => query.sandbox || !gazetteer().isSandbox(row))
    .map(placeOfRow)
  if (query.type !== null || folded.length < shortestForHotel) return places
  const isHotel = words.length > 1 && !isWholeName(index.keys, folded) && isHotelName(folded)
  const room = isHotel ? query.limit : query.limit - places.length
  if (room <= 0) return places
  const hotels = hotelPlaces(index, folded, query, room)
  // When several words match a hotel exactly and places only with a typing error, the hotel is what was
  // meant.
  const hotelsFirst = isHotel || (!foundClean && words.length > 1)
  return (hotelsFirst ? [...hotels, ...places] : [...places, ...hotels]).slice(0, query.limit)
}

function hotelPlaces(index: PlaceIndex, folded: string, query: PlaceSearch, limit: number): WorldPlace[] {
  return searchHotels(index, folded, { limit, hotelsOnly: query.type === 'hotel' })
    .filter(({ cityRow }) => query.sandbox || !gazetteer().isSandbox(cityRow))
    .map(hotelPlace)
}

/**
 * The stored result for a prefix that many keys share, if it fills the list and its best row is well known;
 * else null.
 */
function knownPlaces(index: PlaceIndex, folded: string, limit: number): WorldPlace[] | null {
  const common = index.common.best(folded, limit)
  if (common === null || common.rows.length < limit || certaintyOf(common.scores[0]!) < surelyMeant)
    return null
  common.places ??= common.rows.map(placeOfRow)
  return common.places.slice(0, limit)
}

/**
 * Searches the whole text as a name. While there is room, it then searches its first words as a name and the
 * others as the area that the place is in, and the other way round (`san jose costa`, `costa rica san jose`).
 * With a typing error it stops as soon as something is found.
 */
function collect(
  index: PlaceIndex,
  words: readonly string[],
  query: PlaceSearch,
  best: BestRows,
  slip: boolean,
): void {
  collectName(index, { name: words.join(' '), others: [], wholeAreas: false }, query, best, slip)
  for (const wholeAreas of [true, false]) {
    for (let cut = words.length - 1; cut > 0; cut--) {
      if (slip ? best.size > 0 : best.threshold !== -Infinity) return
      const [first, last] = [words.slice(0, cut), words.slice(cut)]
      collectName(index, { name: first.join(' '), others: last, wholeAreas }, query, best, slip)
      const name = last.join(' ')
      if (name.length >= shortestLastName)
        collectName(index, { name, others: first, wholeAreas }, query, best, slip)
    }
  }
}

/** A text cut into the name of a place and words for its area, which are whole or only begin. */
type Cut = { name: string; others: readonly string[]; wholeAreas: boolean }

function collectName(
  index: PlaceIndex,
  { name, others, wholeAreas }: Cut,
  query: PlaceSearch,
  best: BestRows,
  slip: boolean,
): void {
  const { keys } = index
  const fits = condition(index, others, wholeAreas, query.type)
  const shift = wholeAreas ? wholeAreaBonus : 0
  if (slip) {
    if (name.length < shortestForEdit) return
    const extra = { whole: knownByName, shift: shift - oneEditPenalty }
    for (const run of runsOneEditAway(keys, name)) scanRun(keys, run, best, extra, fits)
    return
  }
  const common = fits === null ? index.common.best(name, query.limit) : null
  if (common !== null) {
    for (let at = 0; at < common.rows.length; at++) best.offer(common.rows[at]!, common.scores[at]!)
    return
  }
  const run = keys.narrow(keys.all(), name, 0)
  if (run) scanRun(keys, run, best, { whole: bonusOfWhole(name), shift }, fits)
}

/**
 * Requires that a place is of the type asked for and that each of the other words names an area that the
 * place is in or occurs later in its name; null means no condition.
 */
function condition(
  index: PlaceIndex,
  others: readonly string[],
  whole: boolean,
  type: PlaceType | null,
): Fits | null {
  if (type === null && others.length === 0) return null
  const { keys, signatures } = index
  const wholeWords = index.wholes.asking(others, whole)
  const mask = maskOf(others)
  return (key, row) =>
    signatures.mayFit(key, mask) &&
    (type === null || isOfType(row, type)) &&
    wholeWords.words.every((word, at) => wholeWords.named(row, at) || keys.hasLaterWord(key, word, whole))
}

/** Whether a place has exactly this name. */
function isWholeName(keys: KeyIndex, name: string): boolean {
  const run = keys.narrow(keys.all(), name, 0)
  return run !== null && keys.endsAt(run.lo, run.depth)
}

/** Whether a place larger than the row has exactly this name (`goa`, which is also the code of Genoa). */
function isNameOfLarger(keys: KeyIndex, name: string, row: number): boolean {
  const { population } = gazetteer()
  const run = keys.narrow(keys.all(), name, 0)
  for (let key = run?.lo ?? 0; run && key < run.hi && keys.endsAt(key, run.depth); key++) {
    if (population[keys.row[key]!]! > population[row]!) return true
  }
  return false
}

function isOfType(row: number, type: PlaceType): boolean {
  return placeTypes[gazetteer().type[row] ?? 0] === type
}

/**
 * The runs of keys that begin with `text` after one typing error: a letter left out, added or changed, or two
 * adjacent letters swapped. It follows the existing keys instead of trying five hundred spellings, so it
 * needs only some bisections.
 */
function runsOneEditAway(index: KeyIndex, text: string): readonly Run[] {
  const runs: Run[] = []
  let run: Run | null = index.all()
  for (let at = 0; at < text.length && run !== null; at++) {
    addEdited(runs, index, run, text, at)
    run = index.narrow(run, text.slice(at, at + 1), 0)
  }
  return runs
}

/**
 * A change after the last letter needs no look-up, since every longer key begins with the text itself; so
 * `at` is always the position of a letter.
 */
function addEdited(runs: Run[], index: KeyIndex, run: Run, text: string, at: number): void {
  const wanted = text.charCodeAt(at)
  if (at + 1 < text.length) {
    add(runs, index.narrow(run, text, at + 1))
    if (text.charCodeAt(at + 1) !== wanted) {
      add(runs, index.narrow(run, text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2), 0))
    }
  }
  for (const branch of index.branches(run)) {
    if (branch.char === wanted) continue
    add(runs, index.narrow(branch, text, at + 1))
    add(runs, index.narrow(branch, text, at))
  }
}

function add(runs: Run[], run: Run | null): void {
  if (run !== null) runs.push(run)
}
