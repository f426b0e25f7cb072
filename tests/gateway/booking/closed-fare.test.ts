import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookBody, faresOf, openFare } from '../../setup/air.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** A fare with IsClosed true is shown and cannot be booked (gap 210). */

let gateway: TestGateway
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  SessionId = await gateway.signIn(await gateway.mint())
})
afterAll(() => gateway.close())

it('is found, and can be neither revalidated nor booked (gap 210)', async () => {
  const fares = await faresOf(gateway, SessionId, 'SEN', 'LTN')
  expect(fares.length).toBeGreaterThan(2)
  for (const { IsClosed, FareSourceCode } of fares) {
    expect(IsClosed).toBe(true)
    for (const answer of [
      await gateway.call('air.revalidate', { SessionId, FareSourceCode }),
      await gateway.call('air.book', { SessionId, ...bookBody(FareSourceCode) }),
    ]) {
      expect(answer.body).toMatchObject({ Success: false, Error: { Id: 'Err0102003' } })
    }
  }
  expect(await gateway.mustCall('wallet.balance', { SessionId })).toMatchObject({ Held: 0 })
})

it('a fare that closes after its revalidation is not booked either (gap 210)', async () => {
  const { FareSourceCode } = await openFare(gateway, SessionId)
  const { air } = gateway.services
  gateway.services.air = {
    ...air,
    fareAt: async (query, index) => {
      const pricing = await air.fareAt(query, index)
      return pricing && { ...pricing, fare: { ...pricing.fare, closed: true } }
    },
  }
  const booked = await gateway.call('air.book', { SessionId, ...bookBody(FareSourceCode) })
  expect(booked.body['Error']).toMatchObject({ Id: 'Err0102003' })
  gateway.services.air = air
  const again = await gateway.call('air.book', { SessionId, ...bookBody(FareSourceCode) })
  expect(again.body).toMatchObject({ Success: true, Category: 10, Status: 10 })
})
