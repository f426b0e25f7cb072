import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { cardsOf, checked, heldHotel, hotelBookBody, ratesOf, someRate } from '../../setup/hotel.ts'

/** Existing clients keep booking and cancelling hotels in their own way (gaps 58, 99, 103). */
let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint({ balance: '90000.00' }))
})
afterAll(() => gateway.close())

describe('a cancellation', () => {
  it('ignores who cancels and how it is refunded, whatever stands there (gap 99)', async () => {
    for (const CancelActor of [0, true, 'supplier'.repeat(10), { Id: 1 }]) {
      const UniqueId = await heldHotel(gateway, SessionId)
      const cancelled = await gateway.call('hotel.cancel', {
        SessionId,
        UniqueId,
        CancelActor,
        RefundPaymentMode: [CancelActor],
      })
      expect(cancelled.body).toMatchObject({ Success: true, Status: 30 })
    }
  })
})

describe('a guest', () => {
  const titled = async (title: Record<string, unknown>) => {
    const rate = await someRate(gateway, SessionId)
    const { FareSourceCode } = await checked(gateway, SessionId, rate.FareSourceCode)
    const body = hotelBookBody(FareSourceCode)
    const Rooms = body.Rooms.map(({ Passengers }) => ({
      Passengers: Passengers.map((guest) => ({ ...guest, PassengerTitle: undefined, ...title })),
    }))
    return gateway.call('hotel.book', { SessionId, ...body, Rooms })
  }

  it('may have a title that has no number: it is taken as none (gap 58)', async () => {
    for (const title of [{ Title: 'Dr' }, { PassengerTitle: 'Prof. Dr.' }]) {
      const { body } = await titled(title)
      expect(body).toMatchObject({ Success: true, Status: 10 })
      const UniqueId = String(body['UniqueId'])
      const record = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
      expect(record.Rooms[0]?.Passengers[0]).toMatchObject({ FirstName: 'ANNA', PassengerTitle: null })
      await gateway.mustCall('hotel.cancel', { SessionId, UniqueId })
    }
  })

  it('has no title of a number that is not of the list, nor one that is no title', async () => {
    for (const PassengerTitle of [7, '7', '?', 'Dr'.repeat(40), {}]) {
      const { body } = await titled({ PassengerTitle })
      expect(body['Error']).toMatchObject({ Id: 'Err0106001' })
      expect((body['Error'] as { Message: string }).Message).toContain('PassengerTitle')
    }
  })
})

describe('the rooms of a booking', () => {
  const rooms = [{ AdultCount: 2, ChildAges: [5] }, { AdultCount: 1 }]
  let offer: Awaited<ReturnType<typeof checked>>
  beforeAll(async () => {
    for (const { HotelId } of await cardsOf(gateway, SessionId, 'Lisbon')) {
      const rates = await ratesOf(gateway, SessionId, HotelId, rooms)
      const rate = rates.find(({ Rooms: [first, second] }) => first?.Id !== second?.Id)
      if (!rate) continue
      offer = await checked(gateway, SessionId, rate.FareSourceCode)
      return
    }
  })
  const bookAs = async (order: readonly number[], ids: readonly (string | undefined)[]) => {
    const body = hotelBookBody(offer.FareSourceCode, rooms)
    const Rooms = order.map((room, at) => ({ ...body.Rooms[room], RoomId: ids[at] }))
    const { body: booked } = await gateway.call('hotel.book', { SessionId, ...body, Rooms })
    if (booked['Success'] !== true) return booked['Error']
    const UniqueId = String(booked['UniqueId'])
    const record = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId })
    await gateway.mustCall('hotel.cancel', { SessionId, UniqueId })
    return record.Rooms.map(({ RoomId, Passengers }) => [RoomId, Passengers.length])
  }

  it('are those that their RoomIds name, in whatever order; without, their order counts (gap 103)', async () => {
    const [family, single] = offer.Rooms.map(({ RoomId }) => RoomId)
    const fits = [
      [family, 3],
      [single, 1],
    ]
    expect(await bookAs([0, 1], [family, single])).toEqual(fits)
    expect(await bookAs([1, 0], [single, family])).toEqual(fits)
    for (const ids of [[], [family, family], ['1', '2']]) expect(await bookAs([0, 1], ids)).toEqual(fits)
    for (const [order, ids] of [
      [
        [0, 1],
        [single, family],
      ],
      [[1, 0], []],
    ] as const) {
      expect(await bookAs(order, ids)).toMatchObject({ Id: 'Err0106001' })
    }
  })
})
