import 'server-only'
import type { TextReading, WordPlace } from '../../lib/activity/catalogue-answer.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import { simplifiedHan } from '../../text/han.ts'
import { isUnspaced } from '../../text/text-forms.ts'
import type { Branch } from './branches.ts'

/** A place has at most as many words: `Ho Chi Minh City`. */
const MOST_PLACE_WORDS = 4
/** Words of one search; more are left out. */
const MOST_WORDS = 8
/** Fewest characters of a place at the end or beginning of text without blanks: `東京ラーメン`. */
const SHORTEST_PART = 2

/** The names of a catalogue's places by their words as one, made once for it. */
const namesOf = new WeakMap<readonly Branch[], ReadonlyMap<string, Branch>>()

/**
 * Reads a typed text as words and places: `kyoto food` is food in Kyoto. A place is named whole, in English
 * or in another language of the booking service; what only begins one is a word.
 * @param englishOf the English names of the places that have exactly this name in any language
 */
export function readText(
  text: string,
  places: readonly Branch[],
  englishOf: (name: string) => readonly string[],
): TextReading {
  const names = namesOf.get(places) ?? namesIn(places)
  namesOf.set(places, names)
  const placeOf = (typed: string): WordPlace | null => {
    const branch = [typed, ...englishOf(typed)].map((name) => names.get(keyOf(name))).find(Boolean)
    return branch ? { uuid: branch.uuid, name: branch.name, typed } : null
  }
  const typed = text
    .split(/\s+/)
    .filter((word) => foldText(word) !== '')
    .slice(0, MOST_WORDS)
  const reading: { words: string[]; places: WordPlace[] } = { words: [], places: [] }
  for (let at = 0; at < typed.length;) {
    const sizes = Array.from({ length: Math.min(MOST_PLACE_WORDS, typed.length - at) }, (_, n) => n + 1)
    const runs = sizes
      .toReversed()
      .map((size) => ({ size, place: placeOf(typed.slice(at, at + size).join(' ')) }))
    const run = runs.find(({ place }) => place !== null)
    if (run?.place) reading.places.push(run.place)
    else addWord(reading, typed[at]!, placeOf)
    at += run?.size ?? 1
  }
  return reading
}

/** A word, or a word without blanks of which one end is a place. */
function addWord(
  reading: { words: string[]; places: WordPlace[] },
  word: string,
  placeOf: (typed: string) => WordPlace | null,
): void {
  const characters = isUnspaced(foldText(word)) ? [...word] : []
  for (let size = characters.length - 1; size >= SHORTEST_PART; size--) {
    const ends = [
      [characters.slice(0, size), characters.slice(size)],
      [characters.slice(-size), characters.slice(0, -size)],
    ] as const
    for (const [end, rest] of ends) {
      const place = placeOf(end.join(''))
      if (place === null) continue
      reading.places.push(place)
      reading.words.push(rest.join(''))
      return
    }
  }
  reading.words.push(word)
}

/** Where a country and its city have one name, as Singapore, the country is meant: it has all of them. */
function namesIn(places: readonly Branch[]): ReadonlyMap<string, Branch> {
  const names = new Map<string, Branch>()
  for (const branch of places) {
    const key = keyOf(branch.name)
    if (!names.has(key) || branch.parent === null) names.set(key, branch)
  }
  return names
}

function keyOf(name: string): string {
  return joined(foldText(simplifiedHan(name)))
}
