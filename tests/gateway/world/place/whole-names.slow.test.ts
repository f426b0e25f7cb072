import { describe, expect, it } from 'vitest'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'

const first = (q: string) => searchPlaces({ q, limit: 5, type: null, sandbox: false })[0]?.label

describe('a whole name, in any language, comes before the beginning of another', () => {
  it.each([
    ['Lech', 'Lech, Vorarlberg, Austria'],
    ['UK', 'United Kingdom'],
    ['Bali', 'Bali, Indonesia'],
    ['Hague', 'The Hague, South Holland, Netherlands'],
    ['パリ', 'Paris, Île-de-France, France'],
    ['Genova', 'Genoa, Liguria, Italy'],
    ['Frankreich', 'France'],
    ['newyork', 'New York City, New York State, United States'],
  ])('%s finds %s', (q, label) => {
    expect(first(q)).toBe(label)
  })

  it('a country before a city that is called so in another language', () => {
    expect(first('Monaco')).toBe('Monaco')
  })

  it('a place of the name before the smaller city of an airport with that code', () => {
    expect(first('Goa')).toBe('Goa, India')
    expect(first('man')).toBe('Manchester, England, United Kingdom')
  })
})

describe('a state, province or country behind a city', () => {
  it.each([
    ['Austin TX', 'Austin, Texas, United States'],
    ['Jackson MI', 'Jackson, Michigan, United States'],
    ['Kansas City MO', 'Kansas City, Missouri, United States'],
    ['Montreal QC', 'Montréal, Quebec, Canada'],
    ['Brisbane QLD', 'Brisbane, Queensland, Australia'],
    ['Newport, RI', 'Newport, Rhode Island, United States'],
    ['London ON', 'London, Ontario, Canada'],
    ['Köln Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['ケルン ドイツ', 'Köln, North Rhine-Westphalia, Germany'],
  ])('%s finds %s', (q, label) => {
    expect(first(q)).toBe(label)
  })
})

it.each([
  ['st louis', 'St. Louis, Missouri, United States'],
  ['saint petersburg', 'Saint Petersburg, Russia'],
  ['ft lauderdale', 'Fort Lauderdale, Florida, United States'],
  ['mt isa', 'Mount Isa, Queensland, Australia'],
  ['sault ste marie', 'Sault Ste. Marie, Ontario, Canada'],
  ['sault sainte marie', 'Sault Ste. Marie, Ontario, Canada'],
])('Saint, Fort and Mount are read short and long: %s finds %s', (q, label) => {
  expect(first(q)).toBe(label)
})
