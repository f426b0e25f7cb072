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

/**
 * A name without its blanks, with the codes and English names of its place. `isCity`: the name of a city
 * itself, neither a code nor that of an airport.
 */
type Entry = { name: string; city: number; codes: readonly string[]; isCity: boolean }
type Index = { rows: readonly CityRow[]; entries: readonly Entry[] }

const indexes = new WeakMap<readonly CityRow[], Index>()

/**
 * What bookings may call the places that typed words name, in any language and without blanks: the codes of a
 * city and its airports, and its English name (`SIN` and `Singapore` of `新加坡`). A name is given whole, or
 * by four letters or more of its beginning. None where the names of places cannot be read
 * soon.
 */
export async function placesNamed(desk: Desk, grant: AnyGrant): Promise<(words: string) => string[]> {
  const index = await readIndex(desk, grant)
  return (words) => (index === null ? [] : placesIn(index, keyOf(words)))
}

/**
 * The English names of the cities that have exactly this name in any language; codes are no names. None where
 * the names of places cannot be read soon.
 */
export async function englishNames(desk: Desk, grant: AnyGrant): Promise<(name: string) => string[]> {
  const index = await readIndex(desk, grant)
  return (name) => {
    if (index === null) return []
    const wanted = keyOf(name)
    const named = entriesFrom(index, wanted).filter((entry) => entry.name === wanted && entry.isCity)
    return [...new Set(named.map(({ city }) => index.rows[city]?.[1] ?? '').filter(Boolean))]
  }
}

async function readIndex(desk: Desk, grant: AnyGrant): Promise<Index | null> {
  const files = Promise.all([
    nameRows(desk, grant, 'places.json'),
    nameRows(desk, grant, 'place-scripts.json'),
  ])
  const [rows, scripts] = (await Promise.race([files, late()])) ?? [null, null]
  if (rows === null) return null
  const index = indexes.get(rows) ?? indexOf(rows, scripts ?? [])
  indexes.set(rows, index)
  return index
}

/** How names are compared here: folded, with simplified Chinese characters and without blanks. */
function keyOf(name: string): string {
  return joined(foldText(simplifiedHan(name)))
}

/** A search does not wait for a service that is away. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LATE_MILLISECONDS).unref())
}

function placesIn(index: Index, words: string): string[] {
  if (words.length < 2) return []
  const begun = entriesFrom(index, words)
  const exact = begun.filter(({ name }) => name === words)
  const isShort = /^[a-z]/.test(words) && words.length < SHORTEST_BEGINNING
  const meant = exact.length > 0 ? exact : isShort ? [] : begun
  const cities = new Set(meant.map(({ city }) => city))
  return cities.size > MOST_PLACES ? [] : [...new Set(meant.flatMap(({ codes }) => codes))]
}

/** The entries whose name begins with a text. */
function entriesFrom({ entries }: Index, text: string): Entry[] {
  const begun: Entry[] = []
  for (let at = firstFrom(entries, text); entries[at]?.name.startsWith(text); at++) begun.push(entries[at]!)
  return begun
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
    const add = (names: readonly string[], codes: readonly string[], isCity = false) => {
      for (const each of new Set(names.map(keyOf))) {
        if (each !== '') entries.push({ name: each, city, codes, isCity })
      }
    }
    const codes = [code, name, ...airports.map(([airport]) => airport)].filter(Boolean)
    add([name, ...otherNames, ...(scriptNames.get(code) ?? [])], codes, true)
    add([code], codes)
    for (const [airport, airportName, , ...others] of airports) {
      add([airport, ...runsOf(airportName), ...others], [airport])
    }
  }
  return {
    rows,
    entries: entries.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)),
  }
}

/** `London Heathrow` and `Heathrow`. */
function runsOf(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, at) => words.slice(at).join(' '))
}
