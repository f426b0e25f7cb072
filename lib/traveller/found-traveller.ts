import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { ServiceLine } from '../booking/booking-list-view.ts'
import type { CalendarDate } from '../dates.ts'

/** A booking of a traveller, as the office's list keeps it. */
export type TravellerBooking = {
  kind: BookingKind
  reference: string
  state: string
  /** Null if nothing but the reference is known yet. */
  service: ServiceLine | null
  totalCents: number | null
  madeBy: string
}

/**
 * A saved traveller of the office, with the facts that distinguish two of one name. `passport`: masked; empty
 * for none.
 */
export type SavedPerson = { id: string; birthDate: CalendarDate | null; passport: string }

/** Everybody of one name, in bookings and saved for the next one. Two people may have it. */
export type FoundTraveller = { name: string; bookings: TravellerBooking[]; saved: SavedPerson[] }

/** The outcome of looking for travellers by name. */
export type FoundTravellers =
  /** `more`: there are more than were looked at; a longer name finds the others. */
  | { kind: 'found'; travellers: FoundTraveller[]; more: boolean }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/** The outcome of an export: the content of the file. */
export type ExportOutcome =
  { kind: 'exported'; json: string } | { kind: 'session' } | { kind: 'refused'; message: string }

/** The input of an erasure. */
export type EraseInput = {
  reference: string
  name: string
  /** The reference as typed, which confirms it. */
  typed: string
  reason: string
  /** Phone, e-mail and notes of the booking too, which the record keeps once for all. */
  withContact: boolean
  /** Confirmed a second time, after the desk said why it asks. */
  despite: boolean
}

/** The outcome of an erasure. */
export type EraseOutcome =
  | { kind: 'erased' }
  /** The desk's copy is erased; the booking service has the person still. `how` says what to do there. */
  | { kind: 'erased-here'; how: string }
  /** Nothing erased: the booking is not over. `because` says so; it can be confirmed a second time. */
  | { kind: 'not-over'; because: string }
  /** The call may have taken effect; asking again does no harm. */
  | { kind: 'unknown' }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/** The outcome of erasing a saved traveller. */
export type EraseSavedOutcome =
  | { kind: 'erased' }
  /** The office has none: erased before, or of another office. Which of them is not told. */
  | { kind: 'gone' }
  | { kind: 'unknown' }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/** Fewest and most characters of a reason. */
export const REASON_MIN = 5
export const REASON_MAX = 200
