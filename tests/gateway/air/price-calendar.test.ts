import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchBody } from '../../setup/air.ts'
import { openGatewayOn, type TestGateway } from '../../setup/gateway.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** The clock of the tests stands at 2026-11-20T09:00Z. */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

const route = { Origin: 'BER', Destination: 'LIS' }
const calendar = (input: Record<string, unknown>) =>
  gateway.mustCall('air.price-calendar', { SessionId, ...route, ...input })
const refusal = async (input: Record<string, unknown>) => {
  const { status, body } = await gateway.call('air.price-calendar', { SessionId, ...route, ...input })
  expect(status).toBe(200)
  return body
}

describe('a month of departures', () => {
  it('is a round trip unless it says one way, with every field of a day (gaps 43, 225)', async () => {
    const { Days, ...top } = await calendar({
      Origin: 'ber',
      DepartDate: '2027-01',
      ReturnDate: '2027-01-31',
    })
    expect(top).toMatchObject({
      ...{ Origin: 'BER', Destination: 'LIS', TripType: 'RoundTrip', CalendarType: 'departure_date' },
      ...{ Currency: 'USD', DaysCount: 31 },
    })
    const day = Days[10]!
    expect(day).toMatchObject({
      ...route,
      Date: '2027-01-11',
      Currency: 'USD',
      ReturnAt: expect.any(String) as string,
    })
    expect(day.FlightNumber).toMatch(/^\d{1,4}$/)
    expect(day.Airline).toMatch(/^[A-Z0-9]{2}$/)
    for (const at of [day.DepartureAt, day.ReturnAt, day.ExpiresAt])
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  it('has its lowest price in Cheapest, the earliest of several, and its bounds in Min and Max', async () => {
    const { Days, Cheapest, MinPrice, MaxPrice } = await calendar({
      DepartDate: '2027-02',
      TripType: 'OneWay',
    })
    const prices = Days.map(({ Price }) => Price)
    expect([MinPrice, MaxPrice]).toEqual([Math.min(...prices), Math.max(...prices)])
    expect(Cheapest).toEqual(Days.find(({ Price }) => Price === MinPrice))
    expect(Days.every(({ ReturnAt }) => ReturnAt === null)).toBe(true)
  })

  it('agrees with a search of the day', async () => {
    const { Days } = await calendar({ DepartDate: '2027-01-14', TripType: 'OneWay' })
    expect(Days.map(({ Date }) => Date)).toEqual(['2027-01-14'])
    const results = await gateway.mustCall('air.low-fare-search', {
      SessionId,
      ...searchBody([['BER', 'LIS', '2027-01-14']]),
    })
    const cheapest = results.PricedItineraries[0]?.AirItineraryPricingInfo.ItinTotalFare.TotalFare
    expect(Days[0]?.Price).toBe(cheapest)
  })

  it('has no days before today, and none in a month that is over', async () => {
    const { Days } = await calendar({ DepartDate: '2026-11', TripType: 'OneWay' })
    expect(Days[0]?.Date).toBe('2026-11-20')
    expect(Days).toHaveLength(11)
    expect(await calendar({ DepartDate: '2026-10', TripType: 'OneWay' })).toMatchObject({
      ...{ DaysCount: 0, Days: [], Cheapest: null, MinPrice: null, MaxPrice: null },
    })
  })

  it('answers by its other path, in any case', async () => {
    const response = await gateway.send('/Rest/air/pricecalendar', {
      method: 'POST',
      body: JSON.stringify({ SessionId, ...route, TripType: 'oneway', DepartDate: '2027-01-14T00:00:00' }),
    })
    expect(await response.json()).toMatchObject({ Success: true, DaysCount: 1 })
  })
})

describe('dates of return', () => {
  it('are listed for a departure, each with its own day of return', async () => {
    const { Days } = await calendar({
      ...{ DepartDate: '2027-01-14', ReturnDate: '2027-01', CalendarType: 'return_date' },
    })
    expect(Days.map(({ Date }) => Date)).toEqual(
      Array.from({ length: 18 }, (_, at) => `2027-01-${String(14 + at)}`),
    )
  })

  it('need a round trip', async () => {
    const body = await refusal({ TripType: 'OneWay', DepartDate: '2027-01', CalendarType: 'return_date' })
    expect(body['Error']).toMatchObject({
      Id: 'Err0106001',
      Message: expect.stringContaining('CalendarType') as string,
    })
  })
})

describe('ReturnDate of a one-way calendar', () => {
  it.each(['2027-13', 'soon', '', 20270114, { date: '2027-01-14' }, '2026-01-01'])(
    'is ignored, whatever it says: %j (Session gateway, Price calendar)',
    async (ReturnDate) => {
      const request = { TripType: 'OneWay', DepartDate: '2027-01-14' }
      expect(await calendar({ ...request, ReturnDate })).toEqual(await calendar(request))
    },
  )
})

describe('what is refused names its field (gaps 44, 45, 225, 226)', () => {
  it.each([
    ['ReturnDate', { DepartDate: '2027-01' }],
    ['ReturnDate', { DepartDate: '2027-01-14', ReturnDate: '2027-01-13' }],
    ['ReturnDate', { DepartDate: '2027-02', ReturnDate: '2027-01' }],
    ['ReturnDate', { DepartDate: '2027-01', ReturnDate: '2027-13' }],
    ['ReturnDate', { DepartDate: '2027-01', ReturnDate: '' }],
    ['Currency', { DepartDate: '2027-01', TripType: 'OneWay', Currency: 'XTS' }],
    ['DepartDate', { DepartDate: '2027-13', TripType: 'OneWay' }],
    ['Destination', { DepartDate: '2027-01', TripType: 'OneWay', Destination: 'ber' }],
  ])('%s', async (field, input) => {
    expect(await refusal(input)).toMatchObject({
      ...{ Success: false, Days: [], DaysCount: 0, Cheapest: null },
      Error: { Id: 'Err0106001', Message: expect.stringContaining(field) as string },
    })
  })
})

describe('another currency', () => {
  it('is converted at the reference rate, in its smallest unit, and cheapest stays cheapest', async () => {
    const request = { DepartDate: '2027-01', TripType: 'OneWay' }
    const usd = await calendar(request)
    const { unitsPerUsd } = gateway.services.reference.exchangeRates()
    for (const [currency, digits] of [
      ['EUR', 2],
      ['JPY', 0],
      ['KWD', 3],
    ] as const) {
      const local = await calendar({ ...request, Currency: currency.toLowerCase() })
      expect(local.Currency).toBe(currency)
      expect(local.Days.every((day) => day.Currency === currency)).toBe(true)
      local.Days.forEach(({ Price }, at) => {
        expect(Price).toBe(Number(Price.toFixed(digits)))
        const exact = usd.Days[at]!.Price * unitsPerUsd.get(currency)!
        expect(Math.abs(Price - exact)).toBeLessThan(0.500001 / 10 ** digits)
      })
    }
  })
})

it('another supplier answers its own calendar', async () => {
  const recorded = await openGatewayOn(() => recordedSuppliers)
  try {
    const session = await recorded.signIn(await recorded.mint())
    const ask = (input: object) =>
      recorded.mustCall('air.price-calendar', {
        SessionId: session,
        Origin: 'LON',
        Destination: 'SIN',
        ...input,
      })
    const calendar = await ask({ DepartDate: '2027-01', ReturnDate: '2027-01' })
    expect(calendar.Days).toMatchObject([{ Date: '2027-01-14', Price: 919.6, Transfers: 1, Airline: 'QR' }])
    expect(await ask({ DepartDate: '2027-02', ReturnDate: '2027-02' })).toMatchObject({ DaysCount: 0 })
  } finally {
    await recorded.close()
  }
})
