import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstDay } from '../../../gateway/domain/air/first-day.ts'
import { onwardDay } from '../../../gateway/domain/air/search.ts'
import { faresOf, searchBody } from '../../setup/air.ts'
import { flightSearchBody } from '../../setup/flight-orders.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** Dates of departure are those of the airport (gap 25), so the airport decides which of them are past. */

/** In Los Angeles it is 17:00 on 20 November, in Honolulu 15:00. */
const NIGHT = '2026-11-21T01:00:00Z'
/** In Auckland it is 09:00 on 21 November. */
const EVENING = '2026-11-20T20:00:00Z'
const TONIGHT = '2026-11-20'

let gateway: TestGateway
let officeId: string
let SessionId: string
let token: string
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const office = await gateway.mint()
  officeId = office.officeId
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
})

/** Moves the office's clock from the start of a test to an instant. */
const moveTo = (at: string) =>
  gateway.advance((Date.parse(at) - gateway.clock.now().getTime()) / 1000, officeId)

it.each([
  ['LAX', NIGHT, '2026-11-20'],
  ['NYC', NIGHT, '2026-11-20'],
  ['NYC', '2026-11-21T05:00:00Z', '2026-11-21'],
  ['LHR', NIGHT, '2026-11-21'],
  ['AKL', EVENING, '2026-11-20'],
  ['---', NIGHT, '2026-11-21'],
])('from %s at %s the first day is %s', (place, now, first) => {
  expect(firstDay(gateway.services.reference, place, new Date(now))).toBe(first)
})

it.each([
  ['AKL', 'HNL', '2026-12-09'],
  ['TYO', 'LAX', '2026-12-09'],
  ['HNL', 'AKL', '2026-12-10'],
  ['LHR', 'LAX', '2026-12-10'],
  ['---', 'HNL', '2026-12-10'],
])('after a leg from %s on 10 December one from %s begins on %s at the earliest', (from, to, first) => {
  const before = { origin: from, date: '2026-12-10' }
  expect(onwardDay(gateway.services.reference, before, { origin: to })).toBe(first)
})

it('a leg may leave on the day before, where the one before it lands on that day', async () => {
  const legs = [
    ['AKL', 'HNL', '2026-12-10'],
    ['HNL', 'LAX', '2026-12-09'],
  ] as const
  const request = { SessionId, ...searchBody(legs.map((leg) => [...leg])) }
  const { PricedItineraries } = await gateway.mustCall('air.low-fare-search', request)
  expect(PricedItineraries).not.toEqual([])
  for (const { OriginDestinationOptions } of PricedItineraries) {
    const [out, on] = OriginDestinationOptions.map(({ FlightSegments }) => FlightSegments)
    expect(out!.at(-1)!.ArrivalDateTime < on![0]!.DepartureDateTime).toBe(true)
    expect(on![0]!.DepartureDateTime).toMatch(/^2026-12-09T/)
  }
})

describe('where the evening is not over, while the office is a day further', () => {
  beforeEach(() => moveTo(NIGHT))

  it.each([
    ['LAX', 'JFK', `${TONIGHT}T17:00:00`],
    ['HNL', 'LAX', `${TONIGHT}T15:00:00`],
  ])('the flights of tonight from %s to %s are found', async (from, to, left) => {
    const fares = await faresOf(gateway, SessionId, from, to, TONIGHT)
    expect(fares).not.toEqual([])
    for (const { OriginDestinationOptions } of fares) {
      expect(OriginDestinationOptions[0]!.FlightSegments[0]!.DepartureDateTime > left).toBe(true)
    }
  })

  it('they are found in v3, and by a stream', async () => {
    const request = flightSearchBody({ from: 'LAX', to: 'JFK', date: TONIGHT })
    expect((await gateway.mustCall('flight.search', { token, ...request })).offers).not.toEqual([])
    const streamed = await gateway.send('/Air/AirLowFareSearchIncremental', {
      method: 'POST',
      body: JSON.stringify({ SessionId, ...searchBody([['LAX', 'JFK', TONIGHT]]) }),
    })
    expect(await streamed.text()).toContain(`"DepartureDateTime":"${TONIGHT}T`)
  })

  it('the calendar has the day, at the price of a search', async () => {
    const route = { Origin: 'LAX', Destination: 'JFK', DepartDate: TONIGHT, TripType: 'OneWay' as const }
    const { Days } = await gateway.mustCall('air.price-calendar', { SessionId, ...route })
    const [cheapest] = await faresOf(gateway, SessionId, 'LAX', 'JFK', TONIGHT)
    expect(Days).toMatchObject([
      { Date: TONIGHT, Price: cheapest!.AirItineraryPricingInfo.ItinTotalFare.TotalFare },
    ])
  })

  it('dates of return are judged where the way back begins', async () => {
    const dates = { DepartDate: TONIGHT, ReturnDate: '2026-11', CalendarType: 'return_date' as const }
    const { Days } = await gateway.mustCall('air.price-calendar', {
      ...{ SessionId, Origin: 'HNL', Destination: 'LHR', ...dates },
    })
    expect(Days.every(({ Date }) => Date >= '2026-11-21')).toBe(true)
    expect(Days).not.toEqual([])
  })

  it.each([
    ['LAX', '2026-11-19'],
    ['LHR', TONIGHT],
  ])('what is past at the airport is refused: from %s on %s', async (from, date) => {
    const { body } = await gateway.call('air.low-fare-search', {
      SessionId,
      ...searchBody([[from, 'AMS', date]]),
    })
    expect(body).toMatchObject({ Success: false, Error: { Id: 'Err0106001' } })
  })
})

it('where it is tomorrow already, a search of the date of the office is empty', async () => {
  await moveTo(EVENING)
  expect(await faresOf(gateway, SessionId, 'AKL', 'SYD', TONIGHT)).toEqual([])
})
