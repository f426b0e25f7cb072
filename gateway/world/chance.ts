import { hashPair, unit } from '../hash.ts'

// Random draws of the simulated suppliers. The same seed gives the same result at any time.

/** A number 0 <= x < 1; every `draw` gives another one. */
export function chanceOf(seed: number, draw: number): number {
  return unit(hashPair(seed, draw))
}

/** A whole number from `low` to `high`, both inclusive, at a position in 0..1. */
export function between(low: number, high: number, at: number): number {
  return low + Math.min(high - low, Math.floor(at * (high - low + 1)))
}

/** The entry of a list at a position in 0..1. */
export function pick<T>(list: readonly T[], at: number): T {
  const item = list[Math.min(list.length - 1, Math.floor(at * list.length))]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** A whole number from `least` to `most`. */
export function wholeBetween(seed: number, draw: number, least: number, most: number): number {
  return between(least, most, chanceOf(seed, draw))
}

/** One of several, all equally likely. */
export function oneOf<T>(seed: number, draw: number, list: readonly [T, ...T[]]): T {
  return pick(list, chanceOf(seed, draw))
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
