import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantSupply, leg, query } from './air-queries.ts'

const supply = instantSupply('party')
const routes = [
  ['LON', 'SIN'],
  ['NYC', 'LAX'],
  ['LHR', 'AMS'],
  ['THR', 'IST'],
] as const

describe('a party', () => {
  it('is never offered a class with fewer seats than it needs', () => {
    let combinations = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 20, max: 28 }),
        ([origin, destination], adults, day) => {
          const fares = supply.all(query([leg(origin, destination, `2026-12-${day}`)], { adults }))
          for (const fare of fares) {
            for (const sold of fare.segmentFares.flat()) {
              if (sold.seatsLeft === null) continue
              combinations += 1
              expect(sold.seatsLeft).toBeGreaterThanOrEqual(adults)
            }
          }
        },
      ),
      { numRuns: 25 },
    )
    expect(combinations).toBeGreaterThan(0)
  })
})
