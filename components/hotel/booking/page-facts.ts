import { EXTENSION_MINUTES } from '../../../contract/hotel/booking-states.ts'
import type { HotelBookingView } from '../../../lib/hotel/booking-view.ts'
import type { VerbOf } from '../../../lib/kinds.ts'
import { cancelOnPage, type BookingPageFacts } from '../../booking/page-facts.ts'

/** The facts about the page of a hotel booking. */
export const hotelPageFacts: BookingPageFacts<HotelBookingView, VerbOf<'hotel'>> = {
  verbs: {
    order: { offered: ({ state }) => state === 'held' },
    extend: {
      offered: ({ canExtend }) => canExtend,
      command: () => `Extend the deadline by ${EXTENSION_MINUTES} minutes`,
    },
    cancel: cancelOnPage(({ state }) => state === 'held' || state === 'confirmed' || state === 'vouchering'),
  },
  steps: [
    { standing: 'held', label: 'Held', at: 'createdAt' },
    { standing: 'underway', label: 'Confirmed', at: 'completedAt' },
    { standing: 'made', label: 'Voucher issued', at: null },
  ],
  underway: 'Confirmed and paid. You can leave; the voucher will follow.',
  terms: { inRecord: 'all', closed: 'The stay is over: it can no longer be cancelled.' },
  hold: { givenUp: 'The rooms', document: 'voucher' },
}
