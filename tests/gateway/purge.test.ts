import { afterAll, beforeAll, expect, it } from 'vitest'
import { purge } from '../../gateway/store/purge.ts'
import { openFare } from '../setup/air.ts'
import { openGateway, type TestGateway } from '../setup/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('deletes sessions, searches and revalidations a day after their time, and nothing that still counts', async () => {
  const { db } = gateway.services
  const office = await gateway.mint()
  await openFare(gateway, await gateway.signIn(office))
  expect(await purge(db, gateway.clock)).toBe(0)
  gateway.clock.advanceSeconds(86_400 + 20 * 60)
  const SessionId = await gateway.signIn(office)
  await openFare(gateway, SessionId)
  expect(await purge(db, gateway.clock)).toBe(3)
  expect(await gateway.mustCall('session.info', { SessionId })).toMatchObject({ OfficeId: office.officeId })
})
