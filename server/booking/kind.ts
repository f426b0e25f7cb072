import 'server-only'
import type { BookingKind } from '../../lib/booking/booking-kinds.ts'
import type { ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { CheckedAt } from '../../lib/booking/offer-check.ts'
import type { Desk } from '../desk.ts'
import type { Outcome } from '../gateway-client/outcome.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import type { Permission } from '../session/permission.ts'

/** One booking by the gateway's reference, or by the one that the desk sent it with. */
export type BookingReference = { UniqueId: string } | { ClientUniqueId: string }

/** A commit on a booking that exists: how it is sent, and by what one sees that it took effect. */
export type BookingAct<P extends Permission = Permission, View extends BookingView = BookingView> = {
  /** The operation's id: its verb among the intents. */
  verb: string
  permission: P
  send(desk: Desk, grant: Grant<P>, uniqueId: string): Promise<Outcome<unknown>>
  isDone(booking: View): boolean
}

/**
 * All that the desk must know of a kind of booking to hold it once, look it up, watch it, list it and act on it. What is
 * done with it stands in this folder, once for all kinds. (Methods, so that a kind's own view and grants fit the table.)
 */
export type KindOfBooking<View extends BookingView = BookingView> = {
  kind: BookingKind
  /** The hold's operation id, its verb among the intents, and the permission for it. */
  hold: { verb: string; permission: Permission }
  /** The read that prices an offer once more, and what the browser gets of its answer. */
  check: { operation: string; checkedOf(answer: unknown, at: CheckedAt): CheckedAt }
  /** The read of one booking, and the permission for it. */
  record: { operation: string; permission: Permission }
  read(desk: Desk, grant: AnyGrant, by: BookingReference): Promise<Outcome<View>>
  /** The answer of the read as a view of it. */
  viewOf(record: unknown): View
  /** Error ids that say that there is no such booking. */
  notFoundCodes: ReadonlySet<string>
  /** What completes a hold. */
  order: BookingAct
  cancel: BookingAct
  /** What moves its deadline; absent where nothing does. */
  extend?: BookingAct
  /** What the list keeps of a booking: a JSON value. */
  summaryOf(booking: View): unknown
  /** What the list shows of what it kept. */
  serviceLine(summary: unknown): ServiceLine
}
