import { parseTypedDate } from '../ui/typed-date.ts'
import type { CalendarDate } from '../../lib/dates.ts'

/** What a typed availability entry asks for. Codes are IATA, upper case. */
export type CrypticAvailability = {
  origin: string
  destination: string
  departDate: CalendarDate
  returnDate: CalendarDate | undefined
}

/**
 * Reads an availability entry: `AN14JANLONSIN`, `AN14JANLONSIN/28JAN`. Blanks and case do not matter.
 * Undefined when it is none, when a day does not exist, when both places are the same or when the return lies
 * before the departure.
 * @param today the office's date; a day without a year is the next one
 */
export function parseCryptic(entry: string, today: CalendarDate): CrypticAvailability | undefined {
  const typed = entry.toUpperCase().replaceAll(/\s+/g, '')
  const match = /^AN(\d{1,2}[A-Z]{3})([A-Z]{3})([A-Z]{3})(?:[/*](\d{1,2}[A-Z]{3}))?$/.exec(typed)
  if (!match) return undefined
  const [, depart = '', origin = '', destination = '', back] = match
  const departDate = parseTypedDate(depart, { today })
  if (!departDate || origin === destination) return undefined
  // A return is the next such day after the departure: 28 December out, 4 January back.
  const returnDate = back ? parseTypedDate(back, { today: departDate }) : undefined
  if (back && !returnDate) return undefined
  return { origin, destination, departDate, returnDate }
}

/** The address of the flight search that an availability entry asks for: one adult, economy. */
export function crypticHref(asked: CrypticAvailability): `/flights?${string}` {
  const query = new URLSearchParams({
    trip: asked.returnDate ? 'return' : 'oneway',
    from: asked.origin,
    to: asked.destination,
    depart: asked.departDate,
  })
  if (asked.returnDate) query.set('return', asked.returnDate)
  return `/flights?${query.toString()}`
}
