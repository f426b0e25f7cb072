import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../setup/gateway.ts'
import { checked, heldHotel, hotelBookBody, someRate } from '../../setup/hotel.ts'

/** Clients of such gateways book and cancel hotels as they always did (gaps 58, 99, 103). */
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
