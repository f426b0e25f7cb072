import { expect, it } from 'vitest'
import { reprice } from '../../../gateway/domain/air/reprice.ts'
import { totalCents } from '../../../gateway/domain/air/total-cents.ts'
import { bookable } from '../booking/fares.ts'

/** A fare whose price changed still adds up (gap 32). */

it.each([
  [{ totalCents: 1_000 }, -750, [1]],
  [{ totalCents: 1_000 }, -749, [1]],
  [{ totalCents: 2_000, adults: 2 }, -1_500, [1]],
  [{ totalCents: 3_000, adults: 3 }, 1_000, [750 + 334]],
  [{ totalCents: 3_000, adults: 3 }, -1_000, [750 - 334]],
  [{ totalCents: 4_000, adults: 3, children: 1 }, 1_000, [750 + 333, 750 + 1]],
])('%j changed by %d cents has base fares of %j', (wanted, cents, bases) => {
  const { fare } = bookable(wanted)
  const priced = reprice(fare, cents)
  expect(priced.passengers.map(({ baseCents }) => baseCents)).toEqual(bases)
  expect(priced.passengers.map(({ taxCents }) => taxCents)).toEqual(fare.passengers.map((p) => p.taxCents))
  expect(totalCents(fare)).toBe(wanted.totalCents)
})
