import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import { applyFilters, type Match } from '../../../components/air/results/filters.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { keepShown, showAll, type ShownRow } from '../../../components/air/results/shown-rows.ts'
import { sortMatches } from '../../../components/air/results/sort.ts'
import { fareFixture } from './itinerary-fixture.ts'

type Given = { number: number; total: number }

const batchOf = fc.array(
  fc.record({ number: fc.integer({ min: 1, max: 12 }), total: fc.integer({ min: 100, max: 140 }) }),
  {
    maxLength: 12,
  },
)

function collector() {
  const groups = makeFlightGroups()
  let code = 0
  return (fares: readonly Given[]): Match[] => {
    groups.add(
      fares.map(({ number, total }) =>
        fareFixture({
          code: String((code += 1)),
          total,
          seats: (total % 9) + 1,
          legs: [`SQ${number} LHR-SIN 11:25 770`],
        }),
      ),
    )
    return sortMatches(applyFilters(groups.flights(), NO_FILTERS).matches, 'cheapest', 1)
  }
}

describe('rows while fares arrive', () => {
  test('keep their place, their fares and their columns once they are held; the rest is counted', () => {
    fc.assert(
      fc.property(fc.array(batchOf, { minLength: 1, maxLength: 6 }), (batches) => {
        const add = collector()
        let rows: readonly ShownRow[] = []
        for (const batch of batches) {
          const sorted = add(batch)
          const next = keepShown(rows, sorted)
          if (rows.length > 0) expect(next.rows).toEqual(rows)
          rows = next.rows
          const merged = showAll(rows, sorted)
          const nothingWaits = next.newCount === 0
          expect(nothingWaits).toBe(
            merged.rows.every((row) => {
              const match = next.rows.find((candidate) => candidate.key === row.key)
              return row.fareIds.every((id) => match?.fareIds.includes(id))
            }),
          )
        }
      }),
    )
  })

  test('are all in their order while nobody has touched them; a row with the same fares is the same object', () => {
    const add = collector()
    const first = showAll(
      [],
      add([
        { number: 1, total: 200 },
        { number: 2, total: 300 },
      ]),
    )
    const next = showAll(first.rows, add([{ number: 2, total: 100 }]))
    expect(next.rows.map((row) => row.key.slice(0, 3))).toEqual(['SQ2', 'SQ1'])
    expect(next.rows[1]).toBe(first.rows[0])
    expect(next.rows[0]?.fareIds).toHaveLength(2)
    expect(next).toMatchObject({ newCount: 0, cheaperCount: 0 })
  })

  test('count what waits, and how much of it is cheaper than anything shown', () => {
    const add = collector()
    const { rows } = keepShown([], add([{ number: 1, total: 200 }]))
    const sorted = add([
      { number: 1, total: 150 },
      { number: 2, total: 180 },
      { number: 3, total: 300 },
    ])
    expect(keepShown(rows, sorted)).toMatchObject({ newCount: 3, cheaperCount: 2 })
    expect(showAll(rows, sorted)).toMatchObject({ newCount: 0, cheaperCount: 0 })
    expect(showAll(rows, sorted).rows).toHaveLength(3)
  })

  test('say nothing is new of a fourth fare that lies behind "more" anyway', () => {
    const add = collector()
    const { rows } = keepShown([], add([1, 2, 3].map((total) => ({ number: 1, total }))))
    expect(keepShown(rows, add([{ number: 1, total: 9 }])).newCount).toBe(0)
  })
})
