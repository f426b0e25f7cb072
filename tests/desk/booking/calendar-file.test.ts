import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { PlaceTime } from '../../../lib/booking/offer-facts.ts'
import { calendarFile } from '../../../server/booking/calendar-file.ts'
import type { ItineraryPart } from '../../../server/booking/kind-itinerary.ts'
import { bookingFixture } from './booking-fixture.ts'

// The calendar file, read back by another library, as a calendar would.

const NOW = new Date('2026-11-26T12:00:00Z')
const at = (wall: string, timeZone: string | null): PlaceTime => ({ wall, city: null, timeZone })
const flight = (
  from: PlaceTime,
  to: PlaceTime | null,
  changed: Partial<ItineraryPart> = {},
): ItineraryPart => ({
  ...{ id: '1', use: 'moves', from, to, isAllDay: false, title: 'SQ 321 London – Singapore' },
  ...{ address: 'London Heathrow, terminal 2', blocks: [{ style: 'note', text: 'PNR X7K2LM' }] },
  ...changed,
})

function read(parts: readonly ItineraryPart[], booking = bookingFixture({ state: 'ticketed' }), now = NOW) {
  const text = calendarFile({ name: 'Keller; Singapore', bookings: [{ booking, parts }], at: now })
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { text, events }
}
const timesOf = (parts: readonly ItineraryPart[]) =>
  read(parts).events.map(({ startDate, endDate }) =>
    [startDate, endDate].map((time) => time.toJSDate().toISOString()),
  )

describe('a calendar file', () => {
  test('has flights as instants, also in the nights in which clocks change', () => {
    // On 28 March 2027 London goes from 01:00 to 02:00; on 31 October 2027 it goes back.
    const spring = flight(at('2027-03-28T00:30', 'Europe/London'), at('2027-03-28T04:30', 'Europe/Berlin'))
    const autumn = flight(at('2027-10-31T03:30', 'Europe/London'), at('2027-10-31T06:15', 'Europe/Berlin'))
    expect(timesOf([spring, autumn])).toEqual([
      ['2027-03-28T00:30:00.000Z', '2027-03-28T02:30:00.000Z'],
      ['2027-10-31T03:30:00.000Z', '2027-10-31T05:15:00.000Z'],
    ])
  })

  test('ends a flight after its start where the date line makes it land the day before', () => {
    const west = flight(
      at('2027-01-14T20:10', 'Pacific/Auckland'),
      at('2027-01-14T11:10', 'America/Los_Angeles'),
    )
    expect(timesOf([west])).toEqual([['2027-01-14T07:10:00.000Z', '2027-01-14T19:10:00.000Z']])
  })

  test('keeps wall times where a zone is not known, and no end that they would put before the start', () => {
    const { events } = read([
      flight(at('2027-01-14T20:10', null), at('2027-01-14T11:10', 'America/Los_Angeles')),
    ])
    const [event] = events
    expect(event?.startDate.zone.tzid).toBe('floating')
    expect(event?.startDate.toString()).toBe('2027-01-14T20:10:00')
    expect(event?.endDate.toString()).toBe('2027-01-14T20:10:00')
  })

  test('has a stay as days, the last one too, in which nobody is busy', () => {
    const stay = flight(at('2026-12-10T15:00', null), at('2026-12-12T11:00', null), {
      isAllDay: true,
      use: 'nights',
    })
    const [event] = read([stay]).events
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2026-12-10', '2026-12-13'])
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  test('gives an event the same id when its time changes, and a later file a higher number', () => {
    const early = read([flight(at('2027-01-14T11:15', 'Europe/London'), null)]).events[0]
    const later = read(
      [flight(at('2027-01-14T12:15', 'Europe/London'), null)],
      bookingFixture({ state: 'ticketed' }),
      new Date('2026-11-27T12:00:00Z'),
    ).events[0]
    expect(later?.uid).toBe(early?.uid)
    expect(later?.sequence).toBeGreaterThan(early?.sequence ?? Infinity)
  })

  test('says what is not sure yet, and takes back what has ended', () => {
    const part = flight(at('2027-01-14T11:15', 'Europe/London'), null)
    const statusOf = (state: 'ticketed' | 'held' | 'cancelled') => {
      const [event] = read([part], bookingFixture({ state })).events
      return [event?.component.getFirstPropertyValue('status'), event?.summary.includes('not confirmed yet')]
    }
    expect(statusOf('ticketed')).toEqual(['CONFIRMED', false])
    expect(statusOf('held')).toEqual(['TENTATIVE', true])
    expect(statusOf('cancelled')).toEqual(['CANCELLED', false])
  })

  test('escapes its texts, and has lines that every calendar takes', () => {
    const nasty = 'Tour, "old"; town\nBEGIN:VEVENT\r\nDTSTART:19700101T000000Z'
    const { text, events } = read([flight(at('2027-01-14T11:15', null), null, { title: nasty })])
    expect(events).toHaveLength(1)
    expect(events[0]?.summary).toContain('BEGIN:VEVENT')
    expect(events[0]?.location).toBe('London Heathrow, terminal 2')
    expect(events[0]?.description).toContain('PNR X7K2LM')
    expect(text).toContain('NAME:Keller\\; Singapore\r\n')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })
})
