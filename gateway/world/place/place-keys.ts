import type { Pausing } from '../once-built.ts'
import { cities } from '../reference/cities.ts'
import { namesInLanguages } from '../reference/city-translations.ts'
import { foldText } from '../../../text/fold-text.ts'
import type { Gazetteer } from '../geography/gazetteer.ts'
import type { Key } from './key-index.ts'
import { otherCountryNames } from './other-country-names.ts'
import { cityId, countryId, holidayRegionId, regionId } from '../geography/place-id.ts'
import { readTable, text } from '../table.ts'
import { readHolidayRegions } from '../geography/holiday-regions.ts'

/** A score is 1000 times the logarithm of the population, so 1000 points are a factor of ten. */
const laterWordPenalty = 1000

/**
 * Scores of landmarks and quarters: like a town of 60,000 people, and one of 20,000. They are known but come
 * after cities.
 */
const landmarkScore = 4800
const quarterScore = 4300
/** Logarithm of the population: a holiday region counts at most as a city of 300,000 people. */
const mostOfHoliday = 5.5

/**
 * Every text that finds a place: its name, its name from each later word on (`york` for New York), common
 * spellings, and its names in other languages. Sorted by code unit, as KeyIndex requires.
 */
export function* placeKeys(places: Gazetteer): Pausing<Key[]> {
  const keys: Key[] = []
  for (let row = 0; row < places.size; row++) {
    if (row % 4000 === 0) yield
    const score = importanceOf(places, row)
    const folded = foldText(places.names[row] ?? '')
    addName(keys, folded, row, score)
    for (const other of spellings(places.names[row] ?? '', folded, places.countryCode(row))) {
      addName(keys, other, row, score)
    }
  }
  for (const [code, others] of Object.entries(otherCountryNames)) {
    const row = places.rowOf(countryId(code))
    if (row !== null) for (const name of others) addName(keys, foldText(name), row, importanceOf(places, row))
  }
  for (const [id, name] of otherNamesOfRegions()) {
    const row = places.rowOf(id)
    if (row !== null) addName(keys, foldText(name), row, importanceOf(places, row))
  }
  for (const city of cities().values()) {
    const row = city.geonamesId === 0 ? null : places.rowOf(cityId(city.geonamesId))
    if (row === null || !city.flightable) continue
    const ownName = foldText(places.names[row] ?? '')
    const names = new Set([city.name, ...(namesInLanguages(city.code)?.values() ?? [])].map(foldText))
    const german = namesInLanguages(city.code)?.get('de')
    if (german !== undefined) names.add(foldText(spellUmlauts(german)))
    for (const name of names) if (name !== ownName) addName(keys, name, row, importanceOf(places, row))
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
function importanceOf(places: Gazetteer, row: number): number {
  const size = Math.log10((places.population[row] ?? 0) + 10)
  const kind = places.type[row]
  if (kind === 3) return Math.round(1000 * Math.min(6.8, Math.max(4, size)))
  if (kind === 4) return landmarkScore
  if (kind === 1 && places.population[row] === 0) return quarterScore
  // A user who types the name of a holiday region means the region, not the town at its airport that shares
  // its name.
  if (kind === 2 && places.isHoliday(row)) return Math.round(1000 * Math.min(mostOfHoliday, size))
  if (kind === 2) return Math.round(1000 * Math.max(1, size - 1.5))
  return Math.round(1000 * size)
}

function addName(keys: Key[], folded: string, row: number, score: number): void {
  if (folded === '') return
  keys.push({ text: folded, row, score })
  for (let space = folded.indexOf(' '); space !== -1; space = folded.indexOf(' ', space + 1)) {
    keys.push({ text: folded.slice(space + 1), row, score: Math.max(0, score - laterWordPenalty) })
  }
}

/** Other spellings of a name: `saint` for `st` and the reverse, and German names with `ae oe ue`. */
function* spellings(name: string, folded: string, countryCode: string): Generator<string> {
  if (folded.startsWith('saint ')) yield `st ${folded.slice(6)}`
  if (folded.startsWith('st ')) yield `saint ${folded.slice(3)}`
  if (/[äöü]/i.test(name) && /^(DE|AT|CH)$/.test(countryCode)) {
    yield foldText(spellUmlauts(name))
  }
}

function spellUmlauts(name: string): string {
  return name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
}

/** Internal id and name for each other name of a region. */
function* otherNamesOfRegions(): Generator<[id: number, name: string]> {
  const columns = { countryCode: text, adminCode: text, name: text }
  const file = new URL('./facts/other-region-names.tsv', import.meta.url)
  for (const { countryCode, adminCode, name } of readTable(file, columns)) {
    yield [regionId(countryCode, adminCode), name]
  }
  for (const region of readHolidayRegions()) {
    for (const name of region.otherNames) yield [holidayRegionId(region), name]
  }
}
