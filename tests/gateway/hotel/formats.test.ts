import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { cardsOf, checked, heldHotel, hotelBookBody, ratesOf, someRate } from '../../setup/hotel.ts'

/**
 * Identifiers of hotels have the format that existing clients know (gap 39 and the facts recorded with it).
 */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

it('a code has 92 digits, a hotel an integer, a room seven digits that tell the kinds of a hotel apart', async () => {
  const [card] = await cardsOf(gateway, SessionId, 'Lisbon')
  const rates = await ratesOf(gateway, SessionId, card!.HotelId)
  for (const rate of rates) {
    expect(rate.FareSourceCode).toMatch(/^\d{92}$/)
    expect(Number.isSafeInteger(rate.HotelId)).toBe(true)
    expect(rate.Room.Id).toMatch(/^\d{7}$/)
  }
  const names = new Map(rates.map(({ Room }) => [Room.Id, Room.Name]))
  for (const { Room } of rates) expect(names.get(Room.Id)).toBe(Room.Name)
  const offer = await checked(gateway, SessionId, rates[0]!.FareSourceCode)
  expect(offer.Rooms[0]?.RoomId).toBe(rates[0]!.Room.Id)
})

it('a booking is PH and seven digits; its confirmation number is null until it is ordered, then text', async () => {
  const rate = await someRate(gateway, SessionId)
  const UniqueId = await heldHotel(gateway, SessionId, rate)
  expect(UniqueId).toMatch(/^PH\d{7}$/)
  const held = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
  expect(held.HotelConfirmationNo).toBeNull()
  expect(held.FareSourceCode).toMatch(/^\d{92}$/)
  expect(held.Rooms[0]?.RoomId).toBe(rate.Room.Id)
  expect(held.Rooms[0]?.RoomArchiveId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-/)
  await gateway.mustCall('hotel.order', { SessionId, UniqueId })
  const ordered = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
  expect(ordered.HotelConfirmationNo).toMatch(/^\w+$/)
})

it("an air fare's code books no hotel, and a rate's no seat", async () => {
  const { FareSourceCode } = await someRate(gateway, SessionId)
  const air = await gateway.call('air.revalidate', { SessionId, FareSourceCode })
  expect((air.body['Error'] as { Id: string }).Id).toBe('Err0102005')
  const asHotel = await gateway.call('hotel.book', {
    SessionId,
    ...hotelBookBody(FareSourceCode.slice(0, 88)),
  })
  expect(asHotel.body['Success']).toBe(false)
})
