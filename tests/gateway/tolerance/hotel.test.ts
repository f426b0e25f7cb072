import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../setup/gateway.ts'
import { heldHotel } from '../../setup/hotel.ts'

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
