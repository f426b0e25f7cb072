import { maskNumber } from '../booking/masked-number.ts'
import type { CalendarDate } from '../dates.ts'

/**
 * The saved facts of a traveller, as a form has them: empty or null where one is not known. `gender` is the
 * code of AirBook, `title` that of PassengerTitle.
 */
export type TravellerFields = {
  title: string
  firstName: string
  lastName: string
  gender: string
  birthDate: CalendarDate | null
  nationality: string
  /** The number, or a reference to a saved one (`savedNumber`). */
  passportNumber: string
  passportExpiry: CalendarDate | null
  passportIssued: CalendarDate | null
  passportCountry: string
}

/** A saved traveller as the browser gets it: its passport number is a reference that the server resolves. */
export type SavedTraveller = TravellerFields & { id: string }

/** The outcome of saving a traveller on demand. */
export type TravellerOutcome = { kind: 'saved' } | { kind: 'session' } | { kind: 'refused'; message: string }

const SAVED = /^saved:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(.{0,3})$/

/**
 * Stands in a form for a passport number that is saved: the browser has the id of the traveller and the last
 * three characters, and the server puts the number in its place when it books.
 */
export function savedNumber(id: string, number: string): string {
  return `saved:${id}:${number.length > 5 ? number.slice(-3) : ''}`
}

/**
 * The traveller whose number a field stands for, and the part of it that is shown; null for a typed number.
 */
export function savedNumberIn(text: string): { id: string; masked: string } | null {
  const [, id, end] = SAVED.exec(text) ?? []
  return id === undefined || end === undefined ? null : { id, masked: `${maskNumber('')}${end}` }
}
