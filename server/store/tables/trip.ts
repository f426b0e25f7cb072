import 'server-only'
import type { ColumnType } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { OptionCheck } from '../../../lib/trip/trip.ts'

/** A trip of an office. Instants are office time. */
export type TripTable = {
  office_id: string
  id: string
  /** Sealed: people name trips after their clients. */
  name: string
  client_id: string | null
  /** Keyed hashes of the beginnings of the words that find it (`server/booking/find-tokens.ts`). */
  find_tokens: string[]
  /** Id of the key of these hashes. */
  find_key: string
  /** Rises with every change. */
  version: number
  dropped_at: Date | null
  made_by: string
  made_by_name: string
  made_at: Date
  changed_at: Date
}

/** An offer that was collected for a trip. */
export type TripOptionTable = {
  office_id: string
  trip_id: string
  id: string
  /** The order in which options were collected. */
  position: number
  /** Options of one slot are alternatives. */
  slot: string
  chosen: boolean
  kind: BookingKind
  /** Sealed: the offer as its last check found it (`server/trip/stored-offer.ts`). */
  offer: string
  net_cents: ColumnType<bigint, number, number>
  /** What its last check found. */
  state: OptionCheck
  /** Office time of the last check that found it. */
  checked_at: Date
  made_by_name: string
}

/**
 * A booking of a trip, by the gateway's reference, or by the client reference of the form that makes it: that
 * one is known before the booking is, so that a booking whose answer was lost is part of its trip as well.
 */
export type TripBookingTable = {
  office_id: string
  trip_id: string
  id: string
  /** The option that it was made of; null if it was attached. */
  option_id: string | null
  reference: string | null
  client_reference: string | null
  added_at: Date
}
