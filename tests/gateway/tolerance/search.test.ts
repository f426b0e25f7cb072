import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchBody } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * Existing clients keep sending names or numbers, any case, nulls and fractions (gaps 3-5, 16, 18-20, 23-25,
 * 54-59, 70-72).
 */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

describe('a search', () => {
  const written = searchBody([['LHR', 'AMS', '2026-12-20']])
  const resultsOf = async (changed: Record<string, unknown>) => {
    const answer = await gateway.call('air.low-fare-search', { SessionId, ...written, ...changed })
    expect(answer.body['Error']).toBeNull()
    return (answer.body['PricedItineraries'] as { OriginDestinationOptions: unknown }[]).map(
      (each) => each.OriginDestinationOptions,
    )
  }

  it('is the same by names or numbers, in any case, with nulls, times, fractions and offsets', async () => {
    const plain = await resultsOf({})
    expect(plain.length).toBeGreaterThan(0)
    const leg = {
      OriginLocationCode: 'lhr',
      DestinationLocationCode: 'ams',
      OriginType: 2,
      DestinationType: 'airport',
    }
    for (const DepartureDateTime of [
      '2026-12-20T00:00:00',
      '2026-12-20T00:00:00.000000+00:00',
      '2026-12-20T23:30:00Z',
    ]) {
      const other = await resultsOf({
        AdultCount: '1',
        PricingSourceType: 0,
        RequestOption: 3,
        Provider: null,
        NumberOfResults: null,
        TravelPreference: {
          CabinType: 'Y',
          AirTripType: 1,
          MaxStopsQuantity: 0,
          VendorPreferenceCodes: null,
        },
        OriginDestinationInformations: [{ ...leg, DepartureDateTime }],
      })
      expect(other).toEqual(plain)
    }
  })

  it('asks all sources where it does not know the Provider, whatever is written there (gap 40)', async () => {
    const plain = await resultsOf({})
    for (const Provider of ['example-provider-2', 'x'.repeat(65), 'x'.repeat(5_000), 5, ' ']) {
      expect(await resultsOf({ Provider }), String(Provider).slice(0, 20)).toEqual(plain)
    }
    expect((await resultsOf({ Provider: ' LCC ' })).length).toBeLessThan(plain.length)
  })

  it('asks the default source where that is set and the Provider is unknown (gap 215)', async () => {
    const configured = await openGateway({ airProvider: 'lcc' })
    const session = await configured.signIn(await configured.mint())
    const search = async (Provider: string | undefined) => {
      const answer = await configured.call('air.low-fare-search', {
        SessionId: session,
        ...written,
        Provider,
      })
      return (answer.body['PricedItineraries'] as { OriginDestinationOptions: unknown }[]).map(
        (each) => each.OriginDestinationOptions,
      )
    }
    const cheap = await resultsOf({ Provider: 'lcc' })
    expect(await search('sabre')).toEqual(cheap)
    expect(await search('gds')).toEqual(await resultsOf({ Provider: 'gds' }))
    // No Provider is no unknown one: all sources (D2, AirLowFareSearch).
    expect(await search(undefined)).toEqual(await resultsOf({}))
    await configured.close()
  })

  it('takes Return for two legs and more, as where no trip type is given (gap 213)', async () => {
    const trip = (...cities: string[]) =>
      searchBody(cities.slice(1).map((to, at) => [cities[at]!, to, `2026-12-${20 + at}`]))
    const typed = (AirTripType: unknown) => ({ TravelPreference: { CabinType: 1, AirTripType } })
    for (const body of [trip('LHR', 'AMS', 'LHR'), trip('LHR', 'AMS', 'FRA', 'LHR')]) {
      const plain = await resultsOf(body)
      expect(plain.length).toBeGreaterThan(0)
      for (const name of ['Return', 2]) expect(await resultsOf({ ...body, ...typed(name) })).toEqual(plain)
    }
    const one = await gateway.call('air.low-fare-search', { SessionId, ...written, ...typed('Return') })
    expect(one.body['Error']).toMatchObject({
      Id: 'Err0106001',
      Message: 'OriginDestinationInformations: Return takes two legs or more',
    })
  })

  it('takes the most stops by number or name (gap 23)', async () => {
    const stops = async (MaxStopsQuantity: unknown) => {
      const answer = await gateway.mustCall('air.low-fare-search', {
        SessionId,
        ...searchBody([['LHR', 'JFK', '2026-12-20']]),
        TravelPreference: { MaxStopsQuantity } as never,
      })
      const legs = answer.PricedItineraries.flatMap((each) => each.OriginDestinationOptions)
      return Math.max(...legs.map((leg) => leg.FlightSegments.length - 1))
    }
    for (const direct of ['Direct', 2, '2']) expect(await stops(direct)).toBe(0)
    for (const one of ['OneStop', 1, '1', 'onestop']) expect(await stops(one)).toBe(1)
    for (const all of ['All', 0, '0', null, '']) expect(await stops(all)).toBeGreaterThanOrEqual(1)
  })

  it('reads a code of two meanings by its type, and any other as what it is (gap 243)', async () => {
    const found = async (from: [string, unknown], to: [string, unknown]) => {
      const answer = await gateway.mustCall('air.low-fare-search', {
        SessionId,
        ...written,
        OriginDestinationInformations: [
          {
            OriginLocationCode: from[0],
            OriginType: from[1] as never,
            DestinationLocationCode: to[0],
            DestinationType: to[1] as never,
            DepartureDateTime: '2026-12-20',
          },
        ],
      })
      const legs = answer.PricedItineraries.map((each) => each.OriginDestinationOptions[0]!.FlightSegments)
      return {
        from: new Set(legs.map((segments) => segments[0]!.DepartureAirportLocationCode)),
        to: new Set(legs.map((segments) => segments.at(-1)!.ArrivalAirportLocationCode)),
      }
    }
    const untyped = await found(['LON', undefined], ['BKK', undefined])
    expect(untyped.from.size).toBeGreaterThan(1)
    // London is a city alone, Heathrow an airport alone, Bangkok both.
    for (const type of ['Airport', 2, 'City', 1, 'RailStation', 'Hotel', 'Country', 'None', 0]) {
      expect((await found(['LON', type], ['SIN', type])).from.size, String(type)).toBeGreaterThan(1)
      expect([...(await found(['LHR', type], ['SIN', type])).from], String(type)).toEqual(['LHR'])
    }
    expect([...(await found(['SIN', 'Airport'], ['BKK', 'Airport'])).to]).toEqual(['BKK'])
    expect([...(await found(['SIN', 'City'], ['BKK', 'City'])).to].sort()).toEqual(['BKK', 'DMK'])
    // The airport that has Ankara's code has no flights: the type does not hide those of the city.
    expect([...(await found(['ANK', 'Airport'], ['IST', 'Airport'])).from]).toEqual(['ESB'])
  })

  it('takes a cabin by number, letter or any spelling of its name (gap 244)', async () => {
    const cabins = { PremiumEconomy: 2, Business: 3, PremiumBusiness: 4, First: 5, PremiumFirst: 6 }
    const inCabin = async (CabinType: unknown) => resultsOf({ ...trunk, TravelPreference: { CabinType } })
    const trunk = { ...searchBody([['LON', 'SIN', '2026-12-20']]), NumberOfResults: 5 }
    for (const [name, code] of Object.entries({ Economy: 1, ...cabins, Default: 100 })) {
      const plain = await inCabin(code)
      expect(plain.length, name).toBeGreaterThan(0)
      const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
      for (const other of [name, name.toLowerCase(), words, words.replace('_', ' ').toUpperCase()]) {
        expect(await inCabin(other), other).toEqual(plain)
      }
    }
  })

  it('names a value that is not of a list', async () => {
    const answer = await gateway.call('air.low-fare-search', {
      SessionId,
      ...written,
      PricingSourceType: 'Some',
    })
    expect(answer.body['Error']).toMatchObject({ Id: 'Err0106001' })
    expect((answer.body['Error'] as { Message: string }).Message).toContain('PricingSourceType')
  })

  it('breaks a rule with a sentence that names it (gap 46)', async () => {
    const broken: [Record<string, unknown>, string][] = [
      [searchBody([['LHR', 'LHR', '2026-12-20']]), 'cannot be the same'],
      [searchBody([['LHR', 'AMS', '2026-11-19']]), 'cannot be in the past'],
      [searchBody([['LHR', 'AMS', '2027-12-20']]), '350 days'],
      [searchBody([['LHR', 'AMS', '2026-12-20']], { adults: 5, children: 5 }), 'more than 9'],
      [searchBody([['LHR', 'AMS', '2026-12-20']], { infants: 2 }), 'InfantCount'],
      [
        searchBody([
          ['LHR', 'AMS', '2026-12-20'],
          ['AMS', 'LHR', '2026-12-19'],
        ]),
        'before the leg before it',
      ],
    ]
    for (const [body, words] of broken) {
      const answer = await gateway.call('air.low-fare-search', { SessionId, ...body })
      expect((answer.body['Error'] as { Message: string }).Message).toContain(words)
    }
  })

  it('refuses a place that is no code of three letters, and names it', async () => {
    for (const code of ['123', 'L0N', 'LO-', 'LÖN', 'LO', 'LOND', 123]) {
      const [leg] = written.OriginDestinationInformations
      const OriginDestinationInformations = [{ ...leg, DestinationLocationCode: code }]
      const answer = await gateway.call('air.low-fare-search', {
        ...{ SessionId, ...written, OriginDestinationInformations },
      })
      expect(answer.body['Error'], String(code)).toMatchObject({ Id: 'Err0106001' })
      expect((answer.body['Error'] as { Message: string }).Message).toContain(
        'OriginDestinationInformations[0].DestinationLocationCode',
      )
      const calendar = { Origin: 'LHR', Destination: code, TripType: 'OneWay', DepartDate: '2026-12' }
      const refused = await gateway.call('air.price-calendar', { SessionId, ...calendar })
      expect((refused.body['Error'] as { Message: string }).Message).toContain('Destination')
    }
  })

  it('sizes its answer by NumberOfResults, then RequestOption, never over 500 (gap 26)', async () => {
    const trunk = searchBody([
      ['LON', 'SIN', '2026-12-20'],
      ['SIN', 'LON', '2027-01-05'],
    ])
    const size = async (changed: Record<string, unknown>) =>
      (await resultsOf({ ...trunk, ...changed })).length
    expect(await size({ NumberOfResults: 7 })).toBe(7)
    expect(await size({ NumberOfResults: 7, RequestOption: 'Fifty' })).toBe(7)
    expect(await size({ RequestOption: 'Fifty' })).toBe(50)
    expect(await size({})).toBe(100)
    expect(await size({ NumberOfResults: '5000', TravelPreference: { CabinType: '100' } })).toBe(500)
    const over = await gateway.call('air.low-fare-search', { SessionId, ...trunk, NumberOfResults: 5001 })
    expect(over.body['Error']).toMatchObject({ Id: 'Err0106001' })
  })
})
