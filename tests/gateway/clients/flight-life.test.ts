import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  airBook,
  airBookingData,
  airLowFareSearchIncremental,
  airOrderTicket,
  airRevalidate,
  sessionCreate,
  sessionEnd,
  walletBalance,
} from '../../contract/client/session/sdk.gen.ts'
import type {
  AirLowFareSearchIncrementalDoneEvent,
  AirLowFareSearchIncrementalItinerariesEvent,
  Itinerary,
} from '../../contract/client/session/types.gen.ts'
import { client as v3Client } from '../../contract/client/v3/client.gen.ts'
import {
  flightOfferRevalidation,
  flightOrderCreate,
  flightOrderList,
  flightOrderRead,
  flightOrderTicket,
  flightSearch,
  tokenIssue,
} from '../../contract/client/v3/sdk.gen.ts'
import { bookBody } from '../../setup/air.ts'
import { openClients, succeeded, valueOf, type Clients } from './open-clients.ts'

let clients: Clients
beforeAll(async () => {
  clients = await openClients()
})
afterAll(() => clients.close())

/** One adult, one way. */
const searched = {
  AdultCount: 1,
  ChildCount: 0,
  InfantCount: 0,
  PricingSourceType: 'All' as const,
  RequestOption: 'All' as const,
  OriginDestinationInformations: [
    {
      OriginLocationCode: 'LHR',
      DestinationLocationCode: 'AMS',
      DepartureDateTime: '2026-12-20T00:00:00',
    },
  ],
}
const { TravelerInfo } = bookBody('')
const held = { Category: 10, Status: 10 }
const ticketed = { Category: 21, Status: 21 }
const ticketNumber = /^\d{3}-?\d{10}$/
/** The simulated airlines issue a ticket within so many seconds. */
const ISSUE_SECONDS = 4

/** The fares of a stream of events. */
function faresOf(stream: string): Itinerary[] {
  const fares: Itinerary[] = []
  let total = -1
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'itineraries') {
        const batch = JSON.parse(data) as AirLowFareSearchIncrementalItinerariesEvent
        fares.push(...batch.PricedItineraries)
      } else if (event === 'done') {
        total = (JSON.parse(data) as AirLowFareSearchIncrementalDoneEvent).Total
      }
    },
  })
  parser.feed(stream)
  expect(fares).toHaveLength(total)
  return fares
}

function firstOf<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new Error('the list is empty')
  return first
}

describe('a flight by the session family: stream, price, hold, ticket, record', () => {
  it('by openapi-fetch', async () => {
    const { session } = clients
    const { SessionId } = succeeded(
      await session.POST('/Authenticate/CreateSession', { body: clients.credentials }),
    )
    const before = succeeded(await session.POST('/Wallet/Balance', { body: { SessionId } }))
    const { data: stream } = await session.POST('/Air/AirLowFareSearchIncremental', {
      body: { SessionId, ...searched },
      parseAs: 'text',
    })
    if (typeof stream !== 'string') throw new Error(JSON.stringify(stream))
    const { FareSourceCode, AirItineraryPricingInfo } = firstOf(faresOf(stream))
    const priced = succeeded(
      await session.POST('/Air/AirRevalidate', { body: { SessionId, FareSourceCode } }),
    )
    expect(priced.PriceChange).toBe(false)

    const booked = succeeded(
      await session.POST('/Air/AirBook', {
        body: { SessionId, FareSourceCode, TravelerInfo, ClientUniqueId: 'KELLER-AMS' },
      }),
    )
    expect(booked).toMatchObject(held)
    const after = succeeded(await session.POST('/Wallet/Balance', { body: { SessionId } }))
    const { TotalFare } = AirItineraryPricingInfo.ItinTotalFare
    expect(before.Available - after.Available).toBeCloseTo(TotalFare, 2)

    const { UniqueId } = booked
    succeeded(await session.POST('/Air/AirOrderTicket', { body: { SessionId, UniqueId } }))
    await clients.advance(ISSUE_SECONDS)
    const record = succeeded(await session.POST('/Air/AirBookingData', { body: { SessionId, UniqueId } }))
    expect(record).toMatchObject(ticketed)
    const traveller = firstOf(record.TravelItinerary.ItineraryInfo.CustomerInfoes)
    expect(firstOf(traveller.ETicketNumbers).ETicketNumber).toMatch(ticketNumber)

    const again = await session.POST('/Air/AirOrderTicket', { body: { SessionId, UniqueId } })
    expect(again.data?.Success === false && again.data.Error.Id).toBe('Err0103006')
    succeeded(await session.POST('/Authenticate/EndSession', { body: { SessionId } }))
  })

  it('by the SDK of @hey-api/openapi-ts', async () => {
    const { SessionId } = succeeded(await sessionCreate({ body: clients.credentials }))
    const before = succeeded(await walletBalance({ body: { SessionId } }))
    // The generator takes one media type of an answer, here JSON: the stream is read from the response.
    const { response } = await airLowFareSearchIncremental({
      body: { SessionId, ...searched },
      parseAs: 'stream',
    })
    const { FareSourceCode, AirItineraryPricingInfo } = firstOf(faresOf((await response?.text()) ?? ''))
    const priced = succeeded(await airRevalidate({ body: { SessionId, FareSourceCode } }))
    expect(priced.PriceChange).toBe(false)

    const booked = succeeded(
      await airBook({ body: { SessionId, FareSourceCode, TravelerInfo, ClientUniqueId: 'KELLER-AMS-2' } }),
    )
    expect(booked).toMatchObject(held)
    const after = succeeded(await walletBalance({ body: { SessionId } }))
    const { TotalFare } = AirItineraryPricingInfo.ItinTotalFare
    expect(before.Available - after.Available).toBeCloseTo(TotalFare, 2)

    const { UniqueId } = booked
    succeeded(await airOrderTicket({ body: { SessionId, UniqueId } }))
    await clients.advance(ISSUE_SECONDS)
    const record = succeeded(await airBookingData({ body: { SessionId, UniqueId } }))
    expect(record).toMatchObject(ticketed)
    const traveller = firstOf(record.TravelItinerary.ItineraryInfo.CustomerInfoes)
    expect(firstOf(traveller.ETicketNumbers).ETicketNumber).toMatch(ticketNumber)

    const again = await airOrderTicket({ body: { SessionId, UniqueId } })
    expect(again.data?.Success === false && again.data.Error.Id).toBe('Err0103006')
    succeeded(await sessionEnd({ body: { SessionId } }))
  })
})

const slices = [{ origin: 'LHR', destination: 'AMS', departure_date: '2026-12-21' }]
const passengers = [{ type: 'adult' as const }]
const named = [
  {
    type: 'adult' as const,
    given_name: 'ANNA',
    family_name: 'KELLER',
    date_of_birth: '1988-06-12',
    gender: 'female' as const,
    nationality: 'DE',
    document: { number: 'C01X1000', expires_on: '2033-05-01', issued_on: '2023-05-01', country_code: 'DE' },
  },
]
const contact = { email: 'anna@example.com', phone: '+49 30 1234567' }

describe('a flight by v3: search, price, order, ticket, record, list', () => {
  it('by openapi-fetch', async () => {
    const { v3 } = clients
    const { access_token } = valueOf(
      await v3.POST('/oauth/token', {
        body: clients.clientCredentials,
        bodySerializer: (body) => new URLSearchParams(body as Record<string, string>),
      }),
    )
    const headers = { authorization: `Bearer ${access_token}` }
    const found = valueOf(await v3.POST('/flights/searches', { headers, body: { slices, passengers } }))
    const offer = firstOf(found.offers)
    const priced = valueOf(
      await v3.POST('/flights/offers/{id}/revalidation', { headers, params: { path: { id: offer.id } } }),
    )
    expect(priced).toMatchObject({ price_change: false, total: offer.total })

    const order = valueOf(
      await v3.POST('/flights/orders', {
        headers,
        params: { header: { 'Idempotency-Key': 'keller-ams' } },
        body: { offer_id: offer.id, passengers: named, contact, client_reference: 'keller-ams' },
      }),
    )
    expect(order.status).toBe('held')
    const path = { id: order.id }
    const sent = valueOf(await v3.POST('/flights/orders/{id}/ticket', { headers, params: { path } }))
    expect(sent.status).toBe('ticketing')
    await clients.advance(ISSUE_SECONDS)
    const record = valueOf(await v3.GET('/flights/orders/{id}', { headers, params: { path } }))
    expect(record.status).toBe('ticketed')
    expect(firstOf(record.passengers).ticket_number).toMatch(ticketNumber)
    const query = { client_reference: 'keller-ams' }
    const listed = valueOf(await v3.GET('/flights/orders', { headers, params: { query } }))
    expect(listed.data).toEqual([record])

    const again = await v3.POST('/flights/orders/{id}/ticket', { headers, params: { path } })
    expect(again.error?.error.code).toBe('order_not_ticketable')
  })

  it('by the SDK of @hey-api/openapi-ts', async () => {
    const { access_token } = valueOf(await tokenIssue({ body: clients.clientCredentials }))
    v3Client.setConfig({ auth: access_token })
    const found = valueOf(await flightSearch({ body: { slices, passengers } }))
    const offer = firstOf(found.offers)
    const priced = valueOf(await flightOfferRevalidation({ path: { id: offer.id } }))
    expect(priced).toMatchObject({ price_change: false, total: offer.total })

    const order = valueOf(
      await flightOrderCreate({
        headers: { 'Idempotency-Key': 'keller-ams-2' },
        body: { offer_id: offer.id, passengers: named, contact, client_reference: 'keller-ams-2' },
      }),
    )
    expect(order.status).toBe('held')
    const path = { id: order.id }
    const sent = valueOf(await flightOrderTicket({ path }))
    expect(sent.status).toBe('ticketing')
    await clients.advance(ISSUE_SECONDS)
    const record = valueOf(await flightOrderRead({ path }))
    expect(record.status).toBe('ticketed')
    expect(firstOf(record.passengers).ticket_number).toMatch(ticketNumber)
    const listed = valueOf(await flightOrderList({ query: { client_reference: 'keller-ams-2' } }))
    expect(listed.data).toEqual([record])

    const again = await flightOrderTicket({ path })
    expect(again.error?.error.code).toBe('order_not_ticketable')
  })
})
