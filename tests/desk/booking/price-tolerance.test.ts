import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTaken, mostTakenCents, type PriceTolerance } from '../../../lib/booking/price-tolerance.ts'

// By how much a price may rise and be held without asking: the lower of two limits counts.

const amount = (cents: number): PriceTolerance => ({ unit: 'amount', cents })
const percent = (hundredths: number): PriceTolerance => ({ unit: 'percent', hundredths })

describe('the highest total that is taken', () => {
  test.each([
    ['both set: the lower', amount(500), amount(300), 100_300],
    ['an amount and a percentage: the lower at this price', percent(100), amount(5000), 101_000],
    ['only the office: none', null, amount(500), 100_000],
    ['only the agent: none', percent(100), null, 100_000],
  ])('%s', (_, agent, office, most) => {
    expect(mostTakenCents(100_000, { agent, office })).toBe(most)
  })

  test('a percentage is never rounded up', () => {
    expect(mostTakenCents(9_999, { agent: percent(1), office: amount(100) })).toBe(9_999)
  })
})

test('a total is taken from the accepted one up to the limit, and never one below', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(5_000),
      fc.integer({ min: -9_000, max: 9_000 }),
      (accepted, cents, change) => {
        const tolerances = { agent: amount(cents), office: amount(cents) }
        const taken = isTaken(accepted + change, { acceptedTotalCents: accepted, tolerances })
        expect(taken).toBe(change >= 0 && change <= cents)
      },
    ),
  )
})
