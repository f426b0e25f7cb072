import { DATE_LINE_HOURS } from '../../../contract/air/codes.ts'
import { addDays, type CalendarDate } from '../../../lib/dates.ts'
import { wallInstant } from '../../../lib/zone.ts'

/**
 * The first date on which a leg can begin where it does, after the leg before it: the date of that one, or
 * the day before where the journey crosses the date line eastwards, as the gateway judges it (decision 19).
 * Null while that date is missing.
 * @param zoneOf IANA zone of a place; while it is not known, undefined: then dates are compared as they are
 */
export function onwardDate(
  before: { from: string; date: CalendarDate | null },
  leg: { from: string },
  zoneOf: (code: string) => string | undefined,
): CalendarDate | null {
  const { date } = before
  if (date === null) return null
  const noons = [before, leg].map(({ from }) => wallInstant(`${date}T12:00`, zoneOf(from)))
  const [there, here] = noons.map((at) => (at === null ? null : Date.parse(at)))
  if (there == null || here == null) return date
  return here - there > DATE_LINE_HOURS * 3_600_000 ? addDays(date, -1) : date
}
