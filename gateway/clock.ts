/** Real time, injected wherever it is needed. Office time is derived from it (see `officeNow`). */
export interface Clock {
  now(): Date
}

/** The machine's clock. Nothing else in the gateway reads it. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests that stands still until it is moved. */
export function manualClock(start: string): Clock & { advanceSeconds(seconds: number): void } {
  let millis = Date.parse(start)
  return {
    now: () => new Date(millis),
    advanceSeconds: (seconds) => {
      millis += seconds * 1000
    },
  }
}

/** The office's time: real time plus the office's offset. */
export function officeNow(clock: Clock, offsetSeconds: number): Date {
  return new Date(clock.now().getTime() + offsetSeconds * 1000)
}

/** An instant some seconds later. */
export function plusSeconds(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}

/** UTC calendar date of an instant, `YYYY-MM-DD`; the "today" of a search. */
export function dateOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** UTC date-time without fraction or offset, `YYYY-MM-DDTHH:MM:SS` (gap 62). */
export function utcDateTime(at: Date): string {
  return at.toISOString().slice(0, 19)
}

const SINGAPORE_MINUTES = 8 * 60

/**
 * ISO 8601 in the +08:00 zone, as every date-time of the activity family (Activity v2, Envelopes; gap 198).
 */
export function singaporeTime(at: Date): string {
  return `${singaporeWall(at).slice(0, 19)}+08:00`
}

/** The wall time of that zone, `YYYY-MM-DD HH:MM:SS`, as products state their last change (gap 248). */
export function singaporeWallTime(at: Date): string {
  return singaporeWall(at).slice(0, 19).replace('T', ' ')
}

/** The same time as an object, as `now` of config is written (gap 223). Whole seconds. */
export function singaporeTimeParts(at: Date) {
  return {
    date: `${singaporeWallTime(at)}.000000`,
    timezone_type: 3,
    timezone: 'Asia/Singapore',
  } as const
}

function singaporeWall(at: Date): string {
  return new Date(at.getTime() + SINGAPORE_MINUTES * 60_000).toISOString()
}
