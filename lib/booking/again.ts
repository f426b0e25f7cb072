import type { BookOpening } from './book-opening.ts'
import { stateFacts } from './booking-state.ts'
import type { BookingView } from './booking-view.ts'
import type { HoldInput } from './hold-input.ts'

/** Sent to book a booking again: its people stay on the server, so there is no form. */
export type AgainInput = Omit<HoldInput<never>, 'form'> & {
  /** The booking that has ended. */
  reference: string
}

/** Passed by the server to the page on which a booking is booked again. */
export type AgainOpening<View extends BookingView = BookingView> = Omit<BookOpening<never>, 'drafts'> & {
  booking: View
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Why this person may not hold, naming the permission; null where they may. */
  holdBar: string | null
  /** Address of a search for the same thing. */
  searchHref: string
}

/** A booking that was made instead of another one, and the word of its state. */
export type Rebooked = { reference: string; word: string }

/** Whether the same may be wanted again: the booking has ended, or never came about. */
export function isRepeatable(booking: Pick<BookingView, 'kind' | 'state'>): boolean {
  const { standing, searchAgain = standing === 'over' } = stateFacts(booking)
  return searchAgain
}
