import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  hotelAvailability,
  hotelBook,
  hotelBookingData,
  hotelCancel,
  hotelCheckRate,
  hotelOrder,
  placeSearch,
  sessionCreate,
} from '../../contract/client/session/sdk.gen.ts'
import type { HotelCard, Rate } from '../../contract/client/session/types.gen.ts'
import { client as v3Client } from '../../contract/client/v3/client.gen.ts'
import { hotelSearch, tokenIssue } from '../../contract/client/v3/sdk.gen.ts'
import { hotelBookBody, stayDates, twoAdults } from '../../setup/hotel.ts'
import { openClients, succeeded, valueOf, type Clients } from './open-clients.ts'

/**
 * A stay: the place, its hotels by v3, the rates of one, price, hold, order, record and cancellation by the
 * session family.
 */
let clients: Clients
beforeAll(async () => {
  clients = await openClients()
})
afterAll(() => clients.close())

const stay = { check_in: stayDates.CheckIn, check_out: stayDates.CheckOut, occupancies: [{ adults: 2 }] }
const filters = { free_cancellation: [true] }
const held = { Category: 10, Status: 10 }
/** The simulated hotels confirm within so many seconds. */
const CONFIRM_SECONDS = 4

/** A rate of one hotel; a search of a place answers cards instead. */
const isRate = (row: Rate | HotelCard): row is Rate => 'FareSourceCode' in row

it('a stay by openapi-fetch', async () => {
  const { session, v3 } = clients
  const { SessionId } = succeeded(
    await session.POST('/Authenticate/CreateSession', { body: clients.credentials }),
  )
  const places = valueOf(
    await session.GET('/v2/Hotel/cities/search', { params: { query: { q: 'Lisbon', type: 'city' } } }),
  )
  if ('Success' in places) throw new Error(places.Error.Id)
  const { access_token } = valueOf(
    await v3.POST('/oauth/token', {
      body: { ...clients.clientCredentials, scope: 'hotels:read' },
      bodySerializer: (body) => new URLSearchParams(body as Record<string, string>),
    }),
  )
  const hotels = valueOf(
    await v3.POST('/hotels/searches', {
      headers: { authorization: `Bearer ${access_token}` },
      body: { ...stay, city_id: places.data[0]?.external_id ?? '', filters },
    }),
  )
  if (hotels.mode !== 'city') throw new Error(hotels.mode)
  const [hotel] = hotels.offers
  expect(hotel?.free_cancellation).toBe(true)

  const rates = succeeded(
    await session.POST('/v2/Hotel/HotelAvailability', {
      body: { SessionId, ...stayDates, HotelId: hotel?.hotel_id, Occupancies: twoAdults },
    }),
  )
  const rate = rates.PricedItineraries.filter(isRate).find((each) => each.FreeCancellation)
  const checked = succeeded(
    await session.POST('/v2/Hotel/HotelCheckRate', {
      body: { SessionId, FareSourceCode: rate?.FareSourceCode ?? '' },
    }),
  )
  expect(checked.PricedItinerary.NetRate).toBe(rate?.NetRate)
  const booked = succeeded(
    await session.POST('/v2/Hotel/HotelBook', {
      body: { SessionId, ...hotelBookBody(checked.PricedItinerary.FareSourceCode) },
    }),
  )
  expect(booked).toMatchObject(held)

  const { UniqueId } = booked
  succeeded(await session.POST('/v2/Hotel/HotelOrder', { body: { SessionId, UniqueId } }))
  await clients.advance(CONFIRM_SECONDS)
  const record = succeeded(
    await session.POST('/v2/Hotel/HotelBookingData', { body: { SessionId, UniqueId } }),
  )
  expect(record.VoucherNumbers).toHaveLength(1)
  const cancelled = succeeded(await session.POST('/v2/Hotel/HotelCancel', { body: { SessionId, UniqueId } }))
  expect(cancelled.CancellationCharge + cancelled.RefundAmount).toBeCloseTo(record.TotalNetRate, 2)
})

it('a stay by the SDK of @hey-api/openapi-ts', async () => {
  const { SessionId } = succeeded(await sessionCreate({ body: clients.credentials }))
  const places = valueOf(await placeSearch({ query: { q: 'Lisbon', type: 'city' } }))
  if ('Success' in places) throw new Error(places.Error.Id)
  const { access_token } = valueOf(
    await tokenIssue({ body: { ...clients.clientCredentials, scope: 'hotels:read' } }),
  )
  v3Client.setConfig({ auth: access_token })
  const hotels = valueOf(
    await hotelSearch({ body: { ...stay, city_id: places.data[0]?.external_id ?? '', filters } }),
  )
  if (hotels.mode !== 'city') throw new Error(hotels.mode)
  const [hotel] = hotels.offers
  expect(hotel?.free_cancellation).toBe(true)

  const rates = succeeded(
    await hotelAvailability({
      body: { SessionId, ...stayDates, HotelId: hotel?.hotel_id, Occupancies: twoAdults },
    }),
  )
  const rate = rates.PricedItineraries.filter(isRate).find((each) => each.FreeCancellation)
  const checked = succeeded(
    await hotelCheckRate({ body: { SessionId, FareSourceCode: rate?.FareSourceCode ?? '' } }),
  )
  expect(checked.PricedItinerary.NetRate).toBe(rate?.NetRate)
  const booked = succeeded(
    await hotelBook({ body: { SessionId, ...hotelBookBody(checked.PricedItinerary.FareSourceCode) } }),
  )
  expect(booked).toMatchObject(held)

  const { UniqueId } = booked
  succeeded(await hotelOrder({ body: { SessionId, UniqueId } }))
  await clients.advance(CONFIRM_SECONDS)
  const record = succeeded(await hotelBookingData({ body: { SessionId, UniqueId } }))
  expect(record.VoucherNumbers).toHaveLength(1)
  const cancelled = succeeded(await hotelCancel({ body: { SessionId, UniqueId } }))
  expect(cancelled.CancellationCharge + cancelled.RefundAmount).toBeCloseTo(record.TotalNetRate, 2)
})
