import { expect, test } from 'vitest'
import { foldText } from '../../../../text/fold-text.ts'
import { otherNamesOf } from '../../../../gateway/world/reference/names-of-cities.ts'
import { searchCities } from '../../../../gateway/world/place/search-cities.ts'

/**
 * Hotel v1 searches cities by name, destination and country; those that begin with the text come first (City
 * lookup).
 */
const find = (q: string, limit = 50, sandbox = false) => searchCities({ q, limit, sandbox })
const otherNames = (id: number) => otherNamesOf(-id).map(({ name }) => name)
const names = (q: string, limit = 5) => find(q, limit).map(({ name }) => name)

test('a country finds its cities, the largest first', () => {
  expect(names('iceland', 3)).toEqual(['Reykjavík', 'Kópavogur', 'Hafnarfjörður'])
  expect(find('germany').every(({ country }) => country.code === 'DE')).toBe(true)
})

test('a destination finds the cities in it', () => {
  expect(names('catalonia', 1)).toEqual(['Barcelona'])
  const bavaria = find('bavaria', 20)
  expect(bavaria[0]?.name).toBe('Munich')
  expect(bavaria.every(({ destination }) => destination === 'Bavaria')).toBe(true)
})

test('a city whose name begins with the text comes first, each city once', () => {
  const places = find('portugal')
  expect(places[0]?.name).toBe('Portugalete')
  expect(places.map(({ name }) => name)).toContain('Lisbon')
  const lisbon = find('Lisbon')
  expect(lisbon[0]).toMatchObject({ name: 'Lisbon', country: { code: 'PT' } })
  expect(new Set(lisbon.map(({ id }) => id)).size).toBe(lisbon.length)
  expect(lisbon.some(({ name, destination }) => name !== 'Lisbon' && destination === 'Lisbon')).toBe(true)
})

test('what begins with the text comes before what is near it', () => {
  const oman = find('oman')
  const near = oman.findIndex(({ name }) => name === 'Oran')
  expect(oman.slice(0, 5).some(({ name }) => name === 'Muscat')).toBe(true)
  expect(near === -1 || near > oman.findLastIndex(({ country }) => country.code === 'OM')).toBe(true)
})

test('what begins with the text comes before what has it further on', () => {
  expect(names('portugal', 3)).toEqual(['Portugalete', 'Lisbon', 'Porto'])
  for (const text of ['lis', 'Lisbon', 'Portugal', 'par']) {
    const begins = find(text).map((place) =>
      [place.name, place.destination, place.country.name, ...otherNames(place.id)].some((each) =>
        foldText(each).startsWith(text.toLowerCase()),
      ),
    )
    expect(begins[0]).toBe(true)
    expect(begins, text).toEqual([...begins].sort((one, other) => Number(other) - Number(one)))
  }
})

test('a name in another language, a slip and a code still lead', () => {
  expect(names('münchen', 1)).toEqual(['Munich'])
  expect(names('roma', 1)).toEqual(['Rome'])
  expect(names('lisbn', 1)).toEqual(['Lisbon'])
  expect(names('fra', 1)).toEqual(['Frankfurt am Main'])
})

test('the list is as long as was asked for, empty for an empty text, and has the sandbox in the sandbox alone', () => {
  expect(find('france', 7)).toHaveLength(7)
  expect(find(' ')).toEqual([])
  const sandboxCity = (sandbox: boolean) =>
    find('iceland', 100, sandbox).some(({ name }) => name === 'Sandbox City')
  expect([sandboxCity(true), sandboxCity(false)]).toEqual([true, false])
})
