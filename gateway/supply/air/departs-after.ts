/** Clocks are nowhere further ahead of UTC. */
const FURTHEST_EAST_MILLIS = 14 * 3_600_000

/**
 * `departsAfter` of a query whose first leg is on a date, by the instant at which it is asked. Null where the
 * date has not begun anywhere, so that no flight of it can have left.
 */
export function departsAfter(date: string, now: Date): number | null {
  const latest = new Date(now.getTime() + FURTHEST_EAST_MILLIS).toISOString().slice(0, 10)
  return date <= latest ? Math.floor(now.getTime() / 60_000) : null
}
