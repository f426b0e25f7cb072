import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makePlaceIndex } from '../../../components/place/place-index.ts'
import { placesOfRows, withScripts } from '../../../components/place/places-of-rows.ts'
import type { AirportRecord, CityRecord } from '../../../contract/reference/files.ts'
import { referenceFile } from '../../../gateway/families/session-gateway/reference-files.ts'
import { referenceSupply } from '../../../gateway/world/reference/supply.ts'
import { hasOtherLetters } from '../../../lib/place/name-files.ts'
import { cityRows, scriptRows } from '../../../server/reference/city-rows.ts'

// What agents type for a place of a flight, over the whole reference data, with the code that comes first.

const queries = readFileSync(new URL('./flight-place-queries.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([typed = '', code = '']) => ({ typed, code }))

const read = (name: 'cities.json' | 'airports.json'): unknown =>
  JSON.parse(Buffer.from(referenceFile(referenceSupply, name).bytes.identity).toString())
const cities = read('cities.json') as CityRecord[]
const airports = read('airports.json') as AirportRecord[]
const rows = cityRows(cities, airports)
const latin = makePlaceIndex(placesOfRows(rows))
const scripts = makePlaceIndex(placesOfRows(withScripts(rows, scriptRows(cities, airports))))
const find = (typed: string) => (hasOtherLetters(typed) ? scripts : latin).find(typed)
/** The code that Tab takes; undefined where it takes none. */
const taken = (typed: string) => {
  const [only, ...others] = find(typed).filter(({ exact }) => exact)
  return others.length === 0 ? only?.place.code : undefined
}

test('at least 98 % of 500 queries find their place first', () => {
  const wrong = queries.flatMap(({ typed, code }) => {
    const first = find(typed)[0]?.place.code
    return first === code ? [] : [`${typed}: ${first} instead of ${code}`]
  })
  expect(queries.length).toBeGreaterThanOrEqual(500)
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(queries.length * 0.02)
})

test('Tab takes no other place than the one that is meant', () => {
  const wrong = queries.flatMap(({ typed, code }) => {
    const by = taken(typed)
    return by === undefined || by === code ? [] : [`${typed}: ${by}`]
  })
  expect(wrong).toEqual([])
})

describe('Tab', () => {
  test.each([
    ['GOA', 'GOA'],
    ['London', 'LON'],
    ['東京', 'TYO'],
    ['jfk airport', 'JFK'],
    ['austin tx', 'AUS'],
    ['Bali', 'DPS'],
    ['malpensa', 'MXP'],
    ['linate airport', 'LIN'],
    ['charleroi', 'CRL'],
    ['mauritius', 'MRU'],
    ['Köln', 'CGN'],
    ['koeln', 'CGN'],
    ['Göteborg', 'GOT'],
    ['Genève', 'GVA'],
    ['臺北', 'TPE'],
    ['Qatar', 'DOH'],
    ['zuerich', 'ZRH'],
  ])('takes what %s names: %s', (typed, code) => expect(taken(typed)).toBe(code))

  test.each([
    'San Jose',
    'Birmingham',
    'France',
    'Jamaica',
    'Hawaii',
    'Maldives',
    'Canary Islands',
    'UK',
    'lond',
    'balim',
    'munihc',
  ])('takes nothing for %s, which is a guess or names several places', (typed) => {
    expect(taken(typed)).toBeUndefined()
    expect(find(typed)).not.toEqual([])
  })
})

test('GOA is Genoa, and says so with Goa in India one key below', () => {
  expect(
    find('GOA')
      .slice(0, 2)
      .map(({ place, where }) => `${place.city}, ${where}`),
  ).toEqual(['Genoa, Italy', 'Goa, India'])
})

test('a region and a country list their airports, the busiest first', () => {
  expect(find('Hawaii').map(({ place, otherName }) => `${place.code} ${otherName}`)).toContain('OGG Hawaii')
  expect(find('Hawaii')[0]?.place.code).toBe('HNL')
  expect(
    find('UAE')
      .map(({ place }) => place.code)
      .slice(0, 3),
  ).toEqual(['DXB', 'AUH', 'SHJ'])
})

test.each(['QQW', 'XGB', 'QQS', 'JRA', 'JBP'])('%s, where no airline flies, is not offered', (code) => {
  expect(find(code).map(({ place }) => place.code)).not.toContain(code)
})
