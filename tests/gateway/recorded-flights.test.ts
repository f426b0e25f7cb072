import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PricedItinerary } from '../../contract/air/itinerary.ts'
import { bookBody, searchBody } from '../setup/air.ts'
import { openGatewayOn, type TestGateway } from '../setup/gateway.ts'
import { recordedTrip } from '../setup/recorded/air.ts'
import { recordedSuppliers } from '../setup/recorded/suppliers.ts'
import { describeFlightLife } from './flight-life.ts'

/**
 * A flight booking with a second supplier: six recorded fares. The import rules prove that it loads no other
 * supplier.
 */
describeFlightLife((changed) => openGatewayOn(() => recordedSuppliers, changed), recordedTrip)

describe('what the supplier makes of a fare after its search', () => {
  const { legs, mix } = recordedTrip
  let gateway: TestGateway
  let SessionId: string
  let fares: PricedItinerary[]
  beforeAll(async () => {
    gateway = await openGatewayOn(() => recordedSuppliers)
    SessionId = await gateway.signIn(await gateway.mint({ balance: '50000.00' }))
    const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs, mix) })
    fares = results.PricedItineraries
  })
  afterAll(() => gateway.close())

  /** The cheapest fare with `out` flights outbound and `back` flights inbound. */
  const codeOf = (out: number, back: number) =>
    fares.find(({ OriginDestinationOptions: [first, second] }) => {
      return first?.FlightSegments.length === out && second?.FlightSegments.length === back
    })?.FareSourceCode ?? ''
  const revalidate = (FareSourceCode: string) =>
    gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
  const book = (FareSourceCode: string) =>
    gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode, mix) })

  it('is told when it is priced again', async () => {
    const gone = await gateway.call('air.revalidate', { SessionId, FareSourceCode: codeOf(1, 2) })
    expect(gone.body).toMatchObject({ Success: false, Error: { Id: 'Err0102005' } })
    const dearer = await revalidate(codeOf(2, 1))
    expect(dearer.PriceChange).toBe(true)
    expect(dearer.PricedItinerary.AirItineraryPricingInfo.ItinTotalFare.TotalFare).toBe(2811.5)
  })

  it('is told when it is booked, and keeps the ticket waiting', async () => {
    expect((await revalidate(codeOf(1, 1))).PriceChange).toBe(false)
    const { UniqueId, PriceChange } = await book(codeOf(1, 1))
    expect(PriceChange).toBe(true)
    expect((await gateway.mustCall('wallet.balance', { SessionId })).Held).toBe(3587.7)
    await gateway.mustCall('air.order-ticket', { SessionId, UniqueId })
    await gateway.advance(89)
    const data = () => gateway.mustCall('air.booking-data', { SessionId, UniqueId })
    expect(await data()).toMatchObject({ Category: 20, Status: 20 })
    await gateway.advance(1)
    expect(await data()).toMatchObject({ Category: 21, Status: 21 })
  })
})
