import { hashPair, unit } from '../../hash.ts'

/** A number 0 <= x < 1; every `draw` gives another one. */
export function chanceOf(seed: number, draw: number): number {
  return unit(hashPair(seed, draw))
}

/** A whole number from `least` to `most`. */
export function wholeBetween(seed: number, draw: number, least: number, most: number): number {
  return least + Math.floor(chanceOf(seed, draw) * (most - least + 1))
}

/** One of several, all equally likely. */
export function oneOf<T>(seed: number, draw: number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chanceOf(seed, draw) * list.length)] ?? list[0]
}
