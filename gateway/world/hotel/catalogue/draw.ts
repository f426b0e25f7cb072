import { hashPair, unit } from '../../../hash.ts'

/**
 * What is drawn at random for a hotel. Every trait has its own number, so that traits do not depend on each
 * other.
 */
export const trait = {
  type: 1,
  chain: 2,
  stars: 3,
  score: 4,
  reviews: 5,
  angle: 6,
  radius: 7,
  bedTypes: 8,
  beds: 9,
  bedrooms: 10,
  adultsOnly: 11,
  sustainable: 12,
  popularity: 13,
  scatter: 14,
  name: 100,
  facility: 200,
  roomFacility: 300,
  meal: 400,
} as const

/** A number 0 <= x < 1 for a trait of the hotel with this seed. */
export function draw(seed: number, of: number): number {
  return unit(hashPair(seed, of))
}

/** The entry of a list at a position in 0..1. */
export function pick<T>(list: readonly T[], at: number): T {
  const found = list[Math.min(list.length - 1, Math.floor(at * list.length))]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

/** The index of the entry that a number in 0..1 falls on, when each entry is as wide as its weight. */
export function weighted(weights: readonly number[], at: number): number {
  let rest = at * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    rest -= weight
    if (rest < 0) return index
  }
  return weights.length - 1
}
