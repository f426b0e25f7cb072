import { hashText, unit } from '../../hash.ts'

/** A number 0 <= x < 1 for a trait of something, by the keys of both. */
export function draw(key: string, trait: string): number {
  return unit(hashText(`${key}|${trait}`))
}

/** A whole number from `low` to `high`, both inclusive. */
export function between(low: number, high: number, at: number): number {
  return low + Math.min(high - low, Math.floor(at * (high - low + 1)))
}

/** The entry of a list at a position in 0..1. */
export function pick<T>(list: readonly T[], at: number): T {
  const found = list[Math.min(list.length - 1, Math.floor(at * list.length))]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

/** Some of a list in its order, about the share `of`; never none. */
export function some<T>(list: readonly T[], key: string, trait: string, of: number): T[] {
  const found = list.filter((_, at) => draw(key, `${trait}${at}`) < of)
  return found.length > 0 ? found : list.slice(0, 1)
}
