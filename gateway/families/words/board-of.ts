import { hotelBoards, type HotelBoard } from '../../../contract/hotel/codes.ts'

/** The entry of a board in the fixed list. */
export function boardOf(id: HotelBoard): (typeof hotelBoards)[number] {
  const board = hotelBoards.find((each) => each.id === id)
  if (!board) throw new Error(`no such board: ${id}`)
  return board
}
