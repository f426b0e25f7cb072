import { parseTypedDate } from '../ui/typed-date.ts'
import type { CalendarDate } from '../../lib/dates.ts'

/** The content of a typed availability entry. Codes are IATA, upper case. */
export type CrypticAvailability = {
  origin: string
  destination: string
  departDate: CalendarDate
  returnDate: CalendarDate | undefined
}

/**
 * Parses an availability entry: `AN14JANLONSIN`, `AN14JANLONSIN/28JAN`. Ignores blanks and case. Undefined
 * for other text, for a day that does not exist, for two equal places and for a return before the departure.
 * @param today the office's date; a day without a year is the next such day
 */
export function parseCryptic(entry: string, today: CalendarDate): CrypticAvailability | undefined {
  const typed = entry.toUpperCase().replaceAll(/\s+/g, '')
  const match = /^AN(\d{1,2}[A-Z]{3})([A-Z]{3})([A-Z]{3})(?:[/*](\d{1,2}[A-Z]{3}))?$/.exec(typed)
  if (!match) return undefined
  const [, depart = '', origin = '', destination = '', back] = match
  const departDate = parseTypedDate(depart, { today })
  if (!departDate || origin === destination) return undefined
  // The return is the next such day after the departure: 28 December out, 4 January back.
  const returnDate = back ? parseTypedDate(back, { today: departDate }) : undefined
  if (back && !returnDate) return undefined
  return { origin, destination, departDate, returnDate }
}

/** The address of the flight search of an availability entry: one adult, economy. */
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
