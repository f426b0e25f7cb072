import type { BookingView } from './booking-view.ts'
import type { VerbFacts } from './kind-facts.ts'

/** Cancelling, in the words that every kind has for it. A kind says of which of its bookings it is possible. */
export function cancelVerb<View extends BookingView>(offered: (booking: View) => boolean): VerbFacts<View> {
  return {
    label: 'Cancel',
    command: ({ state }) => (state === 'held' ? 'Cancel the hold' : 'Cancel the booking'),
    keys: 'x',
    sending: 'Cancelling',
    role: 'danger',
    offered,
  }
}
