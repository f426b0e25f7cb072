import type { CalendarDate } from '../../../lib/dates.ts'

/** The note below the number of a day in a calendar: a price. */
export type DayNote = {
  text: string
  /** Read after the date by screen readers. */
  label: string
  /** Marked, as the cheapest day is. */
  isBest: boolean
  /** Classes of its background, and of its text where the note is no longer good. */
  shade: string
}

/** The notes of a calendar, which may come late or never: the calendar works without. */
export type DayNotes = {
  notes: ReadonlyMap<CalendarDate, DayNote>
  /** A line below the days; null for none. */
  below: string | null
  /** Called with the months `YYYY-MM` that are shown, when the calendar opens and turns. */
  onMonths: (months: readonly string[]) => void
}
