import type { BookingStanding } from '../../lib/booking/kind-facts.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'

/** When the page of a booking offers a verb, and its text in the command list. */
export type VerbOnPage<View extends BookingView = BookingView> = {
  /** Whether the verb applies to a booking in this state, apart from permissions and deadlines. */
  offered: (booking: View) => boolean
  /** Left out where it is the label of the button. */
  command?: (booking: View) => string
}

/**
 * The facts about a kind that only the page of its bookings needs; its screen gives them to `BookingScreen`.
 */
export type BookingPageFacts<View extends BookingView = BookingView, Verb extends string = string> = {
  verbs: Readonly<Record<Verb, VerbOnPage<View>>>
  /** The steps of a booking for which all goes well. `at` is the time of the step. */
  steps: readonly { standing: BookingStanding; label: string; at: 'createdAt' | 'completedAt' | null }[]
  /** Said while the booking is under way. */
  underway: string
  terms: {
    /** How many of an offer's terms its record repeats. */
    inRecord: 'all' | 'some' | 'none'
    /** Said once the service is over: nothing is cancelled or refunded any more. */
    closed: string
  }
  /** What a cancelled hold gives up ("The seats"), and the document that was not issued for it. */
  hold: { givenUp: string; document: string }
  /** Where a kind reports changes of its bookings by a cheaper read than that of the booking. */
  changes?: {
    /** The state that was reported last; null if none was. */
    reported: (reference: string, signal: AbortSignal) => Promise<string | null>
    isChanged: (reported: string | null, booking: View) => boolean
  }
}

/** The verb `cancel` with the words of a hold and of a booking. */
export function cancelOnPage<View extends BookingView>(
  offered: (booking: View) => boolean,
): VerbOnPage<View> {
  return {
    offered,
    command: ({ state }) => (state === 'held' ? 'Cancel the hold' : 'Cancel the booking'),
  }
}
