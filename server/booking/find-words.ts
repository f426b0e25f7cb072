import 'server-only'
import { isTitleWord } from '../../lib/booking/titles.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import { simplifiedHan } from '../../text/han.ts'
import { isUnspaced, textForms, typedForms } from '../../text/text-forms.ts'

/* What of a text is stored, so that it is found unread, and what of a typed text is looked up. */

const SHORTEST = 2
/** Beginnings longer than this are cut, in stored words and in typed ones. */
const LONGEST = 12
/** Of more typed words none are joined: the ways to do so grow with their square. */
const MOST_JOINED = 6
/** Of a text with more parts in unspaced scripts the order is kept: it is a title, and not a name. */
const MOST_NAME_PARTS = 3

/**
 * One way in which a typed text can be met: a booking must have a word of each list. A typed text has several
 * ways: `mary ann` is met by `Mary Ann` and by `Maryann`.
 */
export type FindWay = readonly (readonly string[])[]

/**
 * What finds a text: the beginnings of its words, in each of their forms and joined with the words that
 * follow; the numbers of its references; each character and pair of characters of a script without blanks.
 */
export function beginningsOf(texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    const whole = withTicketsSplit(simplifiedHan(text))
    // What follows an elided article is a word too: `l’Étoile`, `D'Annunzio`.
    for (const form of [whole, whole.replace(/['’]/g, ' ')].flatMap(textForms)) {
      const words = wordsIn(form)
      addRuns(found, words)
      addCharacters(found, words.filter(isUnspaced))
    }
  }
  return found
}

/** Each beginning of each word and of the words after it, as if they were one. */
function addRuns(found: Set<string>, words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    const digits = digitsOf(word)
    for (const text of [words.slice(at).join(''), digits]) {
      for (let length = SHORTEST; length <= Math.min(LONGEST, text.length); length++) {
        found.add(text.slice(0, length))
      }
    }
  }
}

/** A name stands in either order, `민준 김` and `김 민준`, and is typed as one word. */
function addCharacters(found: Set<string>, words: readonly string[]): void {
  const orders = words.length <= MOST_NAME_PARTS ? [words, words.toReversed()] : [words]
  for (const order of orders) for (const part of charactersOf(order.join(''))) found.add(part)
}

/** The characters of a text, and each two that follow each other. */
function charactersOf(text: string): string[] {
  const characters = [...text]
  return [...characters, ...characters.slice(1).map((next, at) => `${characters[at]}${next}`)]
}

/** A word for a place itself, which is not the beginning of any name: Singh is not in SIN. */
export function placeWord(place: string): string {
  return `@${joined(foldText(simplifiedHan(place)))}`
}

/** What typed words say of places: the words by which bookings are stored for them, by `placeWord`. */
export type PlacesOf = (words: string) => readonly string[]

/**
 * The ways in which a typed text can be met: `KELLER/ANNA MRS`, `anna kel`, `mary ann`, `4127`. Titles do not
 * count beside names. None if no typed word could find anything.
 */
export function typedWays(typed: string, placesOf: PlacesOf = () => []): FindWay[] {
  const readings = readingsOf(typed)
  // A longer run is not stored in full: it can be a place alone, `hochiminhcity`.
  const asWords = readings.flatMap((words) => [words, ...joinings(words, LONGEST)])
  const asPlaces = readings.flatMap((words) => [words, ...joinings(words)])
  const ways = [
    ...asWords.map((words) => words.flatMap(partsOf)),
    ...asPlaces.map((words) => wayOfPlaces(words, placesOf)),
  ].filter((way) => way.length > 0)
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()]
}

/** Whether a text that has these beginnings is met in one of the ways. */
export function isMet(beginnings: ReadonlySet<string>, ways: readonly FindWay[]): boolean {
  return ways.some((way) => way.every((words) => words.some((word) => beginnings.has(word))))
}

/** The typed words, and the same without titles. */
function readingsOf(typed: string): string[][] {
  const words = wordsIn(foldText(withTicketsSplit(simplifiedHan(typed))))
  const untitled = words.filter((word) => !isTitleWord(word))
  const readings = untitled.length === 0 ? [words] : [words, untitled]
  const bare = typed.includes('/') ? withoutGluedTitle(untitled) : null
  return bare === null ? readings : [...readings, bare]
}

/** `KELLER/ANNAMRS`, as reservation systems write it, without the title; null if there is none. */
function withoutGluedTitle(words: readonly string[]): string[] | null {
  const last = words.at(-1) ?? ''
  const length = [4, 3, 2].find((size) => last.length >= size + SHORTEST && isTitleWord(last.slice(-size)))
  return length === undefined ? null : [...words.slice(0, -1), last.slice(0, -length)]
}

/** The words with one run of them joined: `mary ann smith` with `maryann`, with `annsmith` and as one. */
function joinings(words: readonly string[], longest = Infinity): string[][] {
  if (words.length > MOST_JOINED) return []
  return words.flatMap((_, from) =>
    words.slice(from + 1).flatMap((_next, at) => {
      const to = from + at + 2
      const run = words.slice(from, to).join('')
      return run.length > longest ? [] : [[...words.slice(0, from), run, ...words.slice(to)]]
    }),
  )
}

/** The same way, where a word that names places is met by them too; none if no word does. */
function wayOfPlaces(words: readonly string[], placesOf: PlacesOf): string[][] {
  const places = words.map(placesOf)
  if (places.every((named) => named.length === 0)) return []
  return words.flatMap((word, at): string[][] => {
    const named = places[at] ?? []
    const parts = partsOf(word)
    if (named.length === 0) return parts
    // Anna begins Annaba, and is a name as well.
    const own = parts.length === 1 && word.length <= LONGEST ? (parts[0] ?? []) : []
    return [[...own, ...named]]
  })
}

/** What a typed word needs: one of its forms, or all pairs of its characters; nothing of a single letter. */
function partsOf(word: string): string[][] {
  if (isUnspaced(word)) {
    const characters = [...word]
    const pairs = charactersOf(word).slice(characters.length)
    return (pairs.length === 0 ? characters : pairs).map((part) => [part])
  }
  if (word.length < SHORTEST) return []
  const forms = typedForms(word)
  return [[...forms, ...withoutZeros(word)].map((form) => form.slice(0, LONGEST))]
}

/** The words of a folded text; where a script without blanks meets another, a word ends. */
function wordsIn(folded: string): string[] {
  return folded.split(' ').flatMap((word) => {
    if (!isUnspaced(word)) return word === '' ? [] : [word]
    const parts: string[] = []
    for (const character of word) {
      const last = parts.at(-1)
      const isSame =
        last !== undefined && (isUnspaced(character) === isUnspaced(last) || /\p{M}/u.test(character))
      if (isSame) parts[parts.length - 1] += character
      else parts.push(character)
    }
    return parts
  })
}

/** The number of a reference without its letters and leading zeros, as people say it: `4127`. */
function digitsOf(word: string): string {
  return /^[a-z]*0*(\d+)$/.exec(word)?.[1] ?? ''
}

function withoutZeros(word: string): string[] {
  const digits = /^0+(\d{2,})$/.exec(word)?.[1]
  return digits === undefined ? [] : [digits]
}

/** The number of an e-ticket with its airline's three digits apart, however it is written. */
function withTicketsSplit(text: string): string {
  return text.replace(/(?<!\d)(\d{3})[- ]?(\d{10})(?!\d)/g, '$1 $2')
}
