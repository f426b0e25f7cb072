import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHECK_MINUTES, OFFER_MINUTES } from '../../../contract/air/limits.ts'
import { bookBody, faresOf } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * A session may book an offer for 15 minutes after its revalidation, however old the search is (gaps 54, 55;
 * for hotels see check.test.ts).
 */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('a fare revalidated in the last minute of its search is booked a quarter of an hour later', async () => {
  const office = await gateway.mint({ balance: '20000.00' })
  const SessionId = await gateway.signIn(office)
  const [fare] = await faresOf(gateway, SessionId, 'LHR', 'AMS')
  const FareSourceCode = fare?.FareSourceCode ?? ''
  await gateway.advance((OFFER_MINUTES - 1) * 60, office.officeId)
  const { PricedItinerary } = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  await gateway.advance((CHECK_MINUTES - 1) * 60, office.officeId)
  const late = await gateway.call('air.revalidate', { SessionId, FareSourceCode })
  expect(late.body['Error']).toMatchObject({ Id: 'Err0102003' })
  const { TotalFare } = PricedItinerary.AirItineraryPricingInfo.ItinTotalFare
  const booked = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode) })
  expect(booked).toMatchObject({ Category: 10, Status: 10, PriceChange: false })
  expect((await gateway.mustCall('wallet.balance', { SessionId })).Held).toBe(TotalFare)
})
