/** Slips between two texts, counted up to 2: a wrong, missing, extra letter or two neighbours swapped is one. */
export function editDistance(one: string, other: string): number {
  if (one === other) return 0
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return 2
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1) ? 1 : 2
  if (rest(short, start + 1) === rest(long, start + 1)) return 1
  const swapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2)
  return swapped ? 1 : 2
}
