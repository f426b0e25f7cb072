import { hotelBoards } from '../../../contract/hotel/codes.ts'
import type { ListedRate, RoomDetails } from '../../../lib/hotel/rate.ts'
import type { TermsKind } from '../../../lib/hotel/terms.ts'

/** A column of the matrix: a board and cancellation terms. */
export type RateColumn = { key: string; board: string; terms: TermsKind }

/** A row: its rooms and their rate in each column; null where there is no such rate. */
export type RateRow = { key: string; rooms: readonly RoomDetails[]; cells: readonly (ListedRate | null)[] }

/** Rates as a matrix of rooms by board and terms. */
export type RateMatrix = { columns: readonly RateColumn[]; rows: readonly RateRow[] }

const TERMS: readonly TermsKind[] = ['none', 'unknown', 'partial', 'free']

/**
 * Builds the matrix: rows ordered by their cheapest rate, columns from the least board and terms to the most.
 * Two rates with the same rooms, board and terms get two rows, so that none is left out.
 */
export function rateMatrix(rates: readonly ListedRate[]): RateMatrix {
  const columns = columnsOf(rates)
  const rows: { key: string; rooms: readonly RoomDetails[]; cells: (ListedRate | null)[] }[] = []
  for (const rate of [...rates].sort(byTotal)) {
    const at = columns.findIndex((column) => column.key === columnKey(rate))
    const roomKey = rate.rooms.map((room) => `${room.id} ${room.name}`).join('|')
    const sameRooms = rows.filter((row) => row.key.startsWith(`${roomKey}#`))
    const free = sameRooms.find((row) => row.cells[at] === null)
    if (free) free.cells[at] = rate
    else {
      const cells = columns.map((_, index) => (index === at ? rate : null))
      rows.push({ key: `${roomKey}#${sameRooms.length}`, rooms: rate.rooms, cells })
    }
  }
  return { columns, rows }
}

function byTotal(one: ListedRate, other: ListedRate): number {
  return one.offer.price.totalCents - other.offer.price.totalCents
}

function columnsOf(rates: readonly ListedRate[]): RateColumn[] {
  const columns = new Map<string, RateColumn>()
  for (const rate of rates) {
    const { board, terms } = rate.offer
    columns.set(columnKey(rate), { key: columnKey(rate), board, terms: terms.kind })
  }
  return [...columns.values()].sort(
    (one, other) =>
      boardRank(one.board) - boardRank(other.board) ||
      one.board.localeCompare(other.board, 'en') ||
      TERMS.indexOf(one.terms) - TERMS.indexOf(other.terms),
  )
}

function columnKey({ offer }: ListedRate): string {
  return `${offer.board}|${offer.terms.kind}`
}

function boardRank(name: string): number {
  const rank = hotelBoards.findIndex((board) => board.name === name)
  return rank < 0 ? hotelBoards.length : rank
}

/**
 * The cell that an arrow key moves to: the next one with a rate in that direction; the same cell where there
 * is none.
 */
export function nextCell(
  { rows, columns }: RateMatrix,
  from: { row: number; column: number },
  way: 'up' | 'down' | 'left' | 'right',
): { row: number; column: number } {
  const [down, right] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[way] as [number, number]
  let { row, column } = { row: from.row + down, column: from.column + right }
  while (row >= 0 && row < rows.length && column >= 0 && column < columns.length) {
    if (rows[row]?.cells[column]) return { row, column }
    // A row without a rate in this column has others, so up and down go to the nearest one.
    const beside = down === 0 ? -1 : nearestSold(rows[row]?.cells ?? [], column)
    if (beside >= 0) return { row, column: beside }
    row += down
    column += right
  }
  return from
}

function nearestSold(cells: readonly (ListedRate | null)[], column: number): number {
  const sold = cells.flatMap((cell, index) => (cell ? [index] : []))
  return sold.sort((one, other) => Math.abs(one - column) - Math.abs(other - column))[0] ?? -1
}
