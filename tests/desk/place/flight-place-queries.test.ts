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

test('at least 98 % of 780 queries find their place first', () => {
  const wrong = queries.flatMap(({ typed, code }) => {
    const first = find(typed)[0]?.place.code
    return first === code ? [] : [`${typed}: ${first} instead of ${code}`]
  })
  expect(queries.length).toBeGreaterThanOrEqual(780)
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
    ['Malta', 'MLA'],
    ['Seychelles', 'SEZ'],
    ['Nevis', 'NEV'],
    ['Barbuda', 'BBQ'],
    ['newark', 'EWR'],
    ['new york jfk', 'JFK'],
    ['lhr london', 'LHR'],
    ['tokyo narita', 'NRT'],
    ['seatac', 'SEA'],
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
    'Scotland',
    'Texas',
    'Georgia',
    'Daxing',
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

describe('A region, a state or a country', () => {
  const heads = (typed: string) => [
    ...new Set(find(typed).map(({ area }) => area && `${area.name}: ${area.airportCount}`)),
  ]
  const first = (typed: string) =>
    find(typed)
      .map(({ place }) => place.code)
      .slice(0, 3)

  test.each([
    ['Canary Islands', 'Canary Islands, Spain: 8', ['TCI', 'TFS', 'TFN']],
    ['Hawaii', 'Hawaii, United States: 12', ['HNL', 'KOA', 'LIH']],
    ['UAE', 'United Arab Emirates: 9', ['DXB', 'DWC', 'AUH']],
    ['Maldives', 'Maldives: 14', ['MLE', 'DRV', 'FMT']],
    ['Malta', 'Malta: 2', ['MLA', 'GZM']],
    ['Scotland', 'Scotland, United Kingdom: 14', ['EDI', 'GLA', 'PIK']],
    ['Florida', 'Florida, United States: 26', ['ORL', 'MCO', 'SFB']],
  ])('%s has the head line %s and lists its airports, the busiest first', (typed, head, codes) => {
    expect(heads(typed)).toEqual([head])
    expect(first(typed)).toEqual(codes)
  })

  test('two of one name have two head lines', () => {
    expect(heads('Georgia')).toEqual(['Georgia: 4', 'Georgia, United States: 11'])
  })

  test('a city has none, though a state is called so too', () => {
    expect(heads('New York')).toEqual([undefined])
    expect(heads('Copenhague')).toEqual([undefined])
  })
})

test.each(['QQW', 'XGB', 'QQS', 'JRA', 'JBP'])('%s, where no airline flies, is not offered', (code) => {
  expect(find(code).map(({ place }) => place.code)).not.toContain(code)
})
