import { hotelBoards, type HotelBoard } from '../../../contract/hotel/codes.ts'
import { hotelRefundTypes } from '../../../contract/hotel/limits.ts'
import type { HotelRate } from '../../world/hotel/hotel-rate.ts'

/** The record of a board in the fixed list. */
export function boardOf(id: HotelBoard): (typeof hotelBoards)[number] {
  const board = hotelBoards.find((known) => known.id === id)
  if (!board) throw new Error(`no such board: ${id}`)
  return board
}

/** HotelRefundType of a rate's terms. */
export function refundTypeOf(terms: HotelRate['terms']): number {
  if (terms === 'non_refundable') return hotelRefundTypes.nonRefundable
  return terms === 'free_cancellation' ? hotelRefundTypes.refundable : hotelRefundTypes.partially
}
