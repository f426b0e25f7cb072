import { describe, expect, test } from 'vitest'
import { makePlaceIndex } from '../../../components/place/place-index.ts'
import { placeName } from '../../../components/place/place-name.ts'
import { placesOfRows } from '../../../components/place/places-of-rows.ts'
import type { CityRow } from '../../../lib/place/name-files.ts'
import { beginsWithTypo } from '../../../text/one-typo.ts'

const rows: CityRow[] = [
  ['YXU', 'London', 'CA', [], [['YXU', 'London Airport', 'CA']]],
  [
    'LON',
    'London',
    'GB',
    ['Londres', 'Londra', '倫敦'],
    [
      ['LHR', 'London Heathrow Airport', 'GB'],
      ['LGW', 'London Gatwick Airport', 'GB'],
    ],
  ],
  ['MUC', 'Munich', 'DE', ['München', 'Monaco di Baviera'], [['MUC', 'Munich Airport', 'DE']]],
  ['SIN', 'Singapore', 'SG', ['Singapur'], [['SIN', 'Singapore Changi Airport', 'SG']]],
  ['LAX', 'Los Angeles', 'US', [], [['LAX', 'Los Angeles International Airport', 'US']]],
  ['PAR', 'Paris', 'FR', [], [['CDG', 'Charles de Gaulle International Airport', 'FR']]],
]
const places = placesOfRows(rows)
const index = makePlaceIndex(places)
const codes = (query: string) => index.find(query).map(({ place }) => place.code)

describe('finding a place', () => {
  test.each([
    ['lon', 'LON'],
    ['LHR', 'LHR'],
    ['yxu', 'YXU'],
    ['london', 'LON'],
    ['münchen', 'MUC'],
    ['munchen', 'MUC'],
    ['Monaco di', 'MUC'],
    ['倫敦', 'LON'],
    ['heathrow', 'LHR'],
    ['angeles', 'LAX'],
    ['singapre', 'SIN'],
    ['lodnon', 'LON'],
    ['munihc', 'MUC'],
  ])('%s finds %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code)
  })

  test('a city of several airports brings them; one with its own code is said once', () => {
    expect(codes('lon')).toEqual(['LON', 'LHR', 'LGW', 'YXU'])
    expect(codes('sin')).toEqual(['SIN'])
  })

  test('finds nothing in nothing, and no near miss of a short text', () => {
    expect(codes('  ')).toEqual([])
    expect(codes('sxn')).toEqual([])
  })
})

test.each([
  ['lodnon', true],
  ['londn', true],
  ['londonn', true],
  ['lundon', true],
  ['lundun', false],
  ['kondon', false],
  ['lod', true],
])('%s begins london with one typo at most: %s', (typed, begins) =>
  expect(beginsWithTypo('london', typed)).toBe(begins),
)

test.each([
  ['LHR', 'London Heathrow'],
  ['LAX', 'Los Angeles'],
  ['CDG', 'Paris Charles de Gaulle'],
])('the airport %s is named in the fewest words: %s', (code, name) => {
  const airport = places.find((place) => place.kind === 'airport' && place.code === code)
  expect(airport && placeName(airport)).toBe(name)
})
