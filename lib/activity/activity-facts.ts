import { RESERVED_MINUTES } from '../../contract/activity/limits.ts'
import { cancelVerb } from '../booking/cancel-verb.ts'
import type { PriceDay } from './price-day.ts'
import type { KindFacts, StateFacts } from '../booking/kind-facts.ts'
import type { CheckedAt } from '../booking/offer-check.ts'
import type { ActivityBookingView } from './booking-view.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** The types in which the browser reads an activity booking and the prices of a date. */
export type ActivityReads = {
  view: ActivityBookingView
  checked: CheckedAt & { entry: PriceDay | null }
}

/** How long the form shows a price before it reads it again. The documents give prices no lifetime. */
const CHECK_MINUTES = 10

const states = {
  held: {
    word: 'Reserved',
    tone: 'held',
    standing: 'held',
    headline: (name) => `Reserved for ${name}`,
  },
  waiting: {
    word: 'Waiting',
    tone: 'run',
    standing: 'underway',
    headline: (name) => `${name}: confirmed, waiting for approval`,
  },
  approved: { word: 'Approved', tone: 'ok', standing: 'made', headline: (name) => `${name}: approved` },
  cancellation_requested: {
    word: 'Cancellation requested',
    tone: 'run',
    standing: 'ending',
    notice: 'Cancellation requested; the answer appears here automatically.',
    headline: (name) => `${name}: cancellation requested`,
  },
  cancelled: {
    word: 'Cancelled',
    tone: 'off',
    standing: 'over',
    headline: (name) => `${name}: cancelled. No money is held.`,
  },
  lapsed: {
    word: 'Expired',
    tone: 'off',
    standing: 'over',
    attention: true,
    headline: (name) => `${name}: hold expired. No money is held.`,
  },
  rejected: {
    word: 'Rejected',
    tone: 'bad',
    standing: 'over',
    attention: true,
    headline: (name) => `${name}: rejected by the host. No money is held.`,
  },
  refunded: {
    word: 'Refunded',
    tone: 'off',
    standing: 'over',
    settled: true,
    headline: (name) => `${name}: cancelled and refunded`,
  },
  refund_declined: {
    word: 'Refund declined',
    tone: 'bad',
    standing: 'over',
    attention: true,
    settled: true,
    headline: (name) => `${name}: cancelled, refund declined`,
  },
} as const satisfies Readonly<Record<ActivityBookingView['state'], StateFacts>>

/** The facts about activities that both sides of the desk need. */
export const activityFacts = {
  check: { operation: 'activity.price-list', minutes: CHECK_MINUTES },
  hold: {
    minutes: RESERVED_MINUTES,
    completes: 'confirm',
    releases: 'cancel',
    missed: 'not confirmed',
    words: {
      press: 'Reserve',
      sending: 'Reserving',
      takes: 'Reserving holds',
      done: 'Reserved',
      charged: 'the booking is approved',
      refused: 'Not reserved, nothing held.',
    },
  },
  cancels: 'cancel',
  verbs: {
    confirm: {
      label: 'Confirm',
      keys: 't',
      sending: 'Confirming the booking',
      done: 'Confirmed',
      role: 'next',
    },
    cancel: {
      ...cancelVerb,
      sending: 'Requesting cancellation',
      done: 'Cancellation requested',
    },
  },
  states,
  jobs: {
    'activity-lapse': 'expired, funds released',
    'activity-answer': 'the supplier answered',
    'activity-settle': 'the cancellation was settled',
  },
  refusals: {
    reasons: {
      not_found: 'not-found',
      forbidden: 'not-owner',
      invalid_status: 'not-cancellable',
      not_available: 'offer-gone',
    },
    // The message of this failure begins with the name of a field of the request.
    textOf: (code, message) => (code === 'validation_failed' ? refusalSentence(message) : message),
  },
  icon: 'activities',
  service: 'Activities',
  offer: { one: 'activity', many: 'activities', toClient: 'Activity', again: 'Choose another date' },
  search: { label: 'Search activities', href: '/activities', keys: 'g a' },
  findBy: ['activity'],
  people: 'travellers',
  supplier: 'host',
  meets: { same: 'for this activity on this day', overlap: 'for another activity at this time' },
  kept: { label: 'Cancellation fee', word: 'fee', how: 'as the cancellation fee' },
  patienceMinutes: 24 * 60,
} as const satisfies KindFacts<'confirm' | 'cancel'>
