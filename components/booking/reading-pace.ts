/** Counts the readings of a booking since it last moved, which sets how soon the next one is due. */
export type ReadingPace = {
  /**
   * Readings since the state last changed.
   * @param state what the last good reading says
   * @param total good and failed readings of this booking so far
   */
  since: (state: string, total: number) => number
}

/** A count that starts anew with every other state; asking twice about one reading changes nothing. */
export function readingPace(state: string, total: number): ReadingPace {
  let last = state
  let from = total
  return {
    since: (now, count) => {
      if (now !== last) {
        last = now
        from = count
      }
      return Math.max(0, count - from)
    },
  }
}
