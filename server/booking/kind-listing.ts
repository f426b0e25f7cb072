import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** A booking as a list names it. */
export type Listed<View extends BookingView = ViewOf> = {
  /** A reference, or another id by which the kind is read. */
  id: string
  /** Null where the list does not say it. */
  kind: BookingKind | null
  /** ISO 8601 UTC; null where the list does not say it. */
  madeAt: string | null
  /** The whole booking, where the list has it: then it is not read again. */
  booking?: View
}

/** One page, newest first; `next` is where the following one begins, null on the last. */
export type ListedPage<View extends BookingView = ViewOf> = {
  entries: Listed<View>[]
  next: string | null
}

/**
 * A list of bookings of the office that the booking service has. A booking that is made while it is read
 * stands before the first page, so a page read later may repeat entries and lacks none.
 */
export type BookingSource<View extends BookingView = ViewOf> = {
  /** Its name in the desk's own rows. */
  name: string
  /** The kind of its bookings; null for all kinds. */
  of: BookingKind | null
  /** Whether the service lets this person read it. */
  isPermitted: (grant: AnyGrant) => boolean
  /** @param position null for the first page */
  page: (desk: Desk, grant: AnyGrant, position: string | null) => Promise<CallOutcome<ListedPage<View>>>
}
