import { afterAll, beforeAll, expect, it } from 'vitest'
import { faresOf } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** Baggage and services of a fare (gaps 50-52). */

let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

it('AirBaggages has one entry for each flight, as its segment says, and services beside them (gaps 50, 51)', async () => {
  const baggage = new Set<string | null>()
  for (const [from, to] of [
    ['LON', 'SIN'],
    ['BTS', 'MRU'],
    ['LTN', 'KEF'],
  ] as const) {
    for (const fare of await faresOf(gateway, SessionId, from, to)) {
      const { FareSourceCode } = fare
      const segments = fare.OriginDestinationOptions.flatMap((option) => option.FlightSegments)
      const { BaggageInfoes, Services } = await gateway.mustCall('air.baggages', {
        SessionId,
        FareSourceCode,
      })
      expect(BaggageInfoes).toEqual(
        segments.map((segment) => ({
          Departure: segment.DepartureAirportLocationCode,
          Arrival: segment.ArrivalAirportLocationCode,
          FlightNo: `${segment.MarketingAirlineCode}${segment.FlightNumber}`,
          Baggage: segment.Baggage,
        })),
      )
      for (const info of BaggageInfoes) baggage.add(info.Baggage)
      for (const service of Services) {
        expect(segments.map(({ FlightNumber }) => FlightNumber)).toContain(service.FlightNumber)
        expect(service.ServiceCost.Amount).toBeGreaterThan(0)
      }
    }
  }
  for (const value of [null, '0 pieces', '1 pieces']) expect(baggage).toContain(value)
  expect([...baggage].some((value) => /^\d+K$/.test(value ?? ''))).toBe(true)
})

it('AirRevalidate answers the same services, with meals and seats (gap 52)', async () => {
  const seen = { bags: 0, meals: 0, seats: 0, none: 0 }
  for (const { FareSourceCode } of await faresOf(gateway, SessionId, 'LON', 'SIN')) {
    const priced = await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    const { Services } = await gateway.mustCall('air.baggages', { SessionId, FareSourceCode })
    expect(priced.Services).toEqual(Services)
    seen.bags += priced.Services.length
    seen.meals += priced.MealTypeServices.length
    seen.seats += priced.SeatServices.length
    if (priced.Services.length === 0) seen.none += 1
    // Nothing of it is mandatory, since AirBook has no field for it (gap 38).
    expect(priced.PricedItinerary).toMatchObject({
      IsSeatServiceMandatory: false,
      IsMealServiceMandatory: false,
    })
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
})
