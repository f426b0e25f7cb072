import type { Answers } from '../../contract/activity/booking.ts'
import type { ActivityState } from '../../contract/activity/booking-states.ts'
import type { BookedTicketType } from '../../contract/activity/codes.ts'
import type { BookingView } from '../booking/booking-view.ts'
import type { CalendarDate } from '../dates.ts'

/** The id by which an answer is revealed. `traveller` counts from 0; null: it was given for the booking. */
export function answerId(traveller: number | null, question: string): string {
  return `${traveller === null ? 'booking' : `traveller ${traveller + 1}`} ${question}`
}

/**
 * A booked activity as the desk shows it (Activity v2, Booking). Facts that the record lacks (zone, meeting
 * place, the names of the options) are read from its variant.
 */
export type ActivityBookingView = BookingView & {
  kind: 'activity'
  /** `held` is the documented `reserved`, `lapsed` is `expired`. */
  state: Exclude<ActivityState, 'reserved' | 'expired'> | 'held' | 'lapsed'
  /** The state as documented. */
  status: ActivityState
  code: string
  /** The agent's own reference; null if none was given. */
  ownReference: string | null
  variant: { uuid: string; title: string }
  /** The product that the record links, null if it links none; its title is null while it cannot be read. */
  product: { uuid: string; title: string | null } | null
  date: CalendarDate
  /** `19:30`, the activity's local time; null for a variant without start times. */
  start: string | null
  tickets: readonly { type: BookedTicketType; count: number }[]
  /** `Ms.`, as it was sent; absent if the record has none. */
  salutation?: string
  email: string
  phone: string
  answers: Answers
}
