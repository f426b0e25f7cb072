import { parseTypedDate } from '../ui/typed-date/typed-date.ts'
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
 * @param first a day without a year is the next such day from this one on. It is the first that is not past
 *   everywhere: a day that has passed since is refused, and in a year it is not on sale yet.
 */
export function parseCryptic(entry: string, first: CalendarDate): CrypticAvailability | undefined {
  const typed = entry.toUpperCase().replaceAll(/\s+/g, '')
  const match = /^AN(\d{1,2}[A-Z]{3})([A-Z]{3})([A-Z]{3})(?:[/*](\d{1,2}[A-Z]{3}))?$/.exec(typed)
  if (!match) return undefined
  const [, depart = '', origin = '', destination = '', back] = match
  const departDate = parseTypedDate(depart, { today: first })
  if (!departDate || origin === destination) return undefined
  // The return is the next such day after the departure: 28 December out, 4 January back.
  const returnDate = back ? parseTypedDate(back, { today: departDate }) : undefined
  if (back && !returnDate) return undefined
  return { origin, destination, departDate, returnDate }
}

/**
 * The meaning of an agent's typed entry. The entries are those of the systems that agents know: `SS1` chooses
 * row 1, `FXP` checks the price, `TTP` tickets, `RTKELLER` finds a booking, `XI` cancels.
 */
export type TypedEntry =
  | { kind: 'availability'; availability: CrypticAvailability }
  | { kind: 'row'; row: number }
  | { kind: 'find'; text: string }
  | { kind: 'act'; code: ActCode }

/** An entry that runs a command of the screen. */
export type ActCode = 'FXP' | 'TTP' | 'XI'

/** The entry of a command of the screen: an act, or the choice of a row by its number. */
export type EntryCode = ActCode | 'SS'

const ACTS: readonly ActCode[] = ['FXP', 'TTP', 'XI']

/**
 * Reads a typed entry; ignores case and outer blanks. Undefined for any other text.
 * @param first as for `parseCryptic`
 */
export function parseEntry(typed: string, first: CalendarDate): TypedEntry | undefined {
  const availability = parseCryptic(typed, first)
  if (availability) return { kind: 'availability', availability }
  const text = typed.trim()
  const upper = text.toUpperCase()
  const act = ACTS.find((code) => code === upper)
  if (act) return { kind: 'act', code: act }
  const row = /^SS ?(\d{1,4})$/.exec(upper)
  if (row && Number(row[1]) > 0) return { kind: 'row', row: Number(row[1]) }
  // Only in capitals or with a separator: a word such as "rtgs" is first searched for whole (`afterRt`).
  const find = /^RT[ /]+(\S.*)$/i.exec(text) ?? /^RT([A-Z0-9][^a-z]+)$/.exec(text)
  return find?.[1] ? { kind: 'find', text: find[1].trim() } : undefined
}

/**
 * The text after RT in small letters, which is searched for if the whole text finds no booking: `keller` of
 * `rtkeller`. It has two letters at least, as every search; empty for any other text.
 */
export function afterRt(typed: string): string {
  return /^RT(\S{2}.*)$/i.exec(typed.trim())?.[1] ?? ''
}

/** The sentence for an entry that has no effect on the screen. */
export const NOT_HERE: Readonly<Record<EntryCode, string>> = {
  SS: 'SS works on flight results that have such a row.',
  FXP: 'FXP works on a selected fare in flight results, and in the booking form of a fare.',
  TTP: 'TTP works on an open booking that can be ticketed now.',
  XI: 'XI works on an open booking that can be cancelled now.',
}

/** The entries for the list of shortcuts. */
export const ENTRY_HELP: readonly (readonly [entry: string, label: string])[] = [
  ['AN20DECLHRSIN', 'Search flights'],
  ['AN20DECLHRSIN*15JAN', 'The same with a return'],
  ['SS1', 'Choose row 1 of the results'],
  ['FXP', 'Check price of the selected fare or the form'],
  ['TTP', 'Ticket the open booking'],
  ['RTKELLER', 'Find a booking by name or reference'],
  ['XI', 'Cancel the open booking'],
]

/** The address of the flight search of an availability entry: one adult, economy. */
export function crypticHref(availability: CrypticAvailability): `/flights?${string}` {
  const query = new URLSearchParams({
    trip: availability.returnDate ? 'return' : 'oneway',
    from: availability.origin,
    to: availability.destination,
    depart: availability.departDate,
  })
  if (availability.returnDate) query.set('return', availability.returnDate)
  return `/flights?${query.toString()}`
}
