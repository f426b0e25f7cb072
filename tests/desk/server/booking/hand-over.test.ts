import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { eraseNames } from '../../../../server/booking/erase-names.ts'
import { colleaguesOf, handOver } from '../../../../server/booking/hand-over.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { noticesOf, seeNotice } from '../../../../server/booking/owner-notices.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import type { AnyGrant, Grant } from '../../../../server/session/grant.ts'
import { reviewOf } from '../../../../server/today/review.ts'
import { todayOf } from '../../../../server/today/queries.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// A booking is with its maker or with whom it was handed to; that person is told what others do to it.

let world: World
let office: MintedOffice
let ada: Grant<'air_book'>
let ben: AnyGrant
let zoe: AnyGrant
let reference: string

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await world.gateway.mint({
    users: [
      { userName: 'ada', role: 'agent' },
      { userName: 'ben', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
      { userName: 'zoe', role: 'admin' },
    ],
  })
  ada = await world.grant(await world.signIn(office), 'air_book')
  ben = await person('ben')
  zoe = await person('zoe')
  reference = (await holdFlight(world, ada)).reference
})

async function person(userName: string): Promise<AnyGrant> {
  const users = office.users.filter((user) => user.userName === userName)
  const [found] = users
  if (!found) throw new Error(userName)
  return world.grant(await world.signIn({ ...office, users }, found.role), 'signed_in')
}

const hand = (by: AnyGrant, to: string, note: string | null = null) =>
  handOver(world.desk, by, [reference], to, note)

async function told(by: AnyGrant) {
  return (await noticesOf(world.desk, by)).map(({ what, by: who, text }) => [what, who, text])
}

async function listOf(agent: string): Promise<string[]> {
  const list = await bookingsOf(world.desk, ada, { ...PLAIN_LIST, agent }, () => undefined)
  if (list.kind !== 'read') throw new Error(list.kind)
  return list.lines.map((line) => line.reference)
}

test('a booking that is handed over is with the colleague, who is told by whom and why until they have seen it', async () => {
  expect(await hand(ada, 'ben', 'Client calls at noon')).toEqual({
    kind: 'done',
    handed: [reference],
    skipped: [],
  })
  expect(await told(ben)).toEqual([['Handed to you', ada.displayName, 'Client calls at noon']])
  expect(await told(ada)).toEqual([])
  expect(await listOf(ben.displayName)).toEqual([reference])
  expect(await listOf(ada.displayName)).toEqual([])
  const today = await todayOf(world.desk, ben, () => undefined)
  if (today.kind !== 'read' || today.notices.kind !== 'read') throw new Error(today.kind)
  const [notice] = today.notices.lines
  await seeNotice(world.desk, ada, notice?.id ?? '')
  expect(await told(ben)).toHaveLength(1)
  await seeNotice(world.desk, ben, notice?.id ?? '')
  expect(await told(ben)).toEqual([])
})

test('the timeline has the hand-over and its note, also for a second press once', async () => {
  await Promise.all([hand(ada, 'ben', 'Window seats'), hand(ada, 'ben', 'Window seats')])
  const read = await lookUpBooking(world.desk, ada, airHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  expect(read.booking.owner).toBe(ben.displayName)
  expect(read.booking.timeline.map(({ text, who }) => [text, who]).slice(1)).toEqual(
    expect.arrayContaining([
      [`Handed over to ${ben.displayName}`, ada.displayName],
      ['Window seats', ada.displayName],
    ]),
  )
  expect(read.booking.timeline.filter(({ text }) => text === 'Window seats')).toHaveLength(1)
  expect(await told(ben)).toHaveLength(1)
})

test('a colleague takes nothing that is not theirs; an admin and the new owner hand it on', async () => {
  expect(await hand(ben, 'ben')).toMatchObject({ kind: 'done', handed: [], skipped: [{ reference }] })
  expect(await hand(await person('vic'), 'ben')).toMatchObject({ kind: 'refused', code: 'Viewer' })
  expect(await hand(ada, 'vic')).toMatchObject({ kind: 'refused', code: 'NoColleague' })
  expect(await hand(zoe, 'ben')).toMatchObject({ handed: [reference] })
  expect(await hand(ben, 'zoe')).toMatchObject({ handed: [reference] })
  expect(await hand(ada, 'ada')).toMatchObject({ handed: [], skipped: [{ reference }] })
  expect((await colleaguesOf(world.desk, ada)).map(({ userName }) => userName).toSorted()).toEqual([
    'ada',
    'ben',
    'zoe',
  ])
})

test('the owner is told what an admin did to their booking, and why; the admin who owns it gives no reason', async () => {
  const reason = 'Ada is ill today'
  expect(await actOn(world.desk, zoe, airHandling, 'cancel', reference, { reason })).toEqual({ kind: 'done' })
  expect(await told(ada)).toEqual([['Cancelled', zoe.displayName, reason]])
  expect(await told(zoe)).toEqual([])
  // It is said once: what the owner was told does not wait for review besides.
  expect(await reviewOf(world.desk, ada, null)).toMatchObject({ kind: 'read', lines: [] })
  reference = (await holdFlight(world, ada)).reference
  await hand(ada, 'zoe')
  expect(await actOn(world.desk, zoe, airHandling, 'cancel', reference)).toEqual({ kind: 'done' })
  expect(await told(ada)).toHaveLength(1)
})

test('what was said of a booking is sealed, and goes with its people', async () => {
  await hand(ada, 'ben', 'Anna is diabetic')
  const db = await world.desk.store.db()
  const rows = () => db.selectFrom('owner_notice').selectAll().where('reference', '=', reference).execute()
  expect(JSON.stringify(await rows())).not.toContain('diabetic')
  const gatewayOffice = ada.officeId.split(':')[1] ?? ''
  await eraseNames(db, { gatewayOffice, reference, lead: true, at: world.desk.clock.now() })
  expect(await rows()).toEqual([])
})
