import type { Pausing } from '../once-built.ts'
import { foldText, joined, spelledOut } from '../../../text/fold-text.ts'
import { simplifiedHan } from '../../../text/han.ts'
import { shortAndLong } from '../../../text/short-words.ts'
import type { Gazetteer } from '../geography/gazetteer.ts'
import { endOfPart, type Key } from './key-index.ts'
import { otherNames } from './other-names.ts'
import { placeText } from './place-text.ts'
import { renownOf } from './renown.ts'

/**
 * A score is 1000 times the logarithm of the population, so 1000 points are a factor of ten; for a city it is
 * raised by its renown.
 */
const laterWordPenalty = 1000
/** Besides the renown, so that Monaco is the country and not Munich, which Italians call so. */
const foreignPenalty = 1500
/** Score of a town of 30,000 people. Names of smaller places are not found without their blanks. */
const knownScore = 4500

/**
 * Scores of landmarks and quarters: like a town of 60,000 people, and one of 20,000. They are known but come
 * after cities.
 */
const landmarkScore = 4800
const quarterScore = 4300
/** A smaller town is not what a region's name stands for. */
const smallestNamesake = 50_000
/** Logarithm of the population: a holiday region counts at most as a city of 300,000 people. */
const mostOfHoliday = 5.5
/** As that of the best known cities of a few hundred thousand people. */
const renownOfHoliday = 700

/**
 * Every text that finds a place: its name, its name from each later word on (`york` for New York), common
 * spellings, and its other names. Sorted by code unit, as KeyIndex requires.
 */
export function* placeKeys(places: Gazetteer): Pausing<Key[]> {
  const keys: Key[] = []
  const shadowed = regionsOfNamesakes(places)
  const renown = renownOf(places)
  const importance = (row: number) => importanceOf(places, row, shadowed)
  for (let row = 0; row < places.size; row++) {
    if (row % 4000 === 0) yield
    addForms(keys, places.names[row] ?? '', row, importance(row) + renown(row))
  }
  let read = 0
  for (const { row, name, foreign } of otherNames(places)) {
    if (read++ % 4000 === 0) yield
    if (name === places.names[row]) continue
    addForms(keys, name, row, Math.max(0, importance(row) + (foreign ? -foreignPenalty : renown(row))))
  }
  yield
  return yield* sorted(keys)
}

/** Sorts by code unit, then by falling score; the keys of one first character are sorted at a time. */
function* sorted(keys: readonly Key[]): Pausing<Key[]> {
  const byFirst = new Map<number, Key[]>()
  for (const key of keys) {
    const first = key.text.charCodeAt(0)
    const existing = byFirst.get(first)
    if (existing) existing.push(key)
    else byFirst.set(first, [key])
  }
  const all: Key[] = []
  for (const first of [...byFirst.keys()].sort((a, b) => a - b)) {
    yield
    for (const key of sortedByNext(byFirst.get(first) ?? [])) all.push(key)
  }
  return all
}

/**
 * Sorts keys with the same first character. Three code units fit into a number, which decides most
 * comparisons cheaply.
 */
function sortedByNext(keys: readonly Key[]): Key[] {
  const next = Float64Array.from(keys, ({ text }) => {
    const [a, b, c] = [text.charCodeAt(1) || 0, text.charCodeAt(2) || 0, text.charCodeAt(3) || 0]
    return (a * 65_536 + b) * 65_536 + c
  })
  const order = Uint32Array.from(keys.keys()).sort((i, j) => {
    const difference = next[i]! - next[j]!
    if (difference !== 0) return difference
    const [a, b] = [keys[i]!, keys[j]!]
    return a.text < b.text ? -1 : a.text > b.text ? 1 : b.score - a.score
  })
  return Array.from(order, (i) => keys[i]!)
}

/**
 * Score of a place: the logarithm of its population, lower for countries and regions so that cities can come
 * first.
 */
function importanceOf(places: Gazetteer, row: number, shadowed: ReadonlySet<number>): number {
  const size = Math.log10((places.population[row] ?? 0) + 10)
  const kind = places.type[row]
  if (kind === 3) return Math.round(1000 * Math.min(6.8, Math.max(5, size)))
  if (kind === 4) return landmarkScore
  if (kind === 1 && places.population[row] === 0) return quarterScore
  // A user who types the name of a holiday region means the region, not the town at its airport that shares
  // its name.
  if (kind === 2 && places.isHoliday(row))
    return Math.round(1000 * Math.min(mostOfHoliday, size)) + renownOfHoliday
  if (kind === 2) return Math.round(1000 * Math.max(1, size - (shadowed.has(row) ? 1.5 : 0.5)))
  return Math.round(1000 * size)
}

/** The regions that have a city of the same name in them, which is then meant: Salzburg, Antalya. */
function regionsOfNamesakes(places: Gazetteer): ReadonlySet<number> {
  const shadowed = new Set<number>()
  for (let row = 0; row < places.size; row++) {
    if (places.type[row] !== 0 || places.population[row]! < smallestNamesake) continue
    const region = places.region[row] ?? 0
    if (foldText(places.names[row] ?? '') === foldText(places.names[region] ?? '')) shadowed.add(region)
  }
  return shadowed
}

/** Adds a name in all forms in which people type it. */
function addForms(keys: Key[], name: string, row: number, score: number): void {
  const folded = placeText(name)
  const spelled = simplifiedHan(spelledOut(name))
  for (const form of spelled === folded ? [folded] : [folded, spelled]) {
    addName(keys, form, row, score)
    for (const other of shortAndLong(form).slice(1)) addName(keys, other, row, score)
  }
  const whole = joined(folded)
  if (whole !== folded && score >= knownScore) keys.push({ text: whole, row, score })
}

function addName(keys: Key[], folded: string, row: number, score: number): void {
  if (folded === '') return
  keys.push({ text: folded, row, score })
  for (let space = folded.indexOf(' '); space !== -1; space = folded.indexOf(' ', space + 1)) {
    const text = `${folded.slice(space + 1)}${endOfPart}`
    keys.push({ text, row, score: Math.max(0, score - laterWordPenalty) })
  }
}
