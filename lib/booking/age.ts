import type { CalendarDate } from '../dates.ts'

/**
 * Full years of age on a day. A birthday on 29 February counts as 1 March in a common year.
 * @param birthDate `YYYY-MM-DD`
 * @param onDate `YYYY-MM-DD`
 */
export function ageOn(birthDate: CalendarDate, onDate: CalendarDate): number {
  const years = Number(onDate.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return onDate.slice(5) < birthDate.slice(5) ? years - 1 : years
}
