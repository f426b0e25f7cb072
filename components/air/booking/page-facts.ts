import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import type { VerbOf } from '../../../lib/kinds.ts'
import { cancelOnPage, type BookingPageFacts } from '../../booking/page-facts.ts'

/** The facts about the page of an air booking. */
export const airPageFacts: BookingPageFacts<AirBookingView, VerbOf<'air'>> = {
  verbs: {
    order: { offered: ({ state }) => state === 'held' },
    cancel: cancelOnPage(({ state }) => state === 'held'),
    refund: {
      offered: ({ state }) => state === 'ticketed' || state === 'partly-refunded',
      command: () => 'Refund e-tickets',
    },
  },
  steps: [
    { standing: 'held', label: 'Held', at: 'createdAt' },
    { standing: 'underway', label: 'Ticketing', at: null },
    { standing: 'made', label: 'Ticketed', at: 'completedAt' },
  ],
  underway: 'The airline is issuing the tickets. You can leave; ticketing continues.',
  terms: { inRecord: 'some', closed: 'All flights have departed: nothing can be refunded any more.' },
  hold: { givenUp: 'The seats', document: 'ticket' },
}
