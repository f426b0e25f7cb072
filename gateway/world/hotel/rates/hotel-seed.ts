import { hashPair, unit } from '../../../hash.ts'

/** What everything random about a hotel is drawn from: 32 bits of its id. */
export function hotelSeed(hotelId: number): number {
  return hashPair(hotelId >>> 0, Math.floor(hotelId / 0x1_0000_0000))
}

/** 0 <= x < 1, another one for every `draw`. */
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
