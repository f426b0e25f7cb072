import { expect, it } from 'vitest'
import { selectFares } from '../../../gateway/domain/air/select-fares.ts'
import type { Fare } from '../../../gateway/supply/air/fare.ts'
import { bookable } from '../booking/fares.ts'

/** Which fares a short answer keeps (AirLowFareSearch, Response; gap 27). */

type Wanted = { name: string; totalCents: number } & Partial<{
  departs: string
  arrives: string
  minutes: number
  baggage: string | null
  stops: number
}>

const names = new Map<Fare, string>()

/** A one-way fare; by default nonstop at midday, without a bag. */
function fareOf(wanted: Wanted, index: number): Fare {
  const { departs = '13:00', arrives = '15:30', minutes = 150, baggage = null, stops = 0 } = wanted
  const { fare } = bookable({ totalCents: wanted.totalCents, flightNumber: String(100 + index) })
  const segment = fare.legs[0]!.segments[0]!
  const day = segment.departsAt.slice(0, 11)
  const first = { ...segment, departsAt: `${day}${departs}:00`, arrivesAt: `${day}${arrives}:00` }
  const segments = Array.from({ length: stops + 1 }, () => first)
  const sold = { ...fare.segmentFares[0]![0]!, baggage }
  const legs = [{ segments, flightMinutes: minutes, connectionMinutes: 0 }]
  const made = { ...fare, index, legs, segmentFares: [segments.map(() => sold)] }
  names.set(made, wanted.name)
  return made
}

const select = (wanted: readonly Wanted[], size: number) =>
  selectFares(wanted.map(fareOf), size).map((fare) => names.get(fare))

it('takes the best of each category in turn: noon is no morning, 18:00 is evening', () => {
  const fares: Wanted[] = [
    { name: 'cheapest', totalCents: 10_000, stops: 1 },
    { name: 'connecting, next', totalCents: 10_100, stops: 1 },
    { name: 'departs at noon', totalCents: 10_200, stops: 1, departs: '12:00' },
    { name: 'lands at 17:59', totalCents: 10_300, stops: 1, arrives: '17:59' },
    { name: 'nonstop', totalCents: 11_000 },
    { name: 'one bag', totalCents: 12_000, stops: 1, baggage: '1 pieces' },
    { name: 'two bags', totalCents: 13_000, stops: 1, baggage: '2 pieces' },
    { name: 'departs at 11:59', totalCents: 14_000, stops: 1, departs: '11:59' },
    { name: 'lands at 18:00', totalCents: 15_000, stops: 1, arrives: '18:00' },
    { name: 'fastest', totalCents: 16_000, stops: 1, minutes: 90 },
  ]
  expect(select(fares, 7)).toEqual([
    'cheapest',
    'nonstop',
    'one bag',
    'two bags',
    'departs at 11:59',
    'lands at 18:00',
    'fastest',
  ])
  // The eighth is the next cheapest: the first category has its second turn.
  expect(select(fares, 8)).toContain('connecting, next')
})

it('takes the cheapest fare of the same flights and cabin', () => {
  const twice = [
    fareOf({ name: 'dear', totalCents: 20_000 }, 1),
    fareOf({ name: 'cheap', totalCents: 9_000 }, 1),
  ]
  expect(selectFares(twice, 5).map((fare) => names.get(fare))).toEqual(['cheap'])
})
