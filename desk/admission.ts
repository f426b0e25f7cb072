import type { Rank } from './rank.ts'

/** Longest time that a request may have to wait for others of this process, by its rank. Milliseconds. */
const MOST_MILLIS: Readonly<Record<Rank, number>> = {
  write: Infinity,
  money: 2400,
  work: 1800,
  list: 1400,
  new: 1000,
  ahead: 300,
}

/** From this share of its time at work on, a process has no time left for more. */
const BUSY = 0.85
/** Time at work for an answer, until it has been measured. Milliseconds. */
const FIRST_GUESS_MILLIS = 40
/** The most that is believed: the first answers of a process, and its own jobs, take far longer. */
const MOST_EACH_MILLIS = 250
/** So few requests at once are always answered: the pages of a few people ask for as many. */
const FEW = 28
/** The same of requests ahead of anybody, which wait first. */
const FEW_AHEAD = 8
/** How much the latest measurement counts beside those before it. */
const NEWEST_SHARE = 0.3
/** After the last request that was turned away, the desk counts as behind for this long. Milliseconds. */
const BEHIND_MILLIS = 1000

/** The work of a process since the last measurement: the share of its time, and the time. */
export type Measured = { utilization: number; activeMillis: number }

/** Decides which requests are answered, so that those that are have their answer in time. */
export type Admission = {
  /** True if the request is to be answered. */
  admits(rank: Rank): boolean
  /** Notes that the answer of a request begins. Streams, which mostly wait for others, are not noted. */
  began(): void
  /** Notes that it is over. */
  over(): void
  /** Notes what the process has done since the last call. To be called several times a second. */
  measure(measured: Measured): void
  /** True while others than requests ahead of anybody are turned away. */
  isBehind(): boolean
  /** Requests that are being answered. */
  open(): number
}

/**
 * A new request of a busy process waits for those that are being answered: their number times the time at
 * work for one (Little's law). Where that is longer than its rank allows, it is turned away at once. A
 * process with time to spare answers everybody, because its requests wait for others, such as a slow booking
 * service; only those that have come since it was measured may be a burst.
 * @param now monotonic milliseconds
 */
export function admission(now: () => number): Admission {
  let open = 0
  let fresh = 0
  let answered = 0
  let millisEach = FIRST_GUESS_MILLIS
  let isBusy = false
  let lastTurnedAway = -Infinity
  return {
    admits: (rank) => {
      const others = isBusy ? open : Math.min(open, fresh)
      const few = rank === 'ahead' ? FEW_AHEAD : FEW
      const fits = others < few || others * millisEach <= MOST_MILLIS[rank]
      if (fits) fresh += 1
      else if (rank !== 'ahead') lastTurnedAway = now()
      return fits
    },
    began: () => {
      open += 1
    },
    over: () => {
      open -= 1
      answered += 1
    },
    measure: ({ utilization, activeMillis }) => {
      isBusy = utilization >= BUSY
      if (answered > 0) {
        const measured = Math.min(MOST_EACH_MILLIS, activeMillis / answered)
        millisEach += NEWEST_SHARE * (measured - millisEach)
      }
      answered = 0
      fresh = 0
    },
    isBehind: () => now() - lastTurnedAway < BEHIND_MILLIS,
    open: () => open,
  }
}
