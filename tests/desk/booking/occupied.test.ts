import { describe, expect, test } from 'vitest'
import type { BookedSegment } from '../../../lib/air/booking-view.ts'
import { meetingOf } from '../../../lib/booking/occupied.ts'
import { sameJourneys } from '../../../lib/booking/bulk.ts'
import { occupiedStart } from '../../../server/activity/activity-list.ts'
import { airServiceLine, occupiedBy } from '../../../server/air/air-list.ts'
import { occupiedNights } from '../../../server/hotel/hotel-list.ts'
import { lineFixture } from './line-fixture.ts'
import { segmentFixture } from './segment-fixture.ts'

// How two bookings of one person meet: the same thing, or two at one time. Other kinds are never compared.

const segment = segmentFixture
const flies = (...segments: BookedSegment[]) => occupiedBy(segments)

describe('flights', () => {
  const first = segment()

  test('are the same by number and day, whatever their times are by now', () => {
    const moved = segment({ departureAt: '2027-01-14T18:00:00', arrivalAt: '2027-01-14T18:45:00' })
    expect(meetingOf(flies(first), flies(moved))).toBe('same')
    const nextDay = segment({ departureAt: '2027-01-15T10:00:00', arrivalAt: '2027-01-15T10:45:00' })
    expect(meetingOf(flies(first), flies(nextDay))).toBeNull()
  })

  test('overlap while one is under way, and not when one leaves as the other lands', () => {
    const at = (from: string, to: string) =>
      flies(
        segment({ flightNumber: '900', departureAt: `2027-01-14T${from}`, arrivalAt: `2027-01-14T${to}` }),
      )
    expect(meetingOf(flies(first), at('10:30:00', '12:00:00'))).toBe('overlap')
    expect(meetingOf(flies(first), at('10:45:00', '12:00:00'))).toBeNull()
    expect(meetingOf(flies(first), at('08:00:00', '10:00:00'))).toBeNull()
  })

  test('take the wait of a connection, and leave a stopover free', () => {
    const onward = (day: string) =>
      segment({
        ...{ flightNumber: '31', origin: first.destination, destination: { code: 'JFK', terminal: null } },
        ...{ departureAt: `${day}T15:00:00`, arrivalAt: `${day}T18:00:00` },
      })
    const between = flies(
      segment({
        ...{ flightNumber: '5', departureAt: '2027-01-14T12:00:00', arrivalAt: '2027-01-14T13:00:00' },
      }),
    )
    expect(meetingOf(flies(first, onward('2027-01-14')), between)).toBe('overlap')
    expect(meetingOf(flies(first, onward('2027-01-17')), between)).toBeNull()
  })

  test('of a row that was stored without them take the day of their departure', () => {
    const route = [{ from: 'FRA', to: 'LHR', departsAt: '2027-01-14T09:00:00' }]
    const { occupied } = airServiceLine({ route, carriers: ['LH'], pnrs: [], travellerCount: 1 })
    expect(meetingOf(flies(first), occupied)).toBe('overlap')
  })
})

describe('stays', () => {
  const stay = (hotelName: string, checkIn: string, checkOut: string) =>
    occupiedNights({ hotelName, checkIn, checkOut })
  const first = stay('Seorin', '2027-01-10', '2027-01-12')

  test('meet by a night: in one hotel they are the same, in two they overlap', () => {
    expect(meetingOf(first, stay('Seorin', '2027-01-11', '2027-01-14'))).toBe('same')
    expect(meetingOf(first, stay('Maru', '2027-01-11', '2027-01-14'))).toBe('overlap')
  })

  test('that follow each other do not meet', () => {
    expect(meetingOf(first, stay('Seorin', '2027-01-12', '2027-01-14'))).toBeNull()
  })
})

describe('activities', () => {
  const start = (variant: string, at: string | null, minutes?: number) =>
    occupiedStart({ variant, date: '2027-04-14', start: at }, minutes)

  test('are the same by day, and overlap by their times as far as those are known', () => {
    const walk = start('Walk', '09:00', 150)
    expect(meetingOf(walk, start('Walk', '15:00'))).toBe('same')
    expect(meetingOf(walk, start('Tea', '11:00'))).toBe('overlap')
    expect(meetingOf(walk, start('Tea', '11:30'))).toBeNull()
  })

  test('without a start leave the day free for others', () => {
    const museum = start('Museum', null, 480)
    expect(meetingOf(museum, start('Tea', '00:00'))).toBeNull()
    expect(meetingOf(museum, start('Museum', null))).toBe('same')
  })
})

describe('lines of one traveller on one journey', () => {
  const line = (reference: string, change: Parameters<typeof lineFixture>[0] = {}) =>
    lineFixture({ reference, ...change })

  test('are found with each other, however the name is written', () => {
    const matches = sameJourneys([line('PO1'), line('PO2', { people: ['Mrs ANNA-KELLER'] }), line('PO3')])
    expect(Object.fromEntries(matches)).toEqual({
      PO1: ['PO2', 'PO3'],
      PO2: ['PO1', 'PO3'],
      PO3: ['PO1', 'PO2'],
    })
  })

  test('are not those of others, of another kind, or of another day', () => {
    const service = lineFixture().service!
    const occupied = [{ about: 'EK 2', from: '2027-01-20T10:05:00', to: '2027-01-21T07:10:00' }]
    const others = [
      line('PO2', { people: ['Ben Keller'] }),
      line('PH3', { kind: 'hotel' }),
      line('PO4', { service: { ...service, occupied } }),
      line('PO5', { service: null }),
    ]
    expect(sameJourneys([line('PO1'), ...others]).size).toBe(0)
  })
})
