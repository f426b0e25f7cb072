import type { CalendarDate } from '../dates.ts'

/**
 * Full years of age on a day. Who was born on 29 February has the birthday on 1 March in a common year.
 * @param birthDate `YYYY-MM-DD`, @param onDate `YYYY-MM-DD`
 */
export function ageOn(birthDate: CalendarDate, onDate: CalendarDate): number {
  const years = Number(onDate.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return onDate.slice(5) < birthDate.slice(5) ? years - 1 : years
}
