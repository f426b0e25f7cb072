import { describe, expect, it } from 'vitest'
import { placeOf } from './asking.ts'

// Two nights. A room alone is cheap, breakfast comes later, and free cancellation with breakfast last.
const place = placeOf([
  {
    id: 1,
    meals: 0b1,
    beds: 3,
    rates: [
      { usd: 100, board: 'room_only', freeCancellation: true, refundable: true, beds: 1 },
      { usd: 180, board: 'breakfast', freeCancellation: false, refundable: false, beds: 1 },
      { usd: 260, board: 'breakfast', freeCancellation: true, refundable: true, beds: 1 },
      { usd: 380, board: 'room_only', freeCancellation: false, refundable: true, beds: 3 },
    ],
  },
  {
    id: 2,
    meals: 0b1,
    rates: [
      { usd: 120, board: 'room_only', freeCancellation: true, refundable: true },
      { usd: 150, board: 'breakfast', freeCancellation: false, refundable: false },
    ],
  },
  { id: 3, meals: 0b10, rates: [{ usd: 90, board: 'breakfast_lunch', freeCancellation: false }] },
])

const leads = (filters: Record<string, string[]>, dialect: 'v2' | 'v3' = 'v3') => {
  const { rows, rates, free, priceRange } = place.ask({ filters, sort: 'price', dialect })
  return { rows: [...rows], rates: [...rates], free: [...free], priceRange }
}

describe('gap 221: filters on rates', () => {
  it('lead with the cheapest rate that meets them, and sort by it', () => {
    expect(leads({}).rates).toEqual([6, 0, 4])
    expect(leads({ meals: ['breakfast'] })).toEqual({
      ...{ rows: [1, 0], rates: [5, 1] },
      // Hotel 2 gives its free cancellation without breakfast alone.
      free: [0, 1],
      priceRange: { minCents: 15_000, maxCents: 18_000 },
    })
  })

  it('must all hold on one rate', () => {
    // Hotel 2 has breakfast and free cancellation, and not together.
    expect(leads({ meals: ['breakfast'], free_cancellation: ['true'] })).toMatchObject({
      ...{ rows: [0], rates: [2], free: [1] },
    })
    // 90 a night buys breakfast in both; 100 with free cancellation in none.
    expect(leads({ meals: ['breakfast'], price: ['100'] }).rows).toEqual([1, 0])
    expect(leads({ meals: ['breakfast'], free_cancellation: ['true'], price: ['100'] }).rows).toEqual([])
    expect(leads({ meals: ['breakfast'], free_cancellation: ['true'], price: ['150'] }).rates).toEqual([2])
    expect(leads({ meals: ['breakfast'], min_beds: ['3'] }).rows).toEqual([])
    expect(leads({ min_beds: ['3'] })).toMatchObject({ rates: [3] })
  })

  it('take a price band of v2 on the very rate that leads', () => {
    expect(leads({ mealplan: ['breakfast'], price: ['80-95'] }, 'v2').rates).toEqual([1])
    expect(leads({ mealplan: ['breakfast'], price: ['45-65'] }, 'v2').rows).toEqual([])
    // Hotel 1 also has a breakfast of 130 a night, but is shown with the one of 90.
    expect(leads({ mealplan: ['breakfast'], price: ['70-80', '120-'] }, 'v2').rates).toEqual([5])
    expect(leads({ price: ['46-55'] }, 'v2').rates).toEqual([0])
    const bands = { filters: { price: ['55-75'] }, dialect: 'v2' } as const
    expect(place.counts('meals', bands)).toEqual({ breakfast: 1, breakfast_lunch: 0 })
    expect(place.counts('free_cancellation', bands)).toEqual({ true: 1 })
    expect(place.counts('price', bands)).toMatchObject({ 50: 2, 100: 3 })
  })

  it('are counted by the same rule', () => {
    expect(place.counts('free_cancellation', { filters: { meals: ['breakfast'] } })).toEqual({ true: 1 })
    expect(place.counts('meals', { filters: { free_cancellation: ['true'] } })).toEqual({
      ...{ breakfast: 1, breakfast_lunch: 0 },
    })
    expect(place.counts('price', { filters: { meals: ['breakfast'] } })).toEqual({
      ...{ 50: 0, 100: 2, 150: 2, 200: 2, 300: 2, 500: 2 },
    })
    expect(place.counts('price')).toMatchObject({ 50: 2, 100: 3 })
    expect(place.counts('min_beds', { filters: { meals: ['breakfast'] } })).toMatchObject({ 1: 2, 3: 0 })
    // A group's own filter does not narrow its options.
    const both = { meals: ['breakfast'], free_cancellation: ['true'] }
    expect(place.counts('meals', { filters: both })).toEqual({ breakfast: 1, breakfast_lunch: 0 })
    expect(place.counts('free_cancellation', { filters: both })).toEqual({ true: 1 })
    expect(place.counts('stars', { filters: both })).toEqual({ 3: 1 })
  })
})
