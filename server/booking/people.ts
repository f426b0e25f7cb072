import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Facts of a record by a label, in the record's words. */
export type Facts = Readonly<Record<string, string>>

/** Somebody whom a record names. */
export type BookedPerson = {
  name: string
  /** The positions of this person in the booking service's count, for the erasure: 0 is the contact. */
  positions: readonly number[]
  facts: Facts
}

/** The number of a passport or a card in a record. `id` is the same at every reading. */
export type RecordedDocument = { id: string; number: string }

/** Who a booking is for, in full. Personal data: never stored, logged or sent unasked. */
export type BookingPeople<View extends BookingView = BookingView> = {
  booking: View
  /** Without those who were erased. */
  people: readonly BookedPerson[]
  /** How the booking's people are reached, which the record says once; empty after the contact was erased. */
  contact: Facts
  documents: readonly RecordedDocument[]
  vouchers: readonly string[]
}

/** Who a booking of a kind is for. */
export type KindPeople<View extends BookingView> = {
  /** As far as its view tells, without those whose part of it has ended. */
  inView: (booking: View) => readonly KnownPerson[]
  /** Reads them in full. The answer is not stored, and leaves only for people who may see it. */
  read: (desk: Desk, grant: AnyGrant, reference: string) => Promise<CallOutcome<BookingPeople<View>>>
}

/** The facts that a record has, without those that it leaves out or that were erased. */
export function factsOf(all: Readonly<Record<string, string | number | null | undefined>>): Facts {
  return Object.fromEntries(
    Object.entries(all).flatMap(([label, value]) =>
      value === null || value === undefined || value === '' || isErased(String(value))
        ? []
        : [[label, String(value)]],
    ),
  )
}
