import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createParser } from 'eventsource-parser'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { instantOfWall } from '../../../gateway/time-zone.ts'
import { bookBody, faresOf, searchBody } from '../../setup/air.ts'
import { flightSearchBody, orderBody } from '../../setup/flight-orders.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * A flight that has left by the office's clock is neither found nor sold, as it is not refunded either
 * (Session gateway, AirRefundDisplay; gap 54). The clock of the tests stands at 2026-11-20T09:00Z.
 */

const TODAY = '2026-11-20'
const NOON = '2026-11-20T12:00:00Z'
const EVENING = '2026-11-20T18:00:00Z'

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

const departureOf = ({ OriginDestinationOptions: [first] }: PricedItinerary) =>
  first!.FlightSegments[0]!.DepartureDateTime
const departures = (fares: readonly PricedItinerary[]) => [...new Set(fares.map(departureOf))].sort()

describe('a search of today', () => {
  it('finds what is still to come, in one answer', async () => {
    const morning = departures(await faresOf(gateway, SessionId, 'LHR', 'AMS', TODAY))
    expect(morning[0]! > `${TODAY}T09:00:00`).toBe(true)
    expect(morning[0]! < `${TODAY}T18:00:00`).toBe(true)
    await moveTo(EVENING)
    const evening = departures(await faresOf(gateway, SessionId, 'LHR', 'AMS', TODAY))
    expect(evening).not.toEqual([])
    expect(evening[0]! > `${TODAY}T18:00:00`).toBe(true)
  })

  it('finds the same as a stream', async () => {
    await moveTo(EVENING)
    const response = await gateway.send('/Air/AirLowFareSearchIncremental', {
      method: 'POST',
      body: JSON.stringify({ SessionId, ...searchBody([['LHR', 'AMS', TODAY]]) }),
    })
    const streamed: PricedItinerary[] = []
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event !== 'itineraries') return
        streamed.push(...(JSON.parse(data) as { PricedItineraries: PricedItinerary[] }).PricedItineraries)
      },
    })
    parser.feed(await response.text())
    expect(streamed).not.toEqual([])
    expect(departures(streamed)[0]! > `${TODAY}T18:00:00`).toBe(true)
  })

  it('finds the same in v3', async () => {
    await moveTo(EVENING)
    const { offers } = await gateway.mustCall('flight.search', {
      token,
      ...flightSearchBody({ date: TODAY }),
    })
    const [first] = offers.map(({ slices }) => slices[0]!.segments[0]!.departing_at).sort()
    expect(first! > `${TODAY}T18:00:00`).toBe(true)
  })

  it('finds nothing once the last flight has left', async () => {
    await moveTo('2026-11-20T23:59:00Z')
    expect(await faresOf(gateway, SessionId, 'LHR', 'AMS', TODAY)).toEqual([])
  })
})

it('where it is tomorrow already, the clocks of the airport decide', async () => {
  await moveTo('2026-11-20T23:00:00Z')
  const times = departures(await faresOf(gateway, SessionId, 'HND', 'CTS', '2026-11-21'))
  expect(times).not.toEqual([])
  expect(times[0]! > '2026-11-21T08:00:00').toBe(true)
  expect(times[0]! < '2026-11-21T23:00:00').toBe(true)
})

it('every fare that is found of a return trip today can still be flown', async () => {
  await moveTo(EVENING)
  const results = await gateway.mustCall('air.low-fare-search', {
    SessionId,
    ...searchBody([
      ['LHR', 'AMS', TODAY],
      ['AMS', 'LHR', '2026-11-21'],
    ]),
  })
  const out = departures(results.PricedItineraries)
  expect(out).not.toEqual([])
  expect(out[0]! > `${TODAY}T18:00:00`).toBe(true)
})

describe('a flight that leaves after its search', () => {
  /** The first flight of the afternoon, found five minutes before it leaves. */
  async function justInTime() {
    await moveTo(NOON)
    const [first] = departures(await faresOf(gateway, SessionId, 'LHR', 'AMS', TODAY))
    const leavesAt = instantOfWall('Europe/London', first!)
    await gateway.advance((leavesAt.getTime() - Date.parse(NOON)) / 1000 - 300, officeId)
    const results = await gateway.mustCall('air.low-fare-search', {
      SessionId,
      ...searchBody([['LHR', 'AMS', TODAY]]),
    })
    const fare = results.PricedItineraries.find((each) => departureOf(each) === first)
    return { first: first!, results, FareSourceCode: fare!.FareSourceCode }
  }

  it('is not found by AirSearchData any more', async () => {
    const { first, results } = await justInTime()
    const { SearchId } = results
    const before = await gateway.mustCall('air.search-data', { SessionId, SearchId })
    expect(departures(before.PricedItineraries)).toContain(first)
    await gateway.advance(300, officeId)
    const after = await gateway.mustCall('air.search-data', { SessionId, SearchId })
    expect(departures(after.PricedItineraries)).toEqual(
      departures(before.PricedItineraries).filter((each) => each !== first),
    )
  })

  it('is gone for AirRevalidate, and for its offer in v3', async () => {
    const { FareSourceCode } = await justInTime()
    const { offers } = await gateway.mustCall('flight.search', {
      token,
      ...flightSearchBody({ date: TODAY }),
    })
    const [offer] = offers.toSorted((one, other) =>
      one.slices[0]!.segments[0]!.departing_at < other.slices[0]!.segments[0]!.departing_at ? -1 : 1,
    )
    await gateway.mustCall('flight.offer-revalidation', { token, id: offer!.id })
    await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    await gateway.advance(300, officeId)
    const refused = await gateway.call('air.revalidate', { SessionId, FareSourceCode })
    expect(refused.body).toMatchObject({ Success: false, Error: { Id: 'Err0102005' } })
    const expired = await gateway.call('flight.offer-revalidation', { token, id: offer!.id })
    expect(expired).toMatchObject({ status: 409, body: { error: { code: 'offer_expired' } } })
    const order = await gateway.call('flight-order.create', { token, ...orderBody(offer!.id) })
    expect(order).toMatchObject({ status: 409, body: { error: { code: 'offer_expired' } } })
  })

  it('is gone for AirBook too, which holds nothing', async () => {
    const { FareSourceCode } = await justInTime()
    await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    await gateway.advance(300, officeId)
    const refused = await gateway.call('air.book', { SessionId, ...bookBody(FareSourceCode) })
    expect(refused.body).toMatchObject({ Success: false, Error: { Id: 'Err0102005' } })
    expect((await gateway.mustCall('wallet.balance', { SessionId })).Held).toBe(0)
  })

  describe('and was booked before', () => {
    /** A booking that was made five minutes before its flight leaves, a second before that instant. */
    async function bookedInTime() {
      const { first, FareSourceCode } = await justInTime()
      await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
      const booked = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode) })
      await gateway.advance(299, officeId)
      return { first, TktTimeLimit: booked.TktTimeLimit, UniqueId: booked.UniqueId }
    }

    it('has a time limit that is not later than the departure, and its ticket can be ordered until then', async () => {
      const { first, TktTimeLimit, UniqueId } = await bookedInTime()
      const leavesAt = instantOfWall('Europe/London', first).toISOString().slice(0, 19)
      expect(TktTimeLimit).toBe(leavesAt)
      const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
      expect(record).toMatchObject({ TktTimeLimit: leavesAt, TktTimeLimitTimeZone: '+00:00' })
      const order = await gateway.mustCall('flight-order.list', { token })
      expect(order.data[0]).toMatchObject({ status: 'held', ticketing_deadline: `${leavesAt}.000Z` })
      expect(await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })).toMatchObject({
        Status: 20,
      })
    })

    it('is released at the departure: neither family issues a ticket, and nothing is charged', async () => {
      const { UniqueId } = await bookedInTime()
      const { data } = await gateway.mustCall('flight-order.list', { token })
      await gateway.advance(1, officeId)
      const refused = await gateway.call('air.order-ticket', { SessionId, UniqueId })
      expect(refused.body).toMatchObject({ Success: false, Error: { Id: 'Err0103006' } })
      const inV3 = await gateway.call('flight-order.ticket', { token, id: data[0]!.id })
      expect(inV3.status).toBe(409)
      const record = await gateway.mustCall('air.booking-data', { SessionId, UniqueId })
      expect(record).toMatchObject({ Category: 30, Status: 30 })
      const { Total, Held } = await gateway.mustCall('wallet.balance', { SessionId })
      expect([Total, Held]).toEqual([10_000, 0])
    })
  })
})
