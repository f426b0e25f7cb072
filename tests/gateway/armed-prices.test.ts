import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookBody, faresOf, searchBody } from '../setup/air.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** A price change between search and revalidation is reported, whether up or down (gap 53). */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

async function arm(scenario: string, office: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario, office })
  expect((await gateway.send('/_sandbox/arm', { method: 'POST', headers, body })).status).toBe(200)
}

it.each([
  ['price_rise', 10, true],
  ['price_fall', -10, true],
  [null, 0, false],
] as const)('armed with %s the fare changes by USD %i', async (scenario, byUsd, changed) => {
  const office = await gateway.mint()
  const SessionId = await gateway.signIn(office)
  const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
  const totalOf = (priced: typeof fare) => priced!.AirItineraryPricingInfo.ItinTotalFare.TotalFare
  if (scenario !== null) await arm(scenario, office.officeId)
  const { FareSourceCode } = fare!
  const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  expect(totalOf(priced.PricedItinerary) - totalOf(fare)).toBeCloseTo(byUsd, 5)
  expect(priced.PriceChange).toBe(changed)
})

it.each([
  ['sold_out', 'Err0102005'],
  ['expired', 'Err0102003'],
])('armed with %s the fare is refused once with %s', async (scenario, Id) => {
  const office = await gateway.mint()
  const SessionId = await gateway.signIn(office)
  const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
  await arm(scenario, office.officeId)
  const ask = () => gateway.call('air.revalidate', { SessionId, FareSourceCode: fare?.FareSourceCode })
  expect((await ask()).body).toMatchObject({ Success: false, Error: { Id } })
  expect((await ask()).body).toMatchObject({ Success: true })
})

it('rise_at_booking stays armed until a booking has its price', async () => {
  const office = await gateway.mint({ balance: '90000.00' })
  const SessionId = await gateway.signIn(office)
  const [fare, other] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
  const codes = [fare!.FareSourceCode, other!.FareSourceCode] as const
  for (const FareSourceCode of codes) await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  const book = async (code: string, mix: Parameters<typeof bookBody>[1] = {}, reference?: string) =>
    (await gateway.call('air.book', { SessionId, ...bookBody(code, mix, reference) })).body
  expect(await book(codes[1], {}, 'TRIP-1')).toMatchObject({ Category: 10, PriceChange: false })

  await arm('rise_at_booking', office.officeId)
  // Travellers that do not fit, a reference of another request: neither had a price.
  expect(await book(codes[0], { adults: 2 })).toMatchObject({ Error: { Id: 'Err0106001' } })
  expect(await book(codes[0], {}, 'TRIP-1')).toMatchObject({ Error: { Id: 'Err0106001' } })
  expect(await book(codes[0])).toMatchObject({ Category: 10, PriceChange: true })
  // A duplicate has a record, with the raised fare.
  await arm('rise_at_booking', office.officeId)
  expect(await book(codes[1])).toMatchObject({ Category: 40, Status: 42, PriceChange: true })

  await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode: codes[0] })
  const again = bookBody(codes[0], {})
  again.TravelerInfo.AirTravelers[0]!.PassengerName.PassengerFirstName = 'BORIS'
  const last = await gateway.call('air.book', { SessionId, ...again })
  expect(last.body).toMatchObject({ Category: 10, PriceChange: false })
})

it.each([
  [{ adults: 2 }, 10],
  [{ adults: 3, infants: 1 }, 10],
  [{ adults: 3, children: 2, infants: 1 }, 10],
  [{ adults: 7, children: 2 }, 10],
  [{ adults: 6, children: 3, infants: 2 }, 10],
  // Three equal fares in whole cents cannot add up to 10.00.
  [{ adults: 3 }, 10.02],
])('the fare of LHR to STN rises by USD 10.00 in all for %j, if cents allow', async (mix, byUsd) => {
  const SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
  const search = searchBody([['LHR', 'STN', '2026-12-20']], mix)
  const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...search })
  const fare = results.PricedItineraries[0]!
  const { FareSourceCode } = fare
  const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  const { ItinTotalFare: total, PtcFareBreakdown } = priced.PricedItinerary.AirItineraryPricingInfo
  expect(total.TotalFare - fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare).toBeCloseTo(byUsd, 5)
  const sum = PtcFareBreakdown.reduce(
    (usd, each) => usd + each.PassengerFare.TotalFare * each.PassengerTypeQuantity.Quantity,
    0,
  )
  expect(sum).toBeCloseTo(total.TotalFare, 5)
  expect(total.BaseFare + total.TotalTax + total.ServiceTax).toBeCloseTo(total.TotalFare, 5)
  const booked = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode, mix) })
  expect(booked).toMatchObject({ Category: 10, PriceChange: false })
  expect((await gateway.mustCall('wallet.balance', { SessionId })).Held).toBe(total.TotalFare)
})
