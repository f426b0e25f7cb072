import { describe, expect, test } from 'vitest'
import { nextCell, rateMatrix } from '../../../components/hotel/rates/rate-matrix.ts'
import { rateFixture } from './rate-fixture.ts'

const rates = [
  rateFixture('Twin', 'Breakfast included', 'free', 300),
  rateFixture('Twin', 'Room only', 'none', 200),
  rateFixture('Double', 'Room only', 'none', 180),
  rateFixture('Double', 'Room only', 'free', 220),
]

describe('rates as a matrix', () => {
  const matrix = rateMatrix(rates)

  test('columns go from the least board and terms to the most, rows from the cheapest', () => {
    expect(matrix.columns.map(({ board, terms }) => `${board}/${terms}`)).toEqual([
      'Room only/none',
      'Room only/free',
      'Breakfast included/free',
    ])
    expect(matrix.rows.map(({ rooms, cells }) => [rooms[0]?.name, cells.map(totalOf)])).toEqual([
      ['Double', [18_000, 22_000, null]],
      ['Twin', [20_000, null, 30_000]],
    ])
  })

  test('two rates of the same rooms, board and terms both stand there', () => {
    const both = rateMatrix([...rates, rateFixture('Double', 'Room only', 'none', 190)])
    const shown = both.rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null)
    expect(shown).toHaveLength(5)
    expect(new Set(both.rows.map(({ key }) => key)).size).toBe(both.rows.length)
  })

  test('arrows pass over what is not sold and stay inside', () => {
    expect(nextCell(matrix, { row: 1, column: 0 }, 'right')).toEqual({ row: 1, column: 2 })
    expect(nextCell(matrix, { row: 1, column: 2 }, 'left')).toEqual({ row: 1, column: 0 })
    expect(nextCell(matrix, { row: 0, column: 0 }, 'left')).toEqual({ row: 0, column: 0 })
    expect(nextCell(matrix, { row: 0, column: 0 }, 'down')).toEqual({ row: 1, column: 0 })
    // The cell below is not sold, so the nearest cell of that row is selected.
    expect(nextCell(matrix, { row: 0, column: 1 }, 'down')).toEqual({ row: 1, column: 0 })
    expect(nextCell(matrix, { row: 1, column: 2 }, 'up')).toEqual({ row: 0, column: 1 })
  })

  test('no rates are no rows and no columns', () => {
    expect(rateMatrix([])).toEqual({ columns: [], rows: [] })
  })
})

function totalOf(cell: (typeof rates)[number] | null): number | null {
  return cell?.offer.price.totalCents ?? null
}
