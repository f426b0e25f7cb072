import { createParser } from 'eventsource-parser'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookBody } from '../setup/air.ts'
import { passwordOf, SANDBOX, type MintedOffice, type TestGateway } from '../setup/gateway.ts'
import { hotelBookBody, stayDates, twoAdults } from '../setup/hotel.ts'
import { openGateway } from '../setup/simulated-gateway.ts'
import type { paths as ActivityPaths } from '../contract/client/activity.gen.ts'
import type { components, paths as SessionPaths } from '../contract/client/session.gen.ts'
import type { paths as V3Paths } from '../contract/client/v3.gen.ts'

/**
 * The main tasks, done by clients whose types are generated from the OpenAPI documents and nothing else. A
 * wrong statement in a document about a request or an answer is a type error here, or makes a test fail.
 */
let gateway: TestGateway
let office: MintedOffice
beforeAll(async () => {
  gateway = await openGateway({ issueSeconds: [3, 3] })
  office = await gateway.mint({ balance: '20000.00' })
})
afterAll(() => gateway.close())

const options = { baseUrl: SANDBOX, fetch: (request: Request) => gateway.gateway.fetch(request) }
const session = createClient<SessionPaths>(options)
const activity = createClient<ActivityPaths>(options)
const v3 = createClient<V3Paths>({ ...options, baseUrl: `${SANDBOX}/v3` })

type Schemas = components['schemas']
type Answered<T> = { data?: T; error?: unknown }
type Good<T> = Extract<T, { Success: true }>

/** The answer of a call that succeeded. In the documents, `Success` decides which other fields it has. */
function succeeded<T extends { Success: boolean }>({ data, error }: Answered<T>): Good<T> {
  if (!data || !isGood(data)) throw new Error(JSON.stringify(data ?? error))
  return data
}

function isGood<T extends { Success: boolean }>(data: T): data is Good<T> {
  return data.Success
}

/** The body of an answer without an envelope. */
function valueOf<T>({ data, error }: Answered<T>): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

async function signedIn(): Promise<string> {
  const [agent] = office.users
  const body = {
    OfficeId: office.officeId,
    UserName: agent?.userName ?? '',
    Password: passwordOf(agent?.accountUuid ?? ''),
  }
  return succeeded(await session.POST('/Authenticate/CreateSession', { body })).SessionId
}

async function spendable(SessionId: string): Promise<number> {
  return succeeded(await session.POST('/Wallet/Balance', { body: { SessionId } })).Available
}

describe('a generated client', () => {
  it('flies: searches a stream, prices, holds, tickets and reads what it has', async () => {
    const SessionId = await signedIn()
    const before = await spendable(SessionId)
    const { data: stream } = await session.POST('/Air/AirLowFareSearchIncremental', {
      body: {
        SessionId,
        AdultCount: 1,
        ChildCount: 0,
        InfantCount: 0,
        PricingSourceType: 'All',
        RequestOption: 'All',
        OriginDestinationInformations: [
          {
            OriginLocationCode: 'LHR',
            DestinationLocationCode: 'AMS',
            DepartureDateTime: '2026-12-20T00:00:00',
          },
        ],
      },
      parseAs: 'text',
    })
    if (typeof stream !== 'string') throw new Error(JSON.stringify(stream))
    const [fare] = faresOf(stream)
    const { FareSourceCode = '', AirItineraryPricingInfo } = fare ?? {}
    const total = AirItineraryPricingInfo?.ItinTotalFare.TotalFare ?? 0
    const priced = succeeded(
      await session.POST('/Air/AirRevalidate', { body: { SessionId, FareSourceCode } }),
    )
    expect(priced.PriceChange).toBe(false)

    const { TravelerInfo } = bookBody(FareSourceCode)
    const booked = succeeded(
      await session.POST('/Air/AirBook', {
        body: { SessionId, FareSourceCode, TravelerInfo, ClientUniqueId: 'KELLER-AMS' },
      }),
    )
    expect(booked).toMatchObject({ Category: 10, Status: 10 })
    expect(before - (await spendable(SessionId))).toBeCloseTo(total, 2)

    const { UniqueId } = booked
    succeeded(await session.POST('/Air/AirOrderTicket', { body: { SessionId, UniqueId } }))
    await gateway.advance(4, office.officeId)
    const record = succeeded(await session.POST('/Air/AirBookingData', { body: { SessionId, UniqueId } }))
    expect(record.Category).toBe(21)
    const [traveller] = record.TravelItinerary.ItineraryInfo.CustomerInfoes
    expect(traveller?.ETicketNumbers[0]?.ETicketNumber).toMatch(/^\d{3}-?\d{10}$/)

    const again = await session.POST('/Air/AirOrderTicket', { body: { SessionId, UniqueId } })
    expect(again.data?.Success === false && again.data.Error.Id).toBe('Err0103006')
    succeeded(await session.POST('/Authenticate/EndSession', { body: { SessionId } }))
  })

  it('stays: finds a place, asks with a token, checks, holds, orders and cancels', async () => {
    const SessionId = await signedIn()
    const places = valueOf(
      await session.GET('/v2/Hotel/cities/search', { params: { query: { q: 'Lisbon', type: 'city' } } }),
    )
    if ('Success' in places) throw new Error(places.Error.Id)
    const city = places.data[0]?.external_id ?? ''
    const hotels = valueOf(
      await v3.POST('/hotels/searches', {
        headers: { authorization: `Bearer ${await issued()}` },
        body: {
          check_in: stayDates.CheckIn,
          check_out: stayDates.CheckOut,
          city_id: city,
          occupancies: [{ adults: 2 }],
          filters: { free_cancellation: [true] },
        },
      }),
    )
    if (hotels.mode !== 'city') throw new Error(hotels.mode)
    const [hotel] = hotels.offers
    expect(hotel?.free_cancellation).toBe(true)

    const rates = succeeded(
      await session.POST('/v2/Hotel/HotelAvailability', {
        body: { SessionId, ...stayDates, HotelId: hotel?.hotel_id, CityId: null, Occupancies: twoAdults },
      }),
    )
    const rate = rates.PricedItineraries.find(
      (each): each is Schemas['Rate'] => 'FareSourceCode' in each && each.FreeCancellation,
    )
    const checked = succeeded(
      await session.POST('/v2/Hotel/HotelCheckRate', {
        body: { SessionId, FareSourceCode: rate?.FareSourceCode ?? '' },
      }),
    )
    const booked = succeeded(
      await session.POST('/v2/Hotel/HotelBook', {
        body: { SessionId, ...hotelBookBody(checked.PricedItinerary.FareSourceCode) },
      }),
    )
    const { UniqueId } = booked
    succeeded(await session.POST('/v2/Hotel/HotelOrder', { body: { SessionId, UniqueId } }))
    await gateway.advance(4, office.officeId)
    const record = succeeded(
      await session.POST('/v2/Hotel/HotelBookingData', { body: { SessionId, UniqueId } }),
    )
    expect(record.VoucherNumbers).toHaveLength(1)
    const cancelled = succeeded(
      await session.POST('/v2/Hotel/HotelCancel', { body: { SessionId, UniqueId } }),
    )
    expect(cancelled.CancellationCharge + cancelled.RefundAmount).toBeCloseTo(record.TotalNetRate, 2)
    const config = valueOf(await activity.GET('/Activity/v2/config', { params: { query: { SessionId } } }))
    expect(config.data.user.walletAvailableBalance).toBe(await spendable(SessionId))
  })

  it('is told why it is refused', async () => {
    const unproven = await v3.POST('/hotels/searches', {
      body: { check_in: stayDates.CheckIn, check_out: stayDates.CheckOut, occupancies: [{ adults: 2 }] },
    })
    expect(unproven.error).toMatchObject({ error: { code: 'unauthorized', http_status: 401 } })
    const unknown = await session.POST('/Wallet/Balance', { body: { SessionId: 'none' } })
    expect(unknown.data?.Success === false && unknown.data.Error.Id).toBe('Err0101001')
  })
})

/** An access token for the office's agent, requested with client credentials in a form. */
async function issued(): Promise<string> {
  const [agent] = office.users
  const answer = await v3.POST('/oauth/token', {
    body: {
      grant_type: 'client_credentials',
      client_id: `${office.officeId}:${agent?.userName}`,
      client_secret: agent?.accountUuid,
      scope: 'hotels:read',
    },
    bodySerializer: (body) => new URLSearchParams(body as Record<string, string>),
  })
  return valueOf(answer).access_token
}

function faresOf(stream: string): Schemas['Itinerary'][] {
  const fares: Schemas['Itinerary'][] = []
  let total = -1
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'itineraries') {
        const batch = JSON.parse(data) as Schemas['AirLowFareSearchIncrementalItineraries']
        fares.push(...batch.PricedItineraries)
      } else if (event === 'done') {
        total = (JSON.parse(data) as Schemas['AirLowFareSearchIncrementalDone']).Total
      }
    },
  })
  parser.feed(stream)
  expect(fares).toHaveLength(total)
  return fares
}
