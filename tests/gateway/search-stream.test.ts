import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { pricedItinerary, type PricedItinerary } from '../../contract/air/itinerary.ts'
import { airProviders } from '../../contract/air/providers.ts'
import { searchBody } from '../setup/air.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

const open = (
  legs: [string, string, string][],
  { signal = null, ...more }: { signal?: AbortSignal | null; Provider?: string } = {},
) =>
  gateway.send('/Air/AirLowFareSearchIncremental', {
    method: 'POST',
    body: JSON.stringify({ SessionId, ...searchBody(legs), ...more }),
    signal,
  })

async function eventsOf(response: Response): Promise<EventSourceMessage[]> {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  parser.feed(await response.text())
  return events
}

const cents = (usd: number) => Math.round(usd * 100)

describe('AirLowFareSearchIncremental', () => {
  it('sends each itinerary once in batches of at most 50, then one done with the count', async () => {
    const events = await eventsOf(
      await open([
        ['LON', 'SIN', '2027-01-14'],
        ['SIN', 'LON', '2027-01-28'],
      ]),
    )
    const last = events.at(-1)
    const codes = new Set<string>()
    for (const event of events.slice(0, -1)) {
      expect(event.event).toBe('itineraries')
      const batch = (JSON.parse(event.data) as { PricedItineraries: PricedItinerary[] }).PricedItineraries
      expect(batch.length).toBeLessThanOrEqual(50)
      for (const itinerary of batch) {
        pricedItinerary.parse(itinerary)
        expect(itinerary.FareSourceCode).toMatch(/^\d{88}$/)
        expect(codes.has(itinerary.FareSourceCode)).toBe(false)
        codes.add(itinerary.FareSourceCode)
      }
    }
    expect(last?.event).toBe('done')
    expect(JSON.parse(last?.data ?? '')).toMatchObject({ Success: true, Total: codes.size })
    expect(codes.size).toBeGreaterThan(100)
  })

  it('keeps both identities of every price to the cent (gap 32)', async () => {
    const events = await eventsOf(await open([['LON', 'SIN', '2027-01-14']]))
    for (const event of events.filter((each) => each.event === 'itineraries')) {
      for (const { AirItineraryPricingInfo: info } of (
        JSON.parse(event.data) as { PricedItineraries: PricedItinerary[] }
      ).PricedItineraries) {
        const { BaseFare, TotalTax, ServiceTax, TotalFare } = info.ItinTotalFare
        expect(cents(BaseFare) + cents(TotalTax) + cents(ServiceTax)).toBe(cents(TotalFare))
        const sum = info.PtcFareBreakdown.reduce(
          (total, each) => total + cents(each.PassengerFare.TotalFare) * each.PassengerTypeQuantity.Quantity,
          0,
        )
        expect(sum).toBe(cents(TotalFare))
      }
    }
  })

  it('ends with Total 0 where nobody flies', async () => {
    const events = await eventsOf(await open([['PVD', 'RAI', '2027-01-14']]))
    expect(events.map((event) => event.event)).toEqual(['done'])
    expect(JSON.parse(events[0]?.data ?? '')).toMatchObject({ Total: 0 })
  })

  it('ends with one error when a source breaks off, after what had arrived', async () => {
    const events = await eventsOf(await open([['STN', 'LHR', '2027-01-14']]))
    const names = events.map((event) => event.event)
    expect(names.at(-1)).toBe('error')
    expect(names.filter((name) => name !== 'itineraries')).toEqual(['error'])
    expect(names.length).toBeGreaterThan(1)
    expect(JSON.parse(events.at(-1)?.data ?? '')).toMatchObject({
      Success: false,
      Error: { Id: 'InternalError' },
    })
  })

  it('with a Provider asks that source alone: one that was not asked cannot break it off', async () => {
    const totals = new Map<string, number>()
    for (const Provider of airProviders) {
      const events = await eventsOf(await open([['STN', 'LHR', '2027-01-14']], { Provider }))
      const { event, data } = events.at(-1)!
      expect(event).toBe(Provider === 'gds' ? 'error' : 'done')
      if (event === 'done') totals.set(Provider, (JSON.parse(data) as { Total: number }).Total)
    }
    expect([...totals.values()].some((total) => total > 0)).toBe(true)
  })

  it('answers the search again by its SearchId', async () => {
    const legs: [string, string, string][] = [['LON', 'SIN', '2027-01-14']]
    const events = await eventsOf(await open(legs))
    const { SearchId } = JSON.parse(events.at(-1)?.data ?? '') as { SearchId: number }
    const again = await gateway.mustCall('air.search-data', { SessionId, SearchId })
    const blocking = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs) })
    const prices = (list: PricedItinerary[]) =>
      list.map((each) => each.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
    expect(prices(again.PricedItineraries)).toEqual(prices(blocking.PricedItineraries))
    expect(prices(again.PricedItineraries)).toEqual(
      [...prices(again.PricedItineraries)].sort((a, b) => a - b),
    )
  })

  it('stops the sources when the reader leaves', async () => {
    const metrics = async () => (await gateway.send('/metrics')).text()
    const response = await open([
      ['LON', 'SIN', '2027-01-14'],
      ['SIN', 'LON', '2027-01-28'],
    ])
    const reader = response.body?.getReader()
    await reader?.read()
    expect(await metrics()).toContain('gateway_open_streams 1')
    await reader?.cancel()
    expect(await metrics()).toContain('gateway_open_streams 0')
  })
})
