import { addDays, formatDate, isCalendarDate, MONTHS, type CalendarDate } from '../dates.ts'

/** Lengths of a period that ends today, in days. */
export const PERIOD_DAYS = [7, 30, 90] as const

/** Days that the overview is about, both included, by the office's clock (UTC). */
export type Period = {
  /** As in the address: a number of days, or a month (`2026-11`). */
  id: string
  from: CalendarDate
  to: CalendarDate
}

const USUAL_DAYS = 30

/**
 * The period of an address; a text that cannot be understood means the last 30 days.
 * @param today by the office's clock
 */
export function periodOf(text: string | null, today: CalendarDate): Period {
  const month = /^(\d{4})-(\d{2})$/.exec(text ?? '')
  if (month && text !== null && isCalendarDate(`${text}-01`) && text <= today.slice(0, 7)) {
    const next = addDays(`${text}-01`, 31).slice(0, 7)
    return { id: text, from: `${text}-01`, to: addDays(`${next}-01`, -1) }
  }
  const days = PERIOD_DAYS.find((each) => String(each) === text) ?? USUAL_DAYS
  return { id: String(days), from: addDays(today, 1 - days), to: today }
}

/** The months that can be chosen, the current one first. */
export function monthsUntil(today: CalendarDate, count = 12): { id: string; label: string }[] {
  return Array.from({ length: count }, (_, back) => {
    const month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1))
    const id = month.toISOString().slice(0, 7)
    return { id, label: `${MONTHS[month.getUTCMonth()]} ${month.getUTCFullYear()}` }
  })
}

/** All days of a period, the first one first. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** `24 Oct 2026 to 22 Nov 2026`. */
export function periodText({ from, to }: Pick<Period, 'from' | 'to'>): string {
  return `${formatDate(from)} to ${formatDate(to)}`
}
