import { expect, it } from 'vitest'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'
import { readTable, text } from '../../../../gateway/world/table.ts'

const queries = readTable(new URL('place-queries.tsv', import.meta.url), {
  query: text,
  name: text,
  countryCode: text,
})

const answers = queries.map(({ query, name, countryCode }) => {
  const first = searchPlaces({ q: query, limit: 5, type: null, sandbox: false })[0]
  return {
    query,
    name,
    countryCode,
    found: first?.label ?? null,
    country: first?.country.code,
    first: first?.name,
  }
})

it('98 of 100 hard queries in eighteen languages find what is meant first', () => {
  const missed = answers.filter(
    ({ name, countryCode, first, country }) => first !== name || country !== countryCode,
  )
  expect(queries.length).toBeGreaterThan(400)
  expect(missed.length / queries.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.02)
})

it('none of them finds a place of another country first', () => {
  expect(answers.filter(({ countryCode, country }) => country !== countryCode)).toEqual([])
})
