import { hotelBoards, meals } from '../../../../contract/hotel/codes.ts'
import type { HotelRow } from '../city-hotels.ts'
import type { Occupancy } from '../../../supply/hotel/stay.ts'
import { chanceOf } from '../../chance.ts'

/** Surcharge of a board over room only for two adults, as a share of the hotel's ordinary night. */
const boardShare = [0, 0, 0.13, 0.27, 0.32, 0.46, 0.68]
/** By board: its bit in the meals column, 0 for room only. */
const mealBits = hotelBoards.map(({ meal }) =>
  meal === null ? 0 : 1 << meals.findIndex(({ id }) => id === meal),
)
const selfCatering = 1
const breakfast = 2

/**
 * The boards that a hotel sells, as indexes of `hotelBoards`, which is sorted by price: every board of its
 * meals column, and room only unless a meal is always included.
 */
export function boardsOf({ city, row }: HotelRow, seed: number): number[] {
  const mask = city.meals[row] ?? 0
  const sold: number[] = []
  for (const [at, bit] of mealBits.entries()) if ((mask & bit) !== 0) sold.push(at)
  if (sold.length === 0) return [0]
  const lead = sold[0] ?? 0
  if (lead === selfCatering) return sold
  const type = city.propertyType[row]
  const always = type === 208 || type === 209 ? 1 : lead === breakfast ? 0.24 : lead > 4 ? 0.85 : 0.4
  return chanceOf(seed, 50) < always ? sold : [0, ...sold]
}

/** Price factor of the board that is always included. */
export function boardFactor(board: number): number {
  return 1 + (boardShare[board] ?? 0)
}

/** Surcharge of a board over the lead board for all guests of one room, as a share of the ordinary night. */
export function boardSupplement(board: number, lead: number, { adults, childAges }: Occupancy): number {
  const share = (boardShare[board] ?? 0) - (boardShare[lead] ?? 0)
  const heads = childAges.reduce((sum, age) => sum + (age < 3 ? 0 : age < 12 ? 0.5 : 0.8), adults)
  return (share * heads) / 2
}
