import type { CalendarDate } from '../../../lib/dates.ts'

/** How to read a typed date: today's date, the direction of a date without a year, and the day before it. */
export type TypedDateContext = {
  today: CalendarDate
  /** `future`: the next such day, today included (departures). `past`: the last such day (birth dates). */
  toward?: 'future' | 'past' | undefined
  /**
   * The day that comes before: check-in, departure. `+7`, `3 nights` and weekdays count from it, and a day
   * without a year is the next such day from it on. Without it `3 nights` is no date.
   */
  from?: CalendarDate | undefined
}
