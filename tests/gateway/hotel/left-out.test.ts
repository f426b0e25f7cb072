import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { checked, heldHotel, hotelBookBody, placeId, someRate } from '../../setup/hotel.ts'

/**
 * A field that clients send empty counts as left out, and an unknown id does not affect the others (gaps 89,
 * 96, 110).
 */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

const dataIds = ['hotel.booking-data', 'air.booking-data'] as const

it('an empty reference is none: the other one finds the booking', async () => {
  const UniqueId = await heldHotel(gateway, SessionId, undefined, 'EMPTY-1')
  for (const key of [
    { UniqueId, ClientUniqueId: '' },
    { UniqueId: ' ', ClientUniqueId: 'EMPTY-1' },
  ]) {
    expect(await gateway.mustCall('hotel.booking-data', { SessionId, ...key })).toMatchObject({ UniqueId })
  }
})

it.each(dataIds)('%s of two empty references has none', async (id) => {
  const { body } = await gateway.call(id, { SessionId, UniqueId: '', ClientUniqueId: '' })
  expect(body['Error']).toMatchObject({ Id: 'Err0106002' })
})

it('bookings with an empty ClientUniqueId have none, and do not answer for each other', async () => {
  const book = async () => {
    const { FareSourceCode } = await checked(
      gateway,
      SessionId,
      (await someRate(gateway, SessionId)).FareSourceCode,
    )
    return gateway.mustCall('hotel.book', {
      SessionId,
      ...hotelBookBody(FareSourceCode),
      ClientUniqueId: '',
      Nationality: '',
      NationalityId: 'PT',
    })
  }
  const [first, second] = [await book(), await book()]
  expect(second.UniqueId).not.toBe(first.UniqueId)
  const record = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId: first.UniqueId })
  expect(record).toMatchObject({ Status: 10, ClientUniqueId: null, NationalityId: 'PT' })
})

it('a guest and a search whose optional fields are empty leave them out', async () => {
  const response = await gateway.send('/v2/Hotel/cities/search?q=lisbon&type=&limit=')
  expect(await response.json()).toMatchObject({ meta: { limit: 20, type: null } })
  const { FareSourceCode } = await checked(
    gateway,
    SessionId,
    (await someRate(gateway, SessionId)).FareSourceCode,
  )
  const body = hotelBookBody(FareSourceCode)
  const nothing = { Title: '', PassengerTitle: '', Gender: '', ChildAge: '', Nationality: '' }
  const Rooms = body.Rooms.map(({ Passengers }) => ({
    Passengers: Passengers.map((guest) => ({ ...guest, ...nothing })),
  }))
  const { body: booked } = await gateway.call('hotel.book', { SessionId, ...body, Rooms })
  expect(booked).toMatchObject({ Success: true, Status: 10 })
  const { UniqueId } = booked as { UniqueId: string }
  const record = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
  expect(record.Rooms[0]?.Passengers[0]).toMatchObject({ PassengerTitle: null, Nationality: null })
  const empty = Rooms.map(({ Passengers }) => ({ Passengers: [{ ...Passengers[0], LastName: '' }] }))
  const refused = await gateway.call('hotel.book', { SessionId, ...body, Rooms: empty })
  expect(refused.body['Error']).toMatchObject({
    Id: 'Err0106001',
    Message: 'Rooms[0].Passengers[0].LastName cannot be null',
  })
})

it('an id that is none is left out, and the rest resolved in order', async () => {
  const city = await placeId(gateway, 'Lisbon')
  const external_ids = ['9'.repeat(20), '', city, 'nope', -5, 1.5]
  const { body } = await gateway.call('place.lookup', { external_ids })
  expect(body).toMatchObject({ data: [{ external_id: String(city) }], meta: { count: 1 } })
})
