import { cities } from '../reference/cities.ts'
import { namesInLanguages } from '../reference/city-translations.ts'
import { foldText } from './fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Key } from './key-index.ts'
import { cityId } from './place-id.ts'

/** A thousandth of a power of ten in population is one point of score. */
const laterWordPenalty = 1000

/**
 * Every text a place can be found by: its name, its name from each later word on (`york` for New York), spellings
 * people type for it, and its names in other languages. Sorted by code unit, as KeyIndex wants them.
 */
export function placeKeys(places: Gazetteer): Key[] {
  const keys: Key[] = []
  for (let row = 0; row < places.size; row++) {
    const score = importanceOf(places, row)
    const folded = foldText(places.names[row] ?? '')
    addName(keys, folded, row, score)
    for (const other of spellings(places.names[row] ?? '', folded, places.countryCode(row))) {
      addName(keys, other, row, score)
    }
  }
  for (const city of cities().values()) {
    const row = city.geonamesId === 0 ? null : places.rowOf(cityId(city.geonamesId))
    if (row === null || !city.flightable) continue
    const known = foldText(places.names[row] ?? '')
    const names = new Set([city.name, ...(namesInLanguages(city.code)?.values() ?? [])].map(foldText))
    for (const name of names) if (name !== known) addName(keys, name, row, importanceOf(places, row))
  }
  return keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.score - a.score))
}

/** Score of a place: population on a log scale, countries and regions held back so that cities can lead. */
function importanceOf(places: Gazetteer, row: number): number {
  const size = Math.log10((places.population[row] ?? 0) + 10)
  const kind = places.type[row]
  if (kind === 3) return Math.round(1000 * Math.min(6.8, Math.max(4, size)))
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

/** `saint` and `st` stand for each other, and German names are typed with `ae oe ue` too. */
function* spellings(name: string, folded: string, countryCode: string): Generator<string> {
  if (folded.startsWith('saint ')) yield `st ${folded.slice(6)}`
  if (folded.startsWith('st ')) yield `saint ${folded.slice(3)}`
  if (/[äöü]/i.test(name) && /^(DE|AT|CH)$/.test(countryCode)) {
    yield foldText(name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))
  }
}
