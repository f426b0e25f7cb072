import { AUTO_CANCEL_MINUTES, CHECK_MINUTES } from '../../contract/air/limits.ts'
import { bookingRefusals } from '../../contract/session/booking-refusals.ts'
import { cancelVerb } from '../booking/cancel-verb.ts'
import { holdWords } from '../booking/hold-words.ts'
import type { BaseState } from '../booking/base-states.ts'
import type { KindFacts, StateFacts } from '../booking/kind-facts.ts'
import type { AirBookingView } from './booking-view.ts'
import type { CheckedOffer } from '../booking/offer-check.ts'
import type { Fare } from './fare.ts'

/** The types in which the browser reads an air booking and the check of a fare. */
export type AirReads = { view: AirBookingView; checked: CheckedOffer<Fare> }

const states = {
  ticketing: {
    word: 'Ticketing',
    tone: 'run',
    standing: 'underway',
    headline: (name) => `${name}: being ticketed`,
  },
  ticketed: { word: 'Ticketed', tone: 'ok', standing: 'made', headline: (name) => `${name}: ticketed` },
  'partly-refunded': {
    word: 'Partly refunded',
    tone: 'ok',
    standing: 'made',
    settled: true,
    headline: (name) => `${name}: ticketed, partly refunded`,
  },
  refunded: {
    word: 'Refunded',
    tone: 'off',
    standing: 'over',
    settled: true,
    headline: (name) => `${name}: refunded`,
  },
  failed: {
    word: 'Failed',
    tone: 'bad',
    standing: 'over',
    ownWord: true,
    attention: true,
    headline: (name) => `${name}: not ticketed, refused by the airline; funds released`,
  },
  refused: {
    word: 'Refused',
    tone: 'bad',
    standing: 'none',
    headline: (name) => `${name}: not booked, refused by the airline`,
  },
} as const satisfies Readonly<Record<Exclude<AirBookingView['state'], BaseState>, StateFacts>>

/** The facts about flights that both sides of the desk need. */
export const airFacts = {
  check: { operation: 'air.revalidate', minutes: CHECK_MINUTES },
  hold: {
    minutes: AUTO_CANCEL_MINUTES,
    completes: 'order',
    releases: 'cancel',
    missed: 'not ticketed',
    words: holdWords('you issue the ticket'),
  },
  cancels: 'refund',
  verbs: {
    order: {
      label: 'Ticket',
      keys: 't',
      sending: 'Issuing the ticket',
      done: 'Ticket ordered',
      role: 'next',
    },
    cancel: cancelVerb,
    refund: {
      label: 'Refund',
      keys: 'u',
      sending: 'Refunding',
      done: 'Partly refunded',
      role: 'danger',
    },
  },
  states,
  jobs: { 'air-lapse': 'expired, funds released', 'air-issue': 'ticketing came due' },
  refusals: {
    reasons: bookingRefusals,
    // The state in the answer of AirBook, whose warning may be left out.
    textOf: (code, message) =>
      code === 'refused'
        ? `Refused by the airline; nothing is held, and your form is saved. ${message}`.trim()
        : message,
  },
  icon: 'flights',
  service: 'Flights',
  offer: { one: 'fare', many: 'fares', toClient: 'Flight', again: 'Search again' },
  search: { label: 'Search flights', href: '/flights', keys: 'g f' },
  findBy: ['PNR', 'airport'],
  rebooks: true,
  people: 'travellers',
  supplier: 'airline',
  meets: { same: 'on one of these flights', overlap: 'on other flights at this time' },
  // The record names no penalty: legs that were flown before the refund keep their value too (gap 75).
  kept: { label: 'Kept by the airline', word: 'kept', how: 'by the airline', isNet: true },
  patienceMinutes: 2,
} as const satisfies KindFacts<'order' | 'cancel' | 'refund'>
