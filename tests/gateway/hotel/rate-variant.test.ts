import { expect, it } from 'vitest'
import { indexOf, MAX_RATES, raisedRate, variantOf } from '../../../gateway/domain/hotel/rate-variant.ts'
import { handmadeHotels, stayFor } from './handmade-hotels.ts'

/** The rate after its price rose at the check (gap 93). */

// The rise of each room is rounded, so that the sum of seven is not the rounded rise of their sum.
const seven = stayFor(Array.from({ length: 7 }, () => ({ adults: 1, childAges: [] })))
const query = { hotelId: 1, stay: seven, provider: 'example-provider-1', searchedAt: new Date(0) } as const
const rates = await handmadeHotels([{ nightCents: 3_333, stock: 7 }]).rates(query, () => 0)

it.each(rates.map((rate) => [rate.key, rate] as const))('a risen rate adds up: %s', (_, rate) => {
  const raised = raisedRate(rate)
  const rise = raised.totalCents / rate.totalCents
  expect(rise).toBeGreaterThan(1.0599)
  expect(rise).toBeLessThan(1.1201)
  expect(raised.rooms.reduce((sum, room) => sum + room.totalCents, 0)).toBe(raised.totalCents)
  expect(raised.beforeDiscountCents).toBe(raised.totalCents)
  expect(raised.steps.map(({ from }) => from)).toEqual(rate.steps.map(({ from }) => from))
  for (const [index, { amountCents }] of rate.steps.entries()) {
    const now = raised.steps[index]?.amountCents
    if (amountCents === rate.totalCents) expect(now).toBe(raised.totalCents)
    else expect(now).toBe(Math.round(amountCents * rise))
  }
})

it('a discount is kept in proportion', () => {
  const [rate] = rates
  if (!rate) throw new Error('no rate')
  const raised = raisedRate({ ...rate, beforeDiscountCents: rate.totalCents * 2 })
  expect(raised.beforeDiscountCents).toBeCloseTo(raised.totalCents * 2, -1)
})

it('a code names position and price, up to the last of either', () => {
  for (const position of [0, 1, MAX_RATES - 1]) {
    for (const raised of [false, true]) {
      expect(variantOf(indexOf({ position, raised }))).toEqual({ position, raised })
    }
  }
})
