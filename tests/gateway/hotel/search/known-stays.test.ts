import { expect, it } from 'vitest'
import { knownStay } from '../../../../gateway/domain/hotel/search/known-stays.ts'
import { madeUpCity } from './made-up-city.ts'

const city = madeUpCity({ size: 40, districts: 3, chains: 3, landmarks: 2, seed: 8 })
const today = '2026-11-20'
const stay = (day: number, childAges: number[] = []) => ({
  checkIn: `2027-05-${String(day).padStart(2, '0')}`,
  checkOut: '2027-06-29',
  occupancies: [{ adults: 2, childAges }],
})

it('keeps what is asked for again', () => {
  const first = knownStay(city, stay(1), today)
  expect(first.nights).toBe(59)
  expect(first.index.city).toBe(city)
  expect(knownStay(city, stay(1), today)).toBe(first)
})

it.each([
  ['other dates', () => knownStay(city, stay(2), today)],
  ['another party', () => knownStay(city, stay(1, [6]), today)],
  ['another day', () => knownStay(city, stay(1), '2026-11-21')],
  ['another provider', () => knownStay(city, stay(1), today, 'example-provider-2')],
  ['another place', () => knownStay({ ...city }, stay(1), today)],
])('prices %s anew', (_, other) => {
  expect(other()).not.toBe(knownStay(city, stay(1), today))
})

it('lets go of what nobody asked for the longest', () => {
  const [used, unused] = [knownStay(city, stay(1), today), knownStay(city, stay(2), today)]
  for (let age = 0; age <= 17; age++) {
    for (let day = 3; day < 7; day++) knownStay(city, stay(day, [age]), today)
    knownStay(city, stay(1), today)
  }
  expect(knownStay(city, stay(1), today)).toBe(used)
  expect(knownStay(city, stay(2), today)).not.toBe(unused)
})
