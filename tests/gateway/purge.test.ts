import { afterAll, beforeAll, expect, it } from 'vitest'
import { dateOf, plusSeconds } from '../../gateway/clock.ts'
import { purge } from '../../gateway/store/purge.ts'
import { openFare } from '../setup/air.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

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

it('deletes rooms taken a day after their night', async () => {
  const { db } = gateway.services
  const night = (day: string) => ({ scope: 'sandbox', hotel_id: 1n, night: day, room_id: 1, rooms: 1 })
  const { clock } = gateway
  const today = dateOf(clock.now())
  const old = dateOf(plusSeconds(clock.now(), -2 * 86_400))
  await purge(db, clock)
  await db
    .insertInto('room_night')
    .values([night(old), night(today)])
    .execute()
  expect(await purge(db, clock)).toBe(1)
  expect(await db.selectFrom('room_night').select('night').execute()).toEqual([{ night: today }])
})

it('deletes places of activities a day after their date', async () => {
  const { services, clock } = gateway
  const places = (date: string) => ({
    scope: 'sandbox',
    variant_uuid: 'v',
    date,
    timeslot_uuid: '',
    places: 1,
  })
  const today = dateOf(clock.now())
  const old = dateOf(plusSeconds(clock.now(), -2 * 86_400))
  await purge(services.db, clock)
  await services.db
    .insertInto('activity_place')
    .values([places(old), places(today)])
    .execute()
  expect(await purge(services.db, clock)).toBe(1)
  expect(await services.db.selectFrom('activity_place').select('date').execute()).toEqual([{ date: today }])
})
