import type { Occupancy } from '../../../supply/hotel/stay.ts'

/** Price of one room relative to the same room with two adults, by charge class (`chargeClasses`). */
export function occupancyCharge({ adults, childAges }: Occupancy, charge: number): number {
  if (charge === 1) return 0.5 * adults + 0.5 * childAges.length
  if (charge === 2) return 1 + 0.04 * Math.max(0, adults + childAges.length - 2)
  const adultPart = adults === 1 ? 0.88 : 1 + 0.24 * (adults - 2)
  return childAges.reduce((sum, age) => sum + childPart(age), adultPart)
}

/** Surcharge for a child by age; a cot is free. */
function childPart(age: number): number {
  return age < 2 ? 0 : age < 6 ? 0.05 : age < 12 ? 0.11 : 0.18
}
