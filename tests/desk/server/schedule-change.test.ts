import { afterAll, beforeAll, expect, test } from 'vitest'
import { actOn } from '../../../server/booking/act.ts'
import { airKind } from '../../../server/air/air-kind.ts'
import { attentionLines } from '../../../server/booking/attention.ts'
import { bookingPageOf } from '../../../server/booking/page.ts'
import { bookingsOf } from '../../../server/booking/queries.ts'
import type { AnyGrant } from '../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from './world.ts'

/** An airline moves a flight (`retime`): the desk tells what was and is until somebody has seen to it. */

let world: World
let grant: AnyGrant
let officeId: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({ balance: '50000.00' })
  officeId = office.officeId
  grant = await world.grant(await world.signIn(office), 'signed_in')
})
afterAll(() => world.close())

async function ticketed(): Promise<string> {
  const { reference } = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airKind, 'order', reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(60, officeId)
  return reference
}

async function pageOf(reference: string) {
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read' || page.booking.kind !== 'air') throw new Error(page.kind)
  return page
}

async function arm() {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario: 'retime', office: officeId })
  expect((await world.gateway.send('/_sandbox/arm', { method: 'POST', headers, body })).status).toBe(200)
}

async function reasons(reference: string, officeNow: string) {
  const { lines } = await attentionLines(world.desk, grant, officeNow)
  return lines.filter(({ line }) => line.reference === reference).map(({ attention }) => attention.reason)
}

const departureOf = ({ booking }: Awaited<ReturnType<typeof pageOf>>) =>
  booking.kind === 'air' ? (booking.segments[0]?.departureAt ?? '') : ''

test('it is in the list and on the page of the booking, before and after, and in the attention of the office', async () => {
  const reference = await ticketed()
  const before = await pageOf(reference)
  expect(before.booking.changed).toBeNull()
  expect(await reasons(reference, before.serverNow)).toEqual([])
  await arm()
  const after = await pageOf(reference)
  const [was, is] = [departureOf(before), departureOf(after)]
  expect(Date.parse(`${is}Z`) - Date.parse(`${was}Z`)).toBe(45 * 60_000)
  const change = {
    about: 'schedule',
    before: expect.stringContaining(was.slice(11, 16)) as string,
    after: expect.stringContaining(is.slice(11, 16)) as string,
  }
  // The page that noticed it says so, and every later one until somebody has seen to it.
  expect(after.booking.changed).toMatchObject(change)
  expect((await pageOf(reference)).booking.changed).toMatchObject(change)
  expect(await reasons(reference, after.serverNow)).toEqual(['changed'])
  const list = await bookingsOf(world.desk, grant, null, () => {})
  expect(list).toMatchObject({ lines: [{ reference, changed: change }] })
  await attend(reference, after.serverNow)
  expect((await pageOf(reference)).booking.changed).toBeNull()
  expect(await reasons(reference, after.serverNow)).toEqual([])
})

async function attend(reference: string, officeNow: string) {
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ attended_at: new Date(Date.parse(officeNow) + 1000), attended_by: grant.userName })
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .execute()
}
