import { describe, expect, test } from 'vitest'
import { airPageFacts } from '../../../components/air/booking/page-facts.ts'
import { offeredVerbs } from '../../../components/booking/offered-verbs.ts'
import type { VerbOnPage } from '../../../components/booking/page-facts.ts'
import type { LiveBooking } from '../../../components/booking/use-booking.ts'
import { hotelPageFacts } from '../../../components/hotel/booking/page-facts.ts'
import type { BookingView } from '../../../lib/booking/booking-view.ts'
import { hotelBookingFixture } from '../hotel/booking-fixture.ts'
import { bookingFixture } from './booking-fixture.ts'

/** A live booking whose actions are noted instead of sent. */
function live<View extends BookingView>(
  onPage: Readonly<Record<string, VerbOnPage<View>>>,
  shown: View,
  change: Partial<LiveBooking<View>> = {},
) {
  const sent: string[] = []
  const booking: LiveBooking<View> = {
    booking: shown,
    serverNow: '2026-11-20T14:30:00.000Z',
    cancelling: 'open',
    phase: 'held',
    slow: false,
    readFailed: null,
    reading: false,
    sending: null,
    outcome: null,
    readAgain: () => undefined,
    act: (verb) => {
      sent.push(verb)
      return Promise.resolve()
    },
    ...change,
  }
  const questions: string[] = []
  const offered = (bars: Record<string, string | null> = {}, asksAll = false) =>
    offeredVerbs(onPage, booking, bars, (verb) => questions.push(verb), asksAll)
  return { offered, sent, questions }
}

const flight = (change: Partial<LiveBooking<ReturnType<typeof bookingFixture>>> = {}) =>
  live(airPageFacts.verbs, bookingFixture(), change)

const rests = (verbs: ReturnType<typeof offeredVerbs>) =>
  verbs.map(({ name, restsBecause }) => [name, restsBecause])

describe('the verbs of a booking', () => {
  test('are those of its state, in the order of the kind', () => {
    expect(
      flight()
        .offered()
        .map(({ name }) => name),
    ).toEqual(['order', 'cancel'])
    const names = (state: 'ticketed' | 'partly-refunded' | 'refunded') =>
      flight({ booking: bookingFixture({ state }) })
        .offered()
        .map(({ name }) => name)
    expect(names('ticketed')).toEqual(['refund'])
    expect(names('partly-refunded')).toEqual(['refund'])
    expect(names('refunded')).toEqual([])
  })

  test('what gives something up is not offered once the service is over, and says when nothing comes back', () => {
    const labels = (cancelling: LiveBooking['cancelling']) =>
      live(hotelPageFacts.verbs, hotelBookingFixture(), { cancelling })
        .offered()
        .map(({ label, command }) => [label, command])
    expect(labels('open')).toEqual([['Cancel', 'Cancel the booking']])
    expect(labels('without-refund')).toEqual([['Cancel without refund', 'Cancel without refund']])
    expect(labels('closed')).toEqual([])
  })

  test('one that moves money is asked about first, another is sent at once', () => {
    const { offered, sent, questions } = flight()
    for (const verb of offered()) verb.press()
    expect({ sent, questions }).toEqual({ sent: [], questions: ['order', 'cancel'] })
    const stay = hotelBookingFixture({ state: 'held', canExtend: true })
    const hotel = live(hotelPageFacts.verbs, stay)
    for (const verb of hotel.offered()) verb.press()
    expect({ sent: hotel.sent, questions: hotel.questions }).toEqual({
      sent: ['extend'],
      questions: ['order', 'cancel'],
    })
  })

  test('are all asked about where a reason is needed', () => {
    const { offered, sent, questions } = flight()
    for (const verb of offered({}, true)) verb.press()
    expect({ sent, questions }).toEqual({ sent: [], questions: ['order', 'cancel'] })
  })

  test('rest with the reason while a permission is missing', () => {
    expect(rests(flight().offered({ order: 'no permission', cancel: null }))).toEqual([
      ['order', 'no permission'],
      ['cancel', undefined],
    ])
  })

  test('all rest once the time is up, whoever asks', () => {
    const late = 'Time is up; refreshing'
    expect(rests(flight({ phase: 'run-out' }).offered({ cancel: 'no permission' }))).toEqual([
      ['order', late],
      ['cancel', late],
    ])
  })

  test('the one that is under way says so', () => {
    expect(
      flight({ sending: 'cancel' })
        .offered()
        .map(({ sending }) => sending),
    ).toEqual([false, true])
  })
})
