import { EXTENSION_MINUTES } from '../../contract/hotel/booking-states.ts'
import { AUTO_CANCEL_MINUTES, CHECK_MINUTES } from '../../contract/hotel/limits.ts'
import { bookingRefusals } from '../../contract/session/booking-refusals.ts'
import { cancelVerb } from '../booking/cancel-verb.ts'
import { holdWords } from '../booking/hold-words.ts'
import type { BaseState } from '../booking/base-states.ts'
import type { KindFacts, StateFacts } from '../booking/kind-facts.ts'
import type { CheckedOffer } from '../booking/offer-check.ts'
import type { HotelBookingView } from './booking-view.ts'
import type { Rate } from './rate.ts'

/** The types in which the browser reads a hotel booking and the check of a rate. */
export type HotelReads = { view: HotelBookingView; checked: CheckedOffer<Rate> }

const states = {
  vouchering: {
    word: 'Confirmed',
    tone: 'run',
    standing: 'underway',
    headline: (name) => `${name}: confirmed, voucher to follow`,
  },
  confirmed: { word: 'Confirmed', tone: 'ok', standing: 'made', headline: (name) => `${name}: confirmed` },
  withdrawn: {
    word: 'Cancelled',
    tone: 'off',
    standing: 'over',
    settled: true,
    headline: (name) => `${name}: cancelled after confirmation`,
  },
} as const satisfies Readonly<Record<Exclude<HotelBookingView['state'], BaseState>, StateFacts>>

/** The facts about hotels that both sides of the desk need. */
export const hotelFacts = {
  check: { operation: 'hotel.check-rate', minutes: CHECK_MINUTES },
  hold: {
    minutes: AUTO_CANCEL_MINUTES,
    completes: 'order',
    releases: 'cancel',
    extends: 'extend',
    missed: 'not confirmed',
    words: holdWords('you confirm'),
  },
  cancels: 'cancel',
  verbs: {
    order: {
      label: 'Confirm',
      keys: 't',
      sending: 'Confirming the booking',
      done: 'Confirmed',
      role: 'next',
    },
    extend: {
      label: `Extend by ${EXTENSION_MINUTES} min`,
      keys: 'e',
      sending: 'Extending the hold',
      done: `Deadline extended by ${EXTENSION_MINUTES} min`,
      role: 'more',
    },
    cancel: cancelVerb,
  },
  states,
  jobs: { 'hotel-lapse': 'expired, funds released', 'hotel-voucher': 'voucher issued' },
  refusals: { reasons: bookingRefusals },
  icon: 'hotels',
  service: 'Hotels',
  offer: { one: 'rate', many: 'rates', toClient: 'Hotel', again: 'Go back to the rates', bookedOnce: true },
  search: { label: 'Search hotels', href: '/hotels', keys: 'g h' },
  findBy: ['hotel'],
  people: 'guests',
  supplier: 'hotel',
  meets: { same: 'in this hotel on these nights', overlap: 'in another hotel on these nights' },
  kept: { label: 'Cancellation fee', word: 'fee', how: 'as the cancellation fee' },
  patienceMinutes: 10,
} as const satisfies KindFacts<'order' | 'extend' | 'cancel'>
