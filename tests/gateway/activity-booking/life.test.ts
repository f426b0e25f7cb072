import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  activityMoves,
  activityStates,
  type ActivityState,
} from '../../../contract/activity/booking-states.ts'
import { runDue } from '../../../gateway/domain/booking/run-due.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import type { Role } from '../../../contract/session/limits.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { openActivityOffice, refusalOf, type ActivityOffice } from './activity-office.ts'
import { reach, ways, type Way } from './reach.ts'

const DAY = 86_400

let gateway: TestGateway
let office: ActivityOffice
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  office = await openActivityOffice(gateway)
})
afterEach(async () => {
  expect(await checkLedger(gateway.services.db, office.officeId)).toEqual([])
})

const go = (way: Way) => reach(office, way)

describe('every move of the table is made over HTTP or by the clock', () => {
  const last: Record<string, Way> = {
    'reserved confirm': ways.waiting,
    'reserved cancel': ways.cancellation_requested,
    'reserved lapse': ways.expired,
    'waiting issue': ways.approved,
    'waiting reject': ways.rejected,
    'waiting cancel': { title: 'On Request', steps: ['confirm', 'cancel'] },
    'waiting lapse': { title: 'Never Answered', steps: ['confirm', 5 * DAY] },
    'approved cancel': { title: 'Half Back', steps: ['confirm', 5, 'cancel'] },
    'cancellation_requested settle': ways.cancelled,
    'cancellation_requested refund': ways.refunded,
    'cancellation_requested decline': ways.refund_declined,
  }

  test.each(activityMoves)('$from, $trigger: $to', async ({ from, trigger, to, money }) => {
    const way = last[`${from} ${trigger}`]!
    const uuid = await go({ ...way, steps: way.steps.slice(0, -1) })
    const { Total, Held } = await office.balance()
    expect((await office.read(uuid)).status).toBe(from)
    const step = way.steps.at(-1)!
    if (typeof step === 'number') await office.advance(step)
    else expect((await office.move(uuid, step)).body).toMatchObject({ data: { uuid, status: to } })
    const record = await office.read(uuid)
    expect(record.status).toBe(to)
    // The wallet moved as the table says: the price is 25.00, and half of it comes back.
    const now = await office.balance()
    const moved = [now.Total - Total, now.Held - Held]
    const wanted = { none: [0, 0], release: [0, -25], charge: [-25, -25], refund: [12.5, 0] }
    expect(moved).toEqual(wanted[money])
  })
})

describe.each(activityStates)('%s', (state) => {
  /** The state that each verb answers and leads to. */
  const confirms = { reserved: 'waiting', waiting: 'waiting', approved: 'approved' } as Partial<
    Record<ActivityState, ActivityState>
  >
  const cancels = {
    reserved: 'cancellation_requested',
    waiting: 'cancellation_requested',
    approved: 'cancellation_requested',
    cancellation_requested: 'cancellation_requested',
  } as Partial<Record<ActivityState, ActivityState>>

  test.each([
    ['confirm', confirms[state]],
    ['cancel', cancels[state]],
  ] as const)('answers %s', async (verb, to) => {
    const uuid = await go(ways[state])
    const before = await office.read(uuid)
    const answer = await office.move(uuid, verb)
    const after = await office.read(uuid)
    if (to === undefined) {
      // Gaps 171 and 172.
      const code = verb === 'cancel' ? 'invalid_status' : 'validation_failed'
      expect(refusalOf(answer)).toMatch(new RegExp(`^422 ${code}: status: `))
      expect(after).toEqual(before)
    } else {
      expect(answer.body).toMatchObject({ data: { uuid, status: to, updatedAt: after.updatedAt } })
      expect(after.status).toBe(to)
      // Asking again changes nothing (gap 172).
      if (before.status === to) expect(after).toEqual(before)
    }
  })

  test('shows the links and the dates of its state (gap 163)', async () => {
    const uuid = await go(ways[state])
    const record = await office.read(uuid)
    const ways3 = state === 'reserved' ? ['self', 'confirm', 'cancel'] : ['self']
    expect(record.links.map(({ rel }) => rel)).toEqual([...ways3, 'productType', 'product'])
    const issued = ['approved', 'refunded', 'refund_declined'].includes(state)
    expect(record.completedAt !== null).toBe(issued)
    const isRequested = ['cancellation_requested', 'cancelled', 'refunded', 'refund_declined'].includes(state)
    expect(record.cancellationRequestAt !== null).toBe(isRequested)
    const open = state === 'cancellation_requested'
    expect(record.cancellationRequestStatus).toBe(!isRequested ? 'none' : open ? 'open' : 'closed')
    expect(record.cancellationStatus).toBe(!isRequested ? null : open ? 'pending' : state)
    expect(record.refundAmount).toBe(state === 'refunded' ? 12.5 : state === 'refund_declined' ? 0 : null)
    expect(record.refundDate !== null).toBe(state === 'refunded')
    expect(record.refundTransaction !== null).toBe(state === 'refunded')
  })
})

describe('deadlines pass at their instant', () => {
  test.each([
    ['Instant Confirmation', [], 1800, 'reserved', 'expired'],
    ['Never Answered', ['confirm'], 5 * DAY, 'waiting', 'expired'],
    ['Instant Confirmation', ['confirm'], 5, 'waiting', 'approved'],
    ['On Request', ['confirm'], 60, 'waiting', 'approved'],
    ['Instant Confirmation', ['cancel'], 1, 'cancellation_requested', 'cancelled'],
  ] as const)('that of %s after %j comes in %d s', async (title, steps, seconds, before, after) => {
    const uuid = await go({ title, steps })
    await office.advance(seconds - 0.001)
    expect((await office.read(uuid)).status).toBe(before)
    gateway.clock.advanceSeconds(0.001)
    // Nobody has swept: the reader applies it.
    expect((await office.read(uuid)).status).toBe(after)
    expect(await runDue(gateway.services, office.officeId)).toEqual([])
  })

  test('the sweeper does it for bookings that nobody reads, each once', async () => {
    const [one, other] = [await office.reserve('On Request'), await office.reserve('On Request')]
    await office.confirm(other.uuid)
    gateway.clock.advanceSeconds(1800)
    const sweeps = await Promise.all([1, 2, 3].map(() => runDue(gateway.services, office.officeId)))
    // Which sweep does which is open.
    const ran = sweeps.flat().sort((one, another) => one.kind.localeCompare(another.kind))
    expect(ran).toEqual([
      { kind: 'activity-answer', subject: other.code },
      { kind: 'activity-lapse', subject: one.code },
    ])
  })

  test('a booking that was cancelled while it waited is never issued', async () => {
    const uuid = await go({ title: 'Instant Confirmation', steps: ['confirm', 'cancel', 1, 5 * DAY] })
    expect((await office.read(uuid)).status).toBe('cancelled')
    expect(await office.balance()).toMatchObject({ Total: 10_000, Held: 0 })
  })
})

test('the refund is that of the moment of the request, and the statement names it', async () => {
  const uuid = await go({ title: 'Half Back', steps: ['confirm', 5, 'cancel', 1] })
  const { refundTransaction, code } = await office.read(uuid)
  const { Entries } = await gateway.mustCall('wallet.statement', { SessionId: office.SessionId })
  const refund = Entries.find(({ Kind }) => Kind === 'refund')
  expect(refund).toMatchObject({ Id: refundTransaction, Reference: code, Family: 'activity', Amount: 12.5 })
})

test('after its start nothing comes back, and before it half, in the zone of the activity', async () => {
  const { uuid } = await office.reserve('Half Back', { arrivalDate: '2026-11-20', timeSlot: '14:00' })
  await office.confirm(uuid)
  // From 09:00 of the same day to the start, in Reykjavik, which has UTC.
  await office.advance(5 * 3600)
  const session = await gateway.signIn(office.office)
  await office.cancel(uuid, session)
  await office.advance(1)
  expect(await gateway.mustCall('activity.booking', { SessionId: session, uuid })).toMatchObject({
    status: 'refund_declined',
    refundAmount: 0,
  })
})

test("the creation's uuid never changes, and the supplier's works beside it once there is one (gap 190)", async () => {
  const { uuid, code } = await office.reserve('Half Back')
  const supplierUuid = async () => {
    const query = gateway.services.db.selectFrom('booking').select('detail').where('reference', '=', code)
    return ((await query.executeTakeFirstOrThrow()).detail as { supplierUuid: string | null }).supplierUuid
  }
  await office.confirm(uuid)
  expect(await supplierUuid()).toBeNull()
  await office.advance(5)
  const issued = (await supplierUuid())!
  expect(issued).not.toBe(uuid)
  expect(await office.read(issued)).toEqual(await office.read(uuid))
  const cancelled = await office.cancel(issued)
  expect(cancelled.body).toMatchObject({ data: { uuid, status: 'cancellation_requested' } })
  const other = await openActivityOffice(gateway)
  for (const each of [uuid, issued]) {
    const answer = await gateway.call('activity.booking', { SessionId: other.SessionId, uuid: each })
    expect(refusalOf(answer)).toBe(`404 not_found: Booking not found, UUID: ${each}`)
  }
})

test('its agent and an admin of the office may confirm and cancel; other offices find nothing (gap 232)', async () => {
  const users = [
    { userName: 'ada', role: 'agent' },
    { userName: 'ben', role: 'agent' },
    { userName: 'cleo', role: 'admin' },
    { userName: 'dora', role: 'viewer' },
  ] as const
  const own = await openActivityOffice(gateway, { users: [...users] })
  const as = (userName: string, role: Role) =>
    gateway.signIn(
      { ...own.office, users: own.office.users.filter((user) => user.userName === userName) },
      role,
    )
  const [ben, cleo, dora] = [await as('ben', 'agent'), await as('cleo', 'admin'), await as('dora', 'viewer')]
  const { uuid } = await own.reserve('Instant Confirmation')
  for (const verb of ['confirm', 'cancel'] as const) {
    expect(refusalOf(await own.move(uuid, verb, ben))).toMatch(/^403 forbidden: Only its agent or an admin/)
    expect(refusalOf(await own.move(uuid, verb, dora))).toBe('403 forbidden: Permission denied')
    expect(refusalOf(await office.move(uuid, verb))).toMatch(/^404 not_found: Booking not found/)
  }
  expect((await own.read(uuid)).status).toBe('reserved')
  for (const SessionId of [ben, dora]) {
    expect(await gateway.mustCall('activity.booking', { SessionId, uuid })).toMatchObject({ uuid })
    const { data } = await gateway.mustCall('activity.bookings', { SessionId })
    expect(data.map((each) => each.uuid)).toEqual([uuid])
  }
  expect((await office.confirm(uuid)).status).toBe(404)
  expect((await own.confirm(uuid, cleo)).status).toBe(200)
  expect((await own.cancel(uuid, cleo)).status).toBe(200)
})

test('a status that is neither confirm nor cancel is an invalid parameter', async () => {
  const { uuid } = await office.reserve('Instant Confirmation')
  const answer = await gateway.call('activity.move-booking', {
    SessionId: office.SessionId,
    uuid,
    status: 'approve',
  })
  expect(refusalOf(answer)).toMatch(/^400 wrong_args: status: /)
})

test('places of a booking that has ended are free, even before a sweep', async () => {
  const two = { adults: 2 }
  const [one, other] = [await office.reserve('Two Left', two), await office.reserve('Two Left', two)]
  await office.confirm(one.uuid)
  await office.cancel(one.uuid)
  gateway.clock.advanceSeconds(0.999)
  expect((await office.confirm(other.uuid)).status).toBe(422)
  gateway.clock.advanceSeconds(0.001)
  expect((await office.confirm(other.uuid)).status).toBe(200)
})

describe('at once', () => {
  test('twenty confirmations and twenty cancellations of one booking move it once each', async () => {
    const { uuid, code } = await office.reserve('Instant Confirmation')
    const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work))
    expect((await many(() => office.confirm(uuid))).map(({ status }) => status)).toEqual(Array(20).fill(200))
    await office.advance(5)
    expect(await office.balance()).toMatchObject({ Total: 9975, Held: 0 })
    expect((await many(() => office.cancel(uuid))).map(({ status }) => status)).toEqual(Array(20).fill(200))
    await office.advance(1)
    const { Entries } = await gateway.mustCall('wallet.statement', { SessionId: office.SessionId })
    const kinds = Entries.filter(({ Reference }) => Reference === code).map(({ Kind }) => Kind)
    expect(kinds.toSorted()).toEqual(['charge', 'hold', 'refund'])
  })

  test('the last two places are sold to one of ten bookings', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => office.reserve('Two Left', { adults: 2 })))
    const answers = await Promise.all(ten.map(({ uuid }) => office.confirm(uuid)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(refusalOf(answer)).toBe(
        '422 validation_failed: arrivalDate: 0 places are left on 2026-12-03, the booking stays reserved',
      )
    }
    const states = await Promise.all(ten.map(async ({ uuid }) => (await office.read(uuid)).status))
    expect(states.toSorted()).toEqual([...Array<string>(9).fill('reserved'), 'waiting'])
    const [taken] = await gateway.services.db
      .selectFrom('activity_place')
      .selectAll()
      .where('scope', '=', office.officeId)
      .execute()
    expect(taken?.places).toBe(2)
  })
})
