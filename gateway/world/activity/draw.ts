import { hashText, unit } from '../../hash.ts'

/** A number 0 <= x < 1 for a trait of something, by the keys of both. */
export function draw(key: string, trait: string): number {
  return unit(hashText(`${key}|${trait}`))
}

/** Some of a list in its order, about the share `of`; never none. */
export function some<T>(list: readonly T[], key: string, trait: string, of: number): T[] {
  const matches = list.filter((_, at) => draw(key, `${trait}${at}`) < of)
  return matches.length > 0 ? matches : list.slice(0, 1)
}
