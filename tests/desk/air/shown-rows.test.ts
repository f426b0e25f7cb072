import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFilters, NO_FILTERS, type Match } from '../../../components/air/results/filters.ts'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import { keepShown, showAll, type ShownRow } from '../../../components/air/results/shown-rows.ts'
import { sortMatches } from '../../../components/air/results/sort.ts'
import { itinerary } from './itinerary-fixture.ts'

type Given = { number: number; total: number }

const given = fc.array(
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
        itinerary({ code: String((code += 1)), total, legs: [`SQ${number} LHR-SIN 11:25 770`] }),
      ),
    )
    return sortMatches(applyFilters(groups.flights(), NO_FILTERS).matches, 'cheapest', 1)
  }
}

const held = { loose: false, roomFor: 8 }

describe('rows while fares arrive', () => {
  test('keep their place, their fares and their columns once they are held; the rest is counted', () => {
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 6 }), (batches) => {
        const add = collector()
        let rows: readonly ShownRow[] = []
        for (const batch of batches) {
          const sorted = add(batch)
          const next = keepShown(rows, sorted, held)
          if (rows.length > 0) expect(next.rows).toEqual(rows)
          rows = next.rows
          const merged = showAll(sorted)
          const nothingWaits = next.newCount === 0
          expect(nothingWaits).toBe(
            merged.rows.every((row) => {
              const kept = next.rows.find((known) => known.key === row.key)
              return row.fareIds.every((id) => kept?.fareIds.includes(id))
            }),
          )
        }
      }),
    )
  })

  test('move nothing that is shown while the list is loose: new ones come below, dearer fares to the right', () => {
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 6 }), (batches) => {
        const add = collector()
        let rows: readonly ShownRow[] = []
        for (const batch of batches) {
          const next = keepShown(rows, add(batch), { loose: true, roomFor: 8 })
          rows.forEach((row, index) => {
            expect(next.rows[index]?.key).toBe(row.key)
            expect(next.rows[index]?.fareIds.slice(0, row.fareIds.length)).toEqual(row.fareIds)
          })
          if (rows.length > 0) expect(next.rows.length).toBeLessThanOrEqual(Math.max(rows.length, 8))
          rows = next.rows
        }
      }),
    )
  })

  test('count what waits, and how much of it is cheaper than anything shown', () => {
    const add = collector()
    const { rows } = keepShown([], add([{ number: 1, total: 200 }]), held)
    const sorted = add([
      { number: 1, total: 150 },
      { number: 2, total: 180 },
      { number: 3, total: 300 },
    ])
    expect(keepShown(rows, sorted, held)).toMatchObject({ newCount: 3, cheaperCount: 2 })
    expect(showAll(sorted)).toMatchObject({ newCount: 0, cheaperCount: 0 })
    expect(showAll(sorted).rows).toHaveLength(3)
  })

  test('say nothing is new of a fourth fare that lies behind "more" anyway', () => {
    const add = collector()
    const { rows } = keepShown([], add([1, 2, 3].map((total) => ({ number: 1, total }))), held)
    expect(keepShown(rows, add([{ number: 1, total: 9 }]), held).newCount).toBe(0)
  })
})
