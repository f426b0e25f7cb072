/** A calendar day without a zone, as `YYYY-MM-DD`. Sorts as text. */
export type CalendarDate = string

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** English month names in three letters, January first, as agents type and read them. */
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

const DAY_MILLISECONDS = 86_400_000

/**
 * The date of year, month (1 to 12) and day, or undefined if there is no such day (31 April, 29 February
 * 2027).
 */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const instant = Date.UTC(year, month - 1, day)
  const date = new Date(instant)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

/** True for an existing day written as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && calendarDate(Number(match[1]), Number(match[2]), Number(match[3])) !== undefined
}

/** The date `days` later; earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
}

/** Whole days from one date to the other; negative if `to` is before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS)
}

/** The weekday of a date; Monday is 0. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** The last day of some days, either end of which may be open; null if it is before the first. */
export function endFrom(from: CalendarDate | null, to: CalendarDate | null): CalendarDate | null {
  return from !== null && to !== null && to < from ? null : to
}

/** `Thu 14 Jan`; with `year`, `Thu 14 Jan 2027`. */
export function formatDay(date: CalendarDate, options: { year?: boolean } = {}): string {
  const instant = new Date(date)
  const day = `${WEEKDAYS[instant.getUTCDay()]} ${formatDayMonth(date)}`
  return options.year ? `${day} ${instant.getUTCFullYear()}` : day
}

/** `20 Nov 2026, 14:25:02 UTC` of an instant: the zone in which the desk shows office times. */
export function formatInstant(instant: string): string {
  const iso = new Date(instant).toISOString()
  return `${formatDate(iso.slice(0, 10))}, ${iso.slice(11, 19)} UTC`
}

/** `14 Jan 2027`. */
export function formatDate(date: CalendarDate): string {
  return `${formatDayMonth(date)} ${new Date(date).getUTCFullYear()}`
}

/** `14 Jan`, where the year is known; of an instant its day in UTC. */
export function formatDayMonth(date: CalendarDate): string {
  const instant = new Date(date)
  return `${instant.getUTCDate()} ${MONTHS[instant.getUTCMonth()]}`
}
