import { addDays } from '../../../lib/dates.ts'
import { datesProblem, type StayDates } from '../../../lib/hotel/stay.ts'

/** Shifts of a stay in days, nearest first. */
const SHIFTS = [1, -1, 2, -2, 3, -3, 7] as const

/**
 * The same stay some days earlier or later, nearest first, within the dates that can be searched.
 * @param officeNow office time, ISO 8601 UTC
 */
export function shiftedStays(stay: StayDates, officeNow: string): StayDates[] {
  return SHIFTS.map((days) => ({
    ...stay,
    checkIn: addDays(stay.checkIn, days),
    checkOut: addDays(stay.checkOut, days),
  })).filter((moved) => datesProblem(moved, officeNow) === null)
}
