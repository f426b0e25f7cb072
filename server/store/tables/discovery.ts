import 'server-only'
import type { ColumnType } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'

/** How far the past of one list of bookings was read: where its next page begins. */
export type ListPosition =
  | { at: 'page'; next: string | null }
  | { at: 'end' }
  /** The movements of the statement that were looked at. */
  | { at: 'movements'; epoch: number; from: number; to: number }
  /** The erasures that were looked at: the next look begins here. ISO 8601 UTC. */
  | { at: 'erasures'; since: string }
  /** The booking service does not have this list. */
  | { at: 'none' }

/** How far the desk knows the bookings of an office. One desk at a time reads its lists. */
export type DiscoveryTable = {
  office_id: string
  /** By the name of the list (`server/booking/discover/sources.ts`). */
  positions: ColumnType<Record<string, ListPosition>, string, string>
  /** The run that reads now, and until when its claim holds. */
  claimed_by: string | null
  claimed_until: Date | null
  started_at: Date
  /** When a run last read everything that there was. */
  passed_at: Date | null
  /** What the wallet held at that time and no booking of the list explained; null if it was not known. */
  unlisted_cents: ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>
  /** Bookings that were read since the beginning. */
  read_count: ColumnType<number, number | undefined, number>
}

/** A booking that a list names. Where the list has its reference, the row is deleted once it was read. */
export type ListedBookingTable = {
  office_id: string
  /** As the list names it: a reference, the id of an order, or the code of a movement. */
  id: string
  /** Null where the list does not say it. */
  kind: BookingKind | null
  listed_at: Date
  /** When it was made as far as the list says, or else when it was listed: the newest is read first. */
  made_at: Date
  /** The reference of the booking that was read; null while none was. */
  reference: string | null
  tries: ColumnType<number, number | undefined, number>
  /** It is not read before. */
  next_at: Date
  /** The booking service does not have it, or not for this office. */
  given_up: ColumnType<boolean, boolean | undefined, boolean>
}
