import type { Occupancy } from '../../../supply/hotel/stay.ts'
import type { RoomPlan } from './room-plan.ts'

/**
 * Indexes of the occupancies, those with most people first, so that a couple does not take the only room that
 * fits a large party.
 */
export function largestFirst(occupancies: readonly Occupancy[]): number[] {
  const people = ({ adults, childAges }: Occupancy) => adults + childAges.length
  return occupancies
    .map((_, at) => at)
    .sort((a, b) => people(occupancies[b]!) - people(occupancies[a]!) || a - b)
}

/** Whether a party may sleep in a room of this type. */
function fits(plan: RoomPlan, { adults, childAges }: Occupancy): boolean {
  return (
    adults <= plan.maxAdults &&
    childAges.length <= plan.maxChildren &&
    adults + childAges.length <= plan.maxOccupancy
  )
}

/**
 * Assigns a room type to every occupancy, in the order of the occupancies: the first type at or after `from`
 * that fits and has a unit left. Plans are sorted by price, so this is the cheapest, and a later start is
 * never cheaper. Null when one occupancy finds no room.
 */
export function assignRooms(
  plans: readonly RoomPlan[],
  left: readonly number[],
  occupancies: readonly Occupancy[],
  from: number,
): number[] | null {
  const free = [...left]
  const chosen = new Array<number>(occupancies.length).fill(-1)
  for (const at of largestFirst(occupancies)) {
    const plan = plans.findIndex(
      (each, index) => index >= from && (free[index] ?? 0) > 0 && fits(each, occupancies[at]!),
    )
    if (plan < 0) return null
    free[plan] = (free[plan] ?? 0) - 1
    chosen[at] = plan
  }
  return chosen
}
