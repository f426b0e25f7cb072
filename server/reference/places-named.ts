import 'server-only'
import type { CityRow, ScriptRow } from '../../lib/place/name-files.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import { simplifiedHan } from '../../text/han.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { nameRows } from './name-file.ts'

/** A beginning of more places than this names none: `san`, `airport`. */
const MOST_PLACES = 24
const SHORTEST_BEGINNING = 4
const LATE_MILLISECONDS = 3_000

/** A name without its blanks, with the codes and English names of its place. */
type Entry = { name: string; city: number; codes: readonly string[] }
type Index = { entries: readonly Entry[] }

const indexes = new WeakMap<readonly CityRow[], Index>()

/**
 * What bookings may call the places that typed words name, in any language and without blanks: the codes of a
 * city and its airports, and its English name (`SIN` and `Singapore` of `新加坡`). A name is given whole, or
 * by four letters or more of its beginning. None where the names of places cannot be read
 * soon.
 */
export async function placesNamed(desk: Desk, grant: AnyGrant): Promise<(words: string) => string[]> {
  const files = Promise.all([
    nameRows(desk, grant, 'places.json'),
    nameRows(desk, grant, 'place-scripts.json'),
  ])
  const [rows, scripts] = (await Promise.race([files, late()])) ?? [null, null]
  if (rows === null) return () => []
  const index = indexes.get(rows) ?? indexOf(rows, scripts ?? [])
  indexes.set(rows, index)
  return (words) => placesIn(index, joined(foldText(simplifiedHan(words))))
}

/** A search does not wait for a service that is away. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LATE_MILLISECONDS).unref())
}

function placesIn({ entries }: Index, words: string): string[] {
  if (words.length < 2) return []
  const begun: Entry[] = []
  for (let at = firstFrom(entries, words); entries[at]?.name.startsWith(words); at++) begun.push(entries[at]!)
  const exact = begun.filter(({ name }) => name === words)
  const isShort = /^[a-z]/.test(words) && words.length < SHORTEST_BEGINNING
  const meant = exact.length > 0 ? exact : isShort ? [] : begun
  const cities = new Set(meant.map(({ city }) => city))
  return cities.size > MOST_PLACES ? [] : [...new Set(meant.flatMap(({ codes }) => codes))]
}

/** The first entry that is not before a text. */
function firstFrom(entries: readonly Entry[], text: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.name < text) low = middle + 1
    else high = middle
  }
  return low
}

function indexOf(rows: readonly CityRow[], scripts: readonly ScriptRow[]): Index {
  const entries: Entry[] = []
  const scriptNames = new Map(scripts.map(([code, ...names]) => [code, names]))
  for (const [city, [code, name, , otherNames, airports]] of rows.entries()) {
    const add = (names: readonly string[], codes: readonly string[]) => {
      for (const each of new Set(names.map((text) => joined(foldText(simplifiedHan(text)))))) {
        if (each !== '') entries.push({ name: each, city, codes })
      }
    }
    add(
      [name, code, ...otherNames, ...(scriptNames.get(code) ?? [])],
      [code, name, ...airports.map(([airport]) => airport)].filter(Boolean),
    )
    for (const [airport, airportName, , ...others] of airports) {
      add([airport, ...runsOf(airportName), ...others], [airport])
    }
  }
  return {
    entries: entries.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)),
  }
}

/** `London Heathrow` and `Heathrow`. */
function runsOf(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, at) => words.slice(at).join(' '))
}
