import { describe, expect, test } from 'vitest'
import { offeredVerbs } from '../../../components/booking/offered-verbs.ts'
import type { LiveBooking } from '../../../components/booking/use-booking.ts'
import { hotelBookingFixture } from '../hotel/booking-fixture.ts'
import { bookingFixture } from './booking-fixture.ts'

/** A live booking whose actions are noted instead of sent. */
function live(change: Partial<LiveBooking> = {}) {
  const sent: string[] = []
  const booking: LiveBooking = {
    booking: bookingFixture(),
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
    offeredVerbs(booking, bars, (verb) => questions.push(verb), asksAll)
  return { offered, sent, questions }
}

const rests = (verbs: ReturnType<typeof offeredVerbs>) =>
  verbs.map(({ name, restsBecause }) => [name, restsBecause])

describe('the verbs of a booking', () => {
  test('are those of its state, in the order of the kind', () => {
    expect(
      live()
        .offered()
        .map(({ name }) => name),
    ).toEqual(['order', 'cancel'])
    const names = (state: 'ticketed' | 'partly-refunded' | 'refunded') =>
      live({ booking: bookingFixture({ state }) })
        .offered()
        .map(({ name }) => name)
    expect(names('ticketed')).toEqual(['refund'])
    expect(names('partly-refunded')).toEqual(['refund'])
    expect(names('refunded')).toEqual([])
  })

  test('what gives something up is not offered once the service is over, and says when nothing comes back', () => {
    const labels = (cancelling: LiveBooking['cancelling']) =>
      live({ cancelling, booking: hotelBookingFixture() })
        .offered()
        .map(({ label, command }) => [label, command])
    expect(labels('open')).toEqual([['Cancel', 'Cancel the booking']])
    expect(labels('without-refund')).toEqual([['Cancel without refund', 'Cancel without refund']])
    expect(labels('closed')).toEqual([])
  })

  test('one that moves money is asked about first, another is sent at once', () => {
    const { offered, sent, questions } = live()
    for (const verb of offered()) verb.press()
    expect({ sent, questions }).toEqual({ sent: [], questions: ['order', 'cancel'] })
    const stay = hotelBookingFixture({ state: 'held', canExtend: true })
    const hotel = live({ booking: stay })
    for (const verb of hotel.offered()) verb.press()
    expect({ sent: hotel.sent, questions: hotel.questions }).toEqual({
      sent: ['extend'],
      questions: ['order', 'cancel'],
    })
  })

  test('are all asked about where a reason is needed', () => {
    const { offered, sent, questions } = live()
    for (const verb of offered({}, true)) verb.press()
    expect({ sent, questions }).toEqual({ sent: [], questions: ['order', 'cancel'] })
  })

  test('rest with the reason while a permission is missing', () => {
    expect(rests(live().offered({ order: 'no permission', cancel: null }))).toEqual([
      ['order', 'no permission'],
      ['cancel', undefined],
    ])
  })

  test('all rest once the time is up, whoever asks', () => {
    const late = 'Time is up; refreshing'
    expect(rests(live({ phase: 'run-out' }).offered({ cancel: 'no permission' }))).toEqual([
      ['order', late],
      ['cancel', late],
    ])
  })

  test('the one that is under way says so', () => {
    expect(
      live({ sending: 'cancel' })
        .offered()
        .map(({ sending }) => sending),
    ).toEqual([false, true])
  })
})
