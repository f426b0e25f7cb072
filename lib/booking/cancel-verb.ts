import type { BookingView } from './booking-view.ts'
import type { VerbFacts } from './kind-facts.ts'

/** The name of a cancellation or a refund that returns nothing. */
export const WITHOUT_REFUND = 'Cancel without refund'

/**
 * The verb `cancel`, with the same words for every kind. A kind decides which of its bookings can be
 * cancelled.
 */
export function cancelVerb<View extends BookingView>(offered: (booking: View) => boolean): VerbFacts<View> {
  return {
    label: 'Cancel',
    command: ({ state }) => (state === 'held' ? 'Cancel the hold' : 'Cancel the booking'),
    keys: 'x',
    sending: 'Cancelling',
    done: 'Cancelled',
    role: 'danger',
    offered,
  }
}
