import 'server-only'
import type { z } from 'zod'
import type { ListedFacts, ServiceLine } from '../../lib/booking/booking-list-view.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { Stretch } from '../../lib/booking/offer-facts.ts'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'

/** How bookings of a kind stand in the office's list. A summary is a JSON value. */
export type KindList<View extends BookingView, Summary> = {
  /** The schema of the stored summary. */
  summary: z.ZodType<Summary>
  summaryOf: (booking: View) => Summary
  /** The line that the list shows for a summary. */
  line: (summary: Summary) => ServiceLine
  /** The facts that the list stores of a booking besides the summary. */
  factsOf: (booking: View) => ListedFacts
  /** A state as the booking service writes it: `10/10`, `reserved`; null for one that is not documented. */
  originalState: (state: string) => string | null
  /** The change between two summaries of one booking that nobody here made; null if there is none. */
  changeOf?: (before: Summary, after: Summary) => Omit<ServiceChange, 'at'> | null
  /** The time that bookings take of their people, in the order of their stored summaries. */
  stretches: (
    desk: Desk,
    grant: AnyGrant,
    summaries: readonly Summary[],
  ) => Promise<readonly (readonly Stretch[])[]> | readonly (readonly Stretch[])[]
  /**
   * The IANA zones of the clocks by which bookings start, in the order of their stored summaries; undefined
   * where it is not known. Absent where the summaries of a kind do not tell.
   */
  startZones?: (desk: Desk, grant: AnyGrant, summaries: readonly Summary[]) => Promise<(string | undefined)[]>
}
