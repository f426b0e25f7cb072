/**
 * A count with its noun: `1 fare`, `2 fares`, `2,729 hotels`, `2 children`. Every count on a screen is
 * written with it.
 * @param many the plural, if it is not the noun with an s
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
