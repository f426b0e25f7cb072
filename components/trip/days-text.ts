import { formatDayMonth } from '../../lib/dates.ts'

/** `14 – 28 Jan`, `14 Jan – 2 Feb`, `14 Jan`. */
export function daysText({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDayMonth(from)
  const [start, end] = [formatDayMonth(from), formatDayMonth(to)]
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${sameMonth ? start.split(' ')[0] : start} – ${end}`
}
