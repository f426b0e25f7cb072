/** The longest time in which nothing succeeded. */
export type Silence = {
  /** Notes a success. */
  heard(): void
  /** The longest time since this was last asked, in milliseconds; one that goes on counts so far. */
  take(): number
}

/** Begins to measure. */
export function longestSilence(): Silence {
  let longest = 0
  let last = performance.now()
  const measure = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    return now
  }
  return {
    heard: () => (last = measure()),
    take: () => {
      measure()
      const taken = longest
      longest = 0
      return taken
    },
  }
}
