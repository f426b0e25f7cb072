import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { network } from '../../../gateway/world/air/network/network.ts'
import { searchBody } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** Each option of a search does what AirLowFareSearch says (gaps 23, 26, 29, 214). */

let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

const trunk: [string, string, string][] = [
  ['LON', 'SIN', '2027-02-10'],
  ['SIN', 'LON', '2027-02-24'],
]

async function faresFor(changed: Record<string, unknown>): Promise<PricedItinerary[]> {
  const body = { SessionId, ...searchBody(trunk), ...changed }
  const answer = await gateway.mustCall('air.low-fare-search', body)
  return answer.PricedItineraries
}
const preferring = (TravelPreference: Record<string, unknown>) => faresFor({ TravelPreference })
const all = { NumberOfResults: 500 }

const carriersOf = (fares: readonly PricedItinerary[]) =>
  new Set(
    fares.flatMap((fare) =>
      fare.OriginDestinationOptions.flatMap((option) =>
        option.FlightSegments.map((segment) => segment.MarketingAirlineCode),
      ),
    ),
  )
const stopsOf = (fares: readonly PricedItinerary[]) =>
  Math.max(
    ...fares.flatMap((fare) =>
      fare.OriginDestinationOptions.map((option) => option.FlightSegments.length - 1),
    ),
  )

it('VendorPreferenceCodes restricts to these airlines, VendorExcludeCodes leaves these out, in any case', async () => {
  expect(carriersOf(await faresFor({})).size).toBeGreaterThan(3)
  expect([...carriersOf(await preferring({ VendorPreferenceCodes: ['sq'] }))]).toEqual(['SQ'])
  const without = carriersOf(await preferring({ VendorExcludeCodes: ['SQ', 'ba'] }))
  expect(without.size).toBeGreaterThan(2)
  expect(['SQ', 'BA'].filter((code) => without.has(code))).toEqual([])
  // An empty list is no wish.
  expect(carriersOf(await preferring({ VendorPreferenceCodes: [] }))).toEqual(carriersOf(await faresFor({})))
})

it('MaxStopsQuantity 0 is no limit, 1 one stop, 2 nonstop; DirectFlight is nonstop (gap 214)', async () => {
  for (const none of [0, 'All', undefined]) {
    expect(stopsOf(await preferring({ MaxStopsQuantity: none }))).toBeGreaterThan(0)
  }
  for (const one of [1, '1', 'OneStop']) expect(stopsOf(await preferring({ MaxStopsQuantity: one }))).toBe(1)
  for (const nonstop of [{ MaxStopsQuantity: 2 }, { MaxStopsQuantity: 'Direct' }, { DirectFlight: true }]) {
    expect(stopsOf(await preferring(nonstop))).toBe(0)
  }
})

/** Pairs of airports with several routes: some of them thin and long, where a flight may land on the way. */
function* thinPairs(): Generator<readonly [from: string, to: string]> {
  for (const [from, destinations] of network().from) {
    for (const [to, routes] of destinations) {
      if (routes.length > 1 && routes.some(({ km, weekly }) => km > 2800 && weekly <= 14)) yield [from, to]
    }
  }
}

/** Landings on the way of the itineraries that are one flight, without a change of aircraft. */
const landingsOf = (fares: readonly PricedItinerary[]) =>
  new Set(
    fares.flatMap(({ OriginDestinationOptions: [option] }) =>
      option?.FlightSegments.length === 1 ? [option.FlightSegments[0]?.StopQuantity] : [],
    ),
  )

it('DirectFlight leaves flights out that land on the way (gap 214)', async () => {
  for (const [from, to] of thinPairs()) {
    const body = { SessionId, ...searchBody([[from, to, '2027-02-10']]), ...all }
    const any = await gateway.mustCall('air.low-fare-search', body)
    const landings = landingsOf(any.PricedItineraries)
    if (!landings.has(0) || !landings.has(1)) continue
    const TravelPreference = { CabinType: 1 as const, DirectFlight: true }
    const nonstop = await gateway.mustCall('air.low-fare-search', { ...body, TravelPreference })
    expect(stopsOf(nonstop.PricedItineraries)).toBe(0)
    expect([...landingsOf(nonstop.PricedItineraries)]).toEqual([0])
    return
  }
  throw new Error('no route has flights that land on the way and flights that do not')
})

it('NumberOfResults decides the size; without it RequestOption, at most 100 (gap 26)', async () => {
  const sizes = async (changed: Record<string, unknown>) => (await faresFor(changed)).length
  expect(await sizes({})).toBe(100)
  for (const NumberOfResults of [0, 100]) expect(await sizes({ NumberOfResults })).toBe(100)
  expect(await sizes({ NumberOfResults: 7 })).toBe(7)
  expect(await sizes({ RequestOption: 'Fifty' })).toBe(50)
  expect(await sizes({ RequestOption: 'Hundred' })).toBe(100)
  expect(await sizes({ RequestOption: 'Fifty', NumberOfResults: 120 })).toBe(120)
  // Without NumberOfResults never more than 100, whatever the option says.
  for (const RequestOption of ['TwoHundred', 2, 'All']) expect(await sizes({ RequestOption })).toBe(100)
  expect(await sizes({ RequestOption: 'TwoHundred', NumberOfResults: 150 })).toBe(150)
  const tooMany = { SessionId, ...searchBody([['LON', 'SIN', '2027-02-10']]), NumberOfResults: 5001 }
  const refused = await gateway.call('air.low-fare-search', tooMany)
  expect(refused.body['Error']).toMatchObject({ Id: 'Err0106001' })
})

/** Itineraries of other flights or other cabins than the others; a stream sends every fare of each. */
async function flightGroups(changed: Record<string, unknown>): Promise<number> {
  const body = JSON.stringify({ SessionId, ...searchBody(trunk), ...changed })
  const response = await gateway.send('/Air/AirLowFareSearchIncremental', { method: 'POST', body })
  const groups = new Set<string>()
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'itineraries') return
      const { PricedItineraries } = JSON.parse(data) as { PricedItineraries: PricedItinerary[] }
      for (const { OriginDestinationOptions } of PricedItineraries) {
        const segments = OriginDestinationOptions.flatMap(({ FlightSegments }) => FlightSegments)
        const key = segments.map((each) => [
          ...[each.MarketingAirlineCode, each.FlightNumber],
          ...[each.DepartureDateTime, each.CabinClassCode],
        ])
        groups.add(JSON.stringify(key))
      }
    },
  })
  parser.feed(await response.text())
  return groups.size
}

it('no answer is larger than 500, where more flight groups are found (gap 26)', async () => {
  const anyCabin = { TravelPreference: { CabinType: 100 } }
  expect(await flightGroups(anyCabin)).toBeGreaterThan(500)
  for (const NumberOfResults of [500, 501, 5000])
    expect(await faresFor({ ...anyCabin, NumberOfResults })).toHaveLength(500)
})

it('PricingSourceType takes published or private fares, All and WebFare both (gaps 23, 29)', async () => {
  const types = async (PricingSourceType: unknown) =>
    new Set(
      (await faresFor({ ...all, PricingSourceType })).map(
        ({ AirItineraryPricingInfo }) => AirItineraryPricingInfo.FareType,
      ),
    )
  expect(await types('Publish')).toEqual(new Set([1]))
  expect(await types('Private')).toEqual(new Set([2]))
  for (const both of ['All', 'WebFare', 0, 3]) expect((await types(both)).size).toBe(2)
})
