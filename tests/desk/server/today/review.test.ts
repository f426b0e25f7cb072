import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReviewView } from '../../../../lib/booking/review.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attend } from '../../../../server/today/attend.ts'
import { acceptChange, reviewOf } from '../../../../server/today/review.ts'
import { answered, recorded, scriptedKind } from '../booking/scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

/** What changed about bookings waits for review until somebody accepts it. */

let world: World
let ann: AnyGrant
let viewer: AnyGrant
let stranger: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  ann = await world.grant(await world.signIn(office), 'signed_in')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  const db = await world.desk.store.db()
  for (const table of ['booking', 'booking_change', 'intent'] as const) await db.deleteFrom(table).execute()
})

type Record = Parameters<typeof recorded>[0]

/** Stores a booking as if it had been read just now, and each reading some seconds after the last. */
async function seen(change: Record, kind = scriptedKind()): Promise<void> {
  world.pass(5)
  const askedAt = world.desk.clock.now()
  const reading = { booking: recorded(change), askedAt, officeAt: null }
  await rememberBooking(world.desk, await world.desk.store.db(), ann, kind, reading)
}

async function review(by: AnyGrant = ann, about: ReviewView['about'] = null): Promise<ReviewView> {
  const reading = await reviewOf(world.desk, by, about)
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading
}

const told = ({ lines }: ReviewView) =>
  lines.map(({ about, before, after, author }) => [about, before, after, author])

const money = recorded().money
const held = { state: 'held', money: { ...money, totalCents: 10_000 } } as const satisfies Record
const dearer = { state: 'held', money: { ...money, totalCents: 12_000 } } as const satisfies Record
const dearest = { state: 'held', money: { ...money, totalCents: 15_000 } } as const satisfies Record

test('a price that changed is there with before and after, and a later change beside it', async () => {
  await seen(held)
  expect(told(await review())).toEqual([])
  await seen(dearer)
  await seen(dearest)
  expect(told(await review())).toEqual([
    ['price', '$120.00', '$150.00', 'the airline'],
    ['price', '$100.00', '$120.00', 'the airline'],
  ])
  // Back again: nothing differs from the hold any more, and still nobody has looked.
  await seen(held)
  expect((await review()).counts).toEqual({ price: 3, schedule: 0, terms: 0, status: 0 })
})

test('a condition that changed is told as a part, and one of another state is none', async () => {
  const refund = { about: 'refund', label: 'Refund before departure', allowed: true, penaltyCents: 6_000 }
  await seen({ ...held, terms: [refund] })
  await seen({ ...held, terms: [{ ...refund, allowed: false, penaltyCents: null }] })
  const { lines } = await review(ann, 'terms')
  expect(lines.map(({ parts }) => parts)).toEqual([
    [{ label: 'Refund before departure', before: 'for $60.00', after: 'not allowed' }],
  ])
  await seen({ ...held, state: 'ticketing', terms: [refund] })
  expect((await review(ann, 'terms')).lines).toHaveLength(1)
})

test('a state that changed names who did it; what was ordered and is done is no news', async () => {
  await seen(held)
  await seen({ state: 'ticketing' })
  await seen({ state: 'ticketed' })
  expect((await review(ann, 'status')).lines.map(({ after }) => after)).toEqual(['Ticketing'])
  const timeline = [{ at: null, text: 'Cancelled', who: 'Ben', verb: 'cancel' }]
  await seen({ state: 'cancelled', timeline })
  expect(told(await review(ann, 'status'))[0]).toEqual([
    'status',
    'Ticketed',
    'Cancelled',
    'Ben, outside this desk',
  ])
})

test('an act of a colleague waits for review, and an act of who made the booking does not', async () => {
  const kind = scriptedKind()
  for (const [reference, madeBy] of [
    ['PO1', 'Ben'],
    ['PO2', ann.displayName],
  ] as const) {
    await seen({ ...held, reference, madeBy }, kind)
    kind.script.records = [recorded({ reference, madeBy, state: 'cancelled' })]
    kind.script.answers = [answered()]
    const outcome = await actOn(world.desk, ann, kind, 'cancel', reference, { reason: 'asked to' })
    expect(outcome).toEqual({ kind: 'done' })
  }
  expect((await review()).lines.map(({ line, author }) => [line.reference, author])).toEqual([
    ['PO1', ann.displayName],
  ])
})

test('an accepted change leaves alone, once in the audit, and the last of them ends the attention', async () => {
  await seen(held)
  await seen(dearer)
  await seen(dearest)
  const [later, earlier] = (await review()).lines
  if (!later || !earlier) throw new Error('two changes are missing')
  const accepted = await Promise.all([
    acceptChange(world.desk, ann, 'PO1', earlier.id),
    acceptChange(world.desk, ann, 'PO1', earlier.id),
  ])
  expect(accepted.map(({ kind }) => kind).sort()).toEqual(['done', 'gone'])
  expect((await review()).lines.map(({ id }) => id)).toEqual([later.id])
  const db = await world.desk.store.db()
  const changed = () => db.selectFrom('booking').select('changed').executeTakeFirstOrThrow()
  expect((await changed()).changed).not.toBeNull()
  expect(await acceptChange(world.desk, ann, 'PO1', later.id)).toEqual({ kind: 'done' })
  expect((await review()).lines).toEqual([])
  expect((await changed()).changed).toBeNull()
  const audit = await db
    .selectFrom('audit')
    .select(['who', 'before_state', 'after_state'])
    .where('verb', '=', 'booking.change-accepted')
    .orderBy('seq')
    .execute()
  expect(audit).toEqual([
    { who: 'ann', before_state: '$100.00', after_state: '$120.00' },
    { who: 'ann', before_state: '$120.00', after_state: '$150.00' },
  ])
})

test('who marks the change as handled on the page accepts what was shown, and no later one', async () => {
  await seen({ ...held, state: 'held' })
  await seen(dearer)
  const [shown] = (await review()).lines
  await seen(dearest)
  const [{ changed } = { changed: null }] = (await review()).lines.map(({ line }) => line)
  expect(await attend(world.desk, ann, 'PO1', { reason: 'changed', at: shown?.at ?? '' })).toEqual({
    kind: 'moved-on',
  })
  expect(await attend(world.desk, ann, 'PO1', { reason: 'changed', at: changed?.at ?? '' })).toEqual({
    kind: 'done',
  })
  expect((await review()).lines).toEqual([])
})

test('is refused to a viewer and to another office, and shows nothing of a kind that is not theirs (A1)', async () => {
  await seen(held)
  await seen(dearer)
  const [line] = (await review()).lines
  const id = line?.id ?? ''
  expect(await acceptChange(world.desk, viewer, 'PO1', id)).toMatchObject({ kind: 'not-permitted' })
  expect(await acceptChange(world.desk, stranger, 'PO1', id)).toEqual({ kind: 'gone' })
  expect((await review(stranger)).lines).toEqual([])
  const hotels = { ...ann, permissions: ['hotel_booking_data'] } as AnyGrant
  expect((await review(hotels)).lines).toEqual([])
  expect(await acceptChange(world.desk, hotels, 'PO1', id)).toEqual({ kind: 'gone' })
  expect((await review()).lines).toHaveLength(1)
})
