import { expect, it } from 'vitest'
import { hotelSeed } from '../../../../gateway/world/hotel/rates/hotel-seed.ts'
import { kindOfProperty } from '../../../../gateway/world/hotel/rates/property-kind.ts'
import { roomPlansOf } from '../../../../gateway/world/hotel/rates/room-plan.ts'
import { madeCity } from './made-city.ts'

const city = madeCity(800)
const plansOf = (row: number) =>
  roomPlansOf({ city, row }, hotelSeed(city.hotelId[row]!), kindOfProperty(city.propertyType[row]!), null)
const rows = Array.from({ length: city.size }, (_, row) => row)

it('the made hotels have what the rules below ask about', () => {
  expect(rows.filter((row) => city.adultsOnly[row] === 1).length).toBeGreaterThan(5)
  const kinds = rows.map((row) => kindOfProperty(city.propertyType[row]!).charge)
  const rooms = rows.filter((row) => kinds[row] !== 'bed')
  expect(new Set(rooms.map((row) => city.bedTypes[row]))).toEqual(new Set([1, 2, 3]))
})

it('a hotel has two to six room types, cheapest first, in stock, and beds for all that may sleep there', () => {
  for (const row of rows) {
    const plans = plansOf(row)
    expect(plans.length).toBeGreaterThanOrEqual(2)
    expect(plans.length).toBeLessThanOrEqual(6)
    const prices = plans.map(({ pricePermille }) => pricePermille)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    for (const plan of plans) {
      expect(plan.stock).toBeGreaterThan(0)
      expect(plan.maxAdults).toBe(Math.max(1, 2 * plan.doubles + plan.singles))
      expect(plan.maxOccupancy - plan.maxAdults).toBeLessThanOrEqual(1)
      if (city.adultsOnly[row] === 1) expect(plan.maxChildren).toBe(0)
    }
  }
})

it('the largest private unit has the beds and bedrooms of the columns, of the kinds they name', () => {
  for (const row of rows) {
    const own = plansOf(row).filter(({ sharedRoom }) => !sharedRoom)
    if (kindOfProperty(city.propertyType[row]!).charge === 'bed') continue
    expect(Math.max(...own.map(({ doubles, singles }) => doubles + singles))).toBe(city.beds[row])
    expect(Math.max(...own.map(({ bedrooms }) => bedrooms))).toBe(city.bedrooms[row])
    if (city.bedTypes[row] === 1) expect(own.every(({ doubles }) => doubles === 0)).toBe(true)
    if (city.bedTypes[row] === 2) expect(own.every(({ singles }) => singles === 0)).toBe(true)
  }
})
