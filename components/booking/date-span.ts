import { formatDayMonth, type CalendarDate } from '../../lib/dates.ts'

/**
 * `14 – 28 Jan`, `30 Jan – 3 Feb`, `2 Dec`; with the year if it is not the current one. Days as `YYYY-MM-DD`.
 */
export function dateSpan(from: CalendarDate, to: CalendarDate, today: CalendarDate): string {
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : ` ${to.slice(0, 4)}`
  if (from === to) return `${formatDayMonth(to)}${year}`
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${formatDayMonth(to)}${year}`
  const fromYear = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  return `${formatDayMonth(from)}${fromYear} – ${formatDayMonth(to)}${year}`
}
