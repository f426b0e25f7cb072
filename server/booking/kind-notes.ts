import 'server-only'
import type { OperationId } from '../../contract/registry.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The notes that a booking service keeps with bookings of a kind; its record has them in the timeline. */
export type KindNotes = {
  /** Decides the permission. */
  operation: OperationId
  /**
   * Appends a note once for each `id`, however often it is sent. Null where this service takes no note of the
   * booking: the desk keeps it alone.
   */
  append: (
    desk: Desk,
    grant: AnyGrant,
    booking: Pick<BookingView, 'reference' | 'clientReference'>,
    note: { id: string; text: string },
  ) => Promise<CallOutcome<unknown> | null>
}
