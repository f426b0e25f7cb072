import { afterAll, beforeAll, expect, it } from 'vitest'
import { faresOf } from '../setup/air.ts'
import { openGateway, type TestGateway } from '../setup/gateway.ts'

/** A price that moved between search and revalidation is told, whichever way it went (gap 53). */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it.each([
  ['price_rise', 10, true],
  ['price_fall', -10, true],
  [null, 0, false],
] as const)('armed with %s the fare changes by USD %i', async (scenario, byUsd, changed) => {
  const office = await gateway.mint()
  const SessionId = await gateway.signIn(office)
  const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
  const totalOf = (priced: typeof fare) => priced!.AirItineraryPricingInfo.ItinTotalFare.TotalFare
  if (scenario !== null) {
    const body = JSON.stringify({ scenario, office: office.officeId })
    expect((await gateway.send('/_sandbox/arm', { method: 'POST', body })).status).toBe(200)
  }
  const { FareSourceCode } = fare!
  const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  expect(totalOf(priced.PricedItinerary) - totalOf(fare)).toBeCloseTo(byUsd, 5)
  expect(priced.PriceChange).toBe(changed)
})
