import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import {
  partyProblem,
  partySize,
  priceSetOf,
  quoteOf,
  soldTickets,
  ticketCount,
  unitCents,
} from '../../../lib/activity/quote.ts'
import { entryOf, setAnswer, setOf, variantOf } from './variant-fixture.ts'

const party = { adult: 2, child: 1, senior: 0 }

describe('the price set', () => {
  const morning = setOf({ timeSlotUuid: 'morning', adult: 49 })
  const evening = setOf({ timeSlotUuid: 'evening', adult: 58 })
  const wholeDay = setOf({ timeSlotUuid: null, adult: 40 })

  test("a start has its own prices; without them those of the day, never another start's", () => {
    expect(priceSetOf(entryOf({ prices: [morning, evening] }), 'evening', 1)).toBe(evening)
    expect(priceSetOf(entryOf({ prices: [morning, wholeDay] }), 'evening', 1)).toBe(wholeDay)
    expect(priceSetOf(entryOf({ prices: [morning] }), 'evening', 1)).toBeNull()
    expect(priceSetOf(entryOf({ prices: [morning] }), null, 1)).toBeNull()
    expect(priceSetOf(null, 'morning', 1)).toBeNull()
  })

  test('of several at one start, the first with places for everybody applies, as at the booking service', () => {
    const shared = { ...setOf({ timeSlotUuid: 'evening', adult: 58 }), quantity: 2 }
    const large = { ...setOf({ timeSlotUuid: 'evening', adult: 70 }), quantity: 12 }
    const entry = entryOf({ prices: [wholeDay, shared, large] })
    expect([2, 3, 13].map((size) => priceSetOf(entry, 'evening', size))).toEqual([shared, large, shared])
  })

  test('gap 179: a ticket costs its retail price, never the net price of the office', () => {
    const answer = setAnswer({ adult: 49.1, child: 32.5 })
    expect(answer.rates.map(({ type }) => type)).toContain('nettPrice')
    const set = setOf({ adult: 49.1, child: 32.5 })
    expect(unitCents(set, 'adult')).toBe(4910)
    expect(unitCents(set, 'senior')).toBeNull()
  })
})

test('a total is the sum of count times price in cents, as a naive sum over travellers says', () => {
  const dollars = fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100)
  const counts = fc.record({
    adult: fc.nat({ max: 20 }),
    child: fc.nat({ max: 20 }),
    senior: fc.nat({ max: 20 }),
  })
  fc.assert(
    fc.property(dollars, dollars, dollars, counts, (adult, child, senior, many) => {
      const quote = quoteOf(setOf({ adult, child, senior }), many)
      let naive = 0n
      for (const [type, dollar] of Object.entries({ adult, child, senior })) {
        for (let each = 0; each < many[type as keyof typeof many]; each++) {
          naive += BigInt(dollar.toFixed(2).replace('.', ''))
        }
      }
      expect(BigInt(quote?.totalCents ?? -1)).toBe(naive)
      expect(quote?.lines.map(({ type }) => type)).toEqual(bookedTicketTypes.filter((type) => many[type] > 0))
    }),
  )
})

test('without a price for one of the travellers there is no total', () => {
  expect(quoteOf(setOf({ adult: 49 }), party)).toBeNull()
  expect(quoteOf(setOf({ adult: 49 }), { ...party, child: 0 })).toMatchObject({ totalCents: 9800 })
  expect(quoteOf(null, party)).toBeNull()
})

describe('the party', () => {
  test('gap 231: youth and infant are no tickets of a booking, whatever the variant says about them', () => {
    const variant = variantOf({ tickets: { adult: [1, 8], child: [0, 4], infant: [0, 2] } })
    expect(soldTickets(variant).map(({ type }) => type)).toEqual(['adult', 'child'])
  })

  test.each([
    [{ adult: 2, child: 1, senior: 0 }, undefined],
    [{ adult: 0, child: 1, senior: 0 }, 'At least 1 adult'],
    [{ adult: 1, child: 5, senior: 0 }, 'At most 4 children'],
    [{ adult: 1, child: 0, senior: 1 }, 'No senior tickets for this variant'],
    [{ adult: 6, child: 3, senior: 0 }, 'At most 8 travellers'],
    [{ adult: 1, child: 0, senior: 0 }, 'At least 2 travellers'],
  ])('of %o has the problem %s', (counts, problem) => {
    const variant = { ...variantOf({ tickets: { adult: [1, 8], child: [0, 4] } }), minPax: 2, maxPax: 8 }
    expect(partyProblem(variant, counts)).toBe(problem)
  })

  test('where minPax is 0, somebody has to come nevertheless', () => {
    const variant = { ...variantOf({ tickets: { adult: [0, 8] } }), minPax: 0, maxPax: null }
    expect(partyProblem(variant, { adult: 0, child: 0, senior: 0 })).toBe('At least 1 traveller')
    expect(partyProblem(variant, { adult: 8, child: 0, senior: 0 })).toBeUndefined()
  })

  test('sizes and counts in words', () => {
    expect(partySize(party)).toBe(3)
    expect([ticketCount(1, 'child'), ticketCount(2, 'child'), ticketCount(1, 'adult')]).toEqual([
      '1 child',
      '2 children',
      '1 adult',
    ])
  })
})
