import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAirSupply } from '../../../gateway/world/air/supply.ts'

const supply = createAirSupply({ seed: 'party', wait: () => Promise.resolve(), latencyScale: 0 })
const routes = [
  ['LON', 'SIN'],
  ['NYC', 'LAX'],
  ['LHR', 'AMS'],
  ['THR', 'IST'],
] as const

describe('a party', () => {
  it('is never offered a class with fewer seats than it needs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 20, max: 28 }),
        ([origin, destination], adults, day) => {
          const fares = supply.all({
            legs: [
              { origin, destination, originKind: 'any', destinationKind: 'any', date: `2026-12-${day}` },
            ],
            cabin: 1,
            adults,
            children: 0,
            infants: 0,
            today: '2026-11-20',
            maxStops: null,
            onlyCarriers: null,
            withoutCarriers: [],
            scenarios: true,
          })
          for (const fare of fares) {
            for (const sold of fare.segmentFares.flat()) {
              if (sold.seatsLeft !== null) expect(sold.seatsLeft).toBeGreaterThanOrEqual(adults)
            }
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
