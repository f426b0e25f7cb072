import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityHandling } from '../../../../server/activity/activity-handling.ts'
import { openToRefresh, refreshBookings } from '../../../../server/booking/refresh.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { AnyGrant, Grant } from '../../../../server/session/grant.ts'
import { openWorld, type World } from '../world.ts'

// The desk follows the reported changes of a kind that reports them; a full reading now and then makes up for
// a report that is missing.

let world: World
let grant: Grant<'activity_book'>
let reference: string

const paths = () => ({
  events: `/Activity/v2/webhook-events/booking_status_updated/${reference}`,
  booking: `/Activity/v2/bookings/${reference}`,
})
const row = async () => {
  const db = await world.desk.store.db()
  return db.selectFrom('booking').select(['state', 'seen_at']).executeTakeFirstOrThrow()
}
/** One pass, and how often it asked for events and for the booking. */
async function pass(by: AnyGrant = grant) {
  const now = world.desk.clock.now().toISOString()
  const before = [world.calls(paths().events), world.calls(paths().booking)] as const
  const { stale } = await openToRefresh(world.desk, by, now)
  await refreshBookings(world.desk, by, stale, now)
  return [world.calls(paths().events) - before[0], world.calls(paths().booking) - before[1]]
}

beforeAll(async () => {
  world = await openWorld()
  const { gateway } = world
  grant = await world.grant(await world.signIn(await gateway.mint()), 'activity_book')
  const SessionId = grant.gatewaySession.reveal()
  const request = { SessionId, q: 'On Request', per_page: 1 }
  const { data } = await gateway.mustCall('activity.products', request)
  const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]?.uuid ?? '' })
  const made = await gateway.mustCall('activity.create-booking', {
    SessionId,
    productTypeUuid: type?.uuid ?? '',
    arrivalDate: '2026-12-03',
    timeSlot: '09:00',
    customer: {
      salutation: 'Ms.',
      firstName: 'Anna',
      lastName: 'Keller',
      email: 'anna@example.com',
      phone: '+49301234567',
    },
  })
  reference = made.uuid
  await gateway.mustCall('activity.move-booking', { SessionId, uuid: reference, status: 'confirm' })
  const read = await activityHandling.read(world.desk, grant, { reference })
  if (read.kind !== 'ok') throw new Error(read.kind)
  const db = await world.desk.store.db()
  const askedAt = world.desk.clock.now()
  await rememberBooking(world.desk, db, grant, activityHandling, {
    booking: read.data,
    askedAt,
    officeAt: null,
  })
})
afterAll(() => world.close())

test('it is read in full first, then only its reports, and in full again after five minutes', async () => {
  expect((await row()).state).toBe('waiting')
  world.pass(21)
  expect(await pass()).toEqual([0, 1])
  world.pass(21)
  expect(await pass()).toEqual([1, 0])
  expect((await row()).seen_at).toEqual(world.desk.clock.now())
  expect(await pass()).toEqual([0, 0])
  world.pass(301)
  expect(await pass()).toEqual([0, 1])
})

test('without the permission for reports it is read in full', async () => {
  world.pass(21)
  const reader = { ...grant, permissions: ['activity_bookings'] } as AnyGrant
  expect(await pass(reader)).toEqual([0, 1])
})

test('a report of another state leads to a reading', async () => {
  world.pass(21)
  await world.gateway.advance(3600)
  expect(await pass()).toEqual([1, 1])
  expect((await row()).state).toBe('approved')
})
