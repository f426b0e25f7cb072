import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ItineraryCard } from '../../../components/air/booking/itinerary-card.tsx'
import { LegDetails } from '../../../components/air/search/leg-details.tsx'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import type { BookedSegment } from '../../../lib/air/booking-view.ts'
import { itinerary } from './itinerary-fixture.ts'

// A leg with waits across midnight: each flight that departs on another day than the one before says which.

/* From 14 January 20:00; arrives 22:00, waits until 01:00; arrives on 16 January, waits until 09:00. */
const flights = [
  ['LHR', '2027-01-14T20:00:00', 'CDG', '2027-01-14T22:00:00'],
  ['CDG', '2027-01-15T01:00:00', 'DXB', '2027-01-15T09:00:00'],
  ['DXB', '2027-01-15T10:00:00', 'BKK', '2027-01-15T20:00:00'],
  ['BKK', '2027-01-15T21:00:00', 'SIN', '2027-01-16T01:00:00'],
  ['SIN', '2027-01-16T09:00:00', 'SYD', '2027-01-16T17:00:00'],
] as const

const textOf = (shown: ReactNode) =>
  renderToStaticMarkup(shown)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')

/** The departures with a day, and the arrivals. */
const daysIn = (text: string) =>
  [...text.matchAll(/(\d\d:\d\d) (\w{3})[^:]*?, \w{3} (\d+ \w{3})/g)].map(
    ([, time, place, day]) => `${time} ${place} ${day}`,
  )

test('the details of a fare name the day after a night of waiting', () => {
  const fare = itinerary({
    code: 'A',
    legs: [flights.map(([from, , to]) => `SQ1 ${from}-${to} 10:00 60`).join(' > ')],
  })
  const segments = fare.OriginDestinationOptions[0]?.FlightSegments ?? []
  for (const [index, [, departAt, , arriveAt]] of flights.entries()) {
    Object.assign(segments[index]!, { DepartureDateTime: departAt, ArrivalDateTime: arriveAt })
  }
  const text = textOf(
    <LegDetails
      leg={parseFare(fare).legs[0]!}
      travellers={1}
      airlineNames={new Map()}
      airportName={(code) => code}
    />,
  )
  expect(text).toContain('Thu 14 Jan, LHR – SYD')
  expect(daysIn(text)).toEqual(['01:00 CDG 15 Jan', '01:00 SIN 16 Jan', '09:00 SIN 16 Jan'])
})

test('the itinerary of a booking names the day after a night of waiting, on screen and on paper', () => {
  const segments = flights.map(([from, departureAt, to, arrivalAt], index): BookedSegment => ({
    carrierCode: 'SQ',
    flightNumber: String(index + 1),
    operatingCarrierCode: null,
    origin: { code: from, terminal: '2' },
    destination: { code: to, terminal: null },
    departureAt,
    arrivalAt,
    flightMinutes: 60,
    connectionMinutes: 60,
    cabinName: 'Economy',
    bookingClass: 'Y',
    baggage: null,
    equipment: null,
    airlinePnr: null,
    airlineRules: null,
    legIndex: 0,
  }))
  const text = textOf(<ItineraryCard segments={segments} names={new Map()} />)
  expect(text).toContain('Thu 14 Jan 2027')
  expect(daysIn(text)).toEqual(['01:00 CDG 15 Jan', '09:00 SIN 16 Jan'])
  expect(text).toContain('01:00 +1')
})
