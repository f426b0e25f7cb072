import { maskNumber } from '../booking/masked-number.ts'
import type { ClientOfTraveller } from '../client/client.ts'
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

/** What is saved of a traveller besides: how they are reached, what they like, and their loyalty numbers. */
export type TravellerDetails = {
  email: string
  phone: string
  /** A seat and a meal in the words of the office: `aisle, front`, `vegetarian`. */
  seat: string
  meal: string
  loyalty: readonly LoyaltyNumber[]
}

/** A number of a traveller in the programme of an airline or a hotel: `Miles & More`, `LH`. */
export type LoyaltyNumber = { programme: string; number: string }

/** Nothing saved besides. */
export const NO_TRAVELLER_DETAILS: TravellerDetails = {
  email: '',
  phone: '',
  seat: '',
  meal: '',
  loyalty: [],
}

/** A saved traveller as the browser gets it: its passport number is a reference that the server resolves. */
export type SavedTraveller = TravellerFields &
  TravellerDetails & {
    id: string
    /** Their only client, for forms. Left out: they have none or several, or no form asks. */
    client?: ClientOfTraveller
  }

/** The most loyalty numbers of a traveller, and how long each text of the details may be. */
export const MOST_LOYALTY_NUMBERS = 12
export const DETAIL_LENGTHS = { seat: 80, meal: 80, programme: 60, number: 40 } as const

/** The outcome of saving the details of a traveller. */
export type TravellerDetailsOutcome =
  | { kind: 'saved' }
  /** A colleague has changed them meanwhile, to these; nothing was saved. */
  | { kind: 'changed'; details: TravellerDetails }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

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
