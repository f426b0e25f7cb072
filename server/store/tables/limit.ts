import 'server-only'
import type { ColumnType } from 'kysely'
import type { BookingKind } from '../../../contract/booking/kinds.ts'

/** int8, read as bigint; a number may be written. */
type BigInteger = ColumnType<bigint, bigint | number, bigint | number>

/** What one booking takes of an agent's limit on a day of office time, `YYYY-MM-DD`. */
export type LimitUseTable = {
  office_id: string
  user_name: string
  day: string
  /** The client reference of the booking; its reference where it has none. */
  subject: string
  cents: BigInteger
}

/** An act above an agent's limit, for which an admin is asked. */
export type LimitRequestTable = {
  office_id: string
  id: string
  user_name: string
  display_name: string
  kind: BookingKind
  verb: 'hold' | 'complete'
  subject: string
  /** Null while nothing is booked. */
  reference: string | null
  cents: BigInteger
  state: 'open' | 'approved' | 'declined' | 'used'
  /** Instants are office time. */
  asked_at: Date
  expires_at: Date
  decided_by_name: string | null
  /** What the admin said to a refusal. */
  words: string | null
}
