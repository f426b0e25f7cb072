import { describe, expect, test } from 'vitest'
import { makePlaceIndex } from '../../../components/place/place-index.ts'
import { placeName } from '../../../components/place/place-name.ts'
import type { Place } from '../../../components/place/place.ts'
import { beginsWithTypo } from '../../../text/one-typo.ts'

const city = (code: string, name: string, country: string, otherNames: string[] = []): Place => ({
  code,
  kind: 'city',
  name,
  city: name,
  cityCode: code,
  country,
  otherNames,
})
const airport = (code: string, name: string, home: Place): Place => ({
  code,
  kind: 'airport',
  name,
  city: home.name,
  cityCode: home.code,
  country: home.country,
  otherNames: [],
})

const london = city('LON', 'London', 'GB', ['Londres', 'Londra', '倫敦'])
const canada = city('YXU', 'London', 'CA')
const munich = city('MUC', 'Munich', 'DE', ['München', 'Monaco di Baviera'])
const singapore = city('SIN', 'Singapore', 'SG', ['Singapur'])
const losAngeles = city('LAX', 'Los Angeles', 'US')
const index = makePlaceIndex([
  canada,
  london,
  munich,
  singapore,
  losAngeles,
  airport('LHR', 'London Heathrow Airport', london),
  airport('LGW', 'London Gatwick Airport', london),
  airport('YXU', 'London Airport', canada),
  airport('MUC', 'Munich Airport', munich),
  airport('SIN', 'Singapore Changi Airport', singapore),
  airport('LAX', 'Los Angeles International Airport', losAngeles),
])
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

test('a place is named in the fewest words', () => {
  const named = (code: string) =>
    index
      .find(code)
      .filter(({ place }) => place.code === code)
      .map(({ place }) => placeName(place))
  expect(named('LHR')).toEqual(['London Heathrow'])
  expect(placeName(airport('LAX', 'Los Angeles International Airport', losAngeles))).toBe('Los Angeles')
  expect(
    placeName(airport('CDG', 'Charles de Gaulle International Airport', city('PAR', 'Paris', 'FR'))),
  ).toBe('Paris Charles de Gaulle')
})
