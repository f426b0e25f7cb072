import { afterEach, beforeEach, expect, test } from 'vitest'
import { shownReason } from '../../../../lib/booking/attention.ts'
import { isShort } from '../../../../lib/today/due.ts'
import type { TodayView } from '../../../../lib/today/today-view.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attend } from '../../../../server/today/attend.ts'
import { todayOf } from '../../../../server/today/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { addCredits } from '../wallet/ledger.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// A trip that the wallet was short for counts once, on Today as in the wallet, and until it is booked.

let world: World
let grant: AnyGrant

beforeEach(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({ balance: '10.00' })
  grant = await world.grant(await world.signIn(office), 'signed_in')
})
afterEach(() => world.close())

async function passed(seconds: number) {
  await world.gateway.advance(seconds)
  world.pass(seconds)
}

/** Presses Hold, a minute after the previous act. */
async function attempt(): Promise<{ kind: string; totalCents: number }> {
  await passed(60)
  const input = await fareInput(world, grant)
  const { kind } = await holdOnce(world.desk, grant as never, airHandling, input)
  return { kind, totalCents: input.acceptedTotalCents }
}

function read<Part extends { kind: string }>(part: Part): Exclude<Part, { kind: 'failed' }> {
  if (part.kind !== 'read') throw new Error('a part failed')
  return part as Exclude<Part, { kind: 'failed' }>
}

/** Reads Today and the wallet, which agree on the bookings that lack funds; `wanted` has their references. */
async function today(): Promise<TodayView & { wanted: string[] }> {
  const [view, wallet] = [
    await todayOf(world.desk, grant, () => undefined),
    await walletOf(world.desk, grant),
  ]
  if (view.kind !== 'read' || wallet.kind !== 'read') throw new Error('not read')
  const wanted = read(view.due).wanted.map(({ line }) => line.reference)
  const listed = read(view.attention).rows.filter(({ line }) => isShort(line))
  expect(listed.map(({ line }) => line.reference)).toEqual(wanted)
  expect(wallet.shorts.map(({ reference }) => reference)).toEqual(wanted)
  return { ...view, wanted }
}

/** References of the desk's short attempts, the oldest first. */
async function attempts(): Promise<string[]> {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select('reference')
    .where('state', '=', 'short')
    .orderBy('created_at')
    .execute()
  return rows.map(({ reference }) => reference)
}

test('tried twice: it is one trip in the sum, in the list and in the wallet, with all that it lacks', async () => {
  await attempt()
  const { kind, totalCents } = await attempt()
  expect(kind).toBe('short')
  const [, last] = await attempts()
  const db = await world.desk.store.db()
  // Free cancellation of an attempt ends today: that is no second reason to count it.
  const soon = new Date(world.time.millis + 60_000)
  await db.updateTable('booking').set({ free_until: soon }).execute()
  const { due, wanted } = await today()
  expect(wanted).toEqual([last])
  expect(read(due)).toMatchObject({ totalCents, coveredCents: 1000, shortCents: totalCents - 1000 })
  expect(read(due).wanted).toMatchObject([{ shortCents: totalCents - 1000 }])
})

test('held once there are funds: it counts as held and is wanted no more', async () => {
  await attempt()
  await addCredits(world, grant, 400)
  const { kind, totalCents } = await attempt()
  expect(kind).toBe('held')
  const { due, attention, wanted } = await today()
  expect(wanted).toEqual([])
  expect(read(due)).toMatchObject({ totalCents, heldCents: totalCents, shortCents: 0 })
  expect(read(attention).rows).toMatchObject([{ line: { state: 'held' } }])
})

test('short again after an earlier hold of the trip: the last attempt is wanted', async () => {
  await attempt()
  await attempt()
  const [first = '', last] = await attempts()
  const db = await world.desk.store.db()
  const ended = { state: 'lapsed', ended_at: new Date(world.time.millis) }
  await db.updateTable('booking').set(ended).where('reference', '=', first).execute()
  expect((await today()).wanted).toEqual([last])
  await attempt()
  expect((await today()).wanted).toEqual((await attempts()).slice(-1))
})

test('somebody has seen to the last attempt: an earlier one does not take its place', async () => {
  await attempt()
  await attempt()
  const [, last = ''] = await attempts()
  await passed(1)
  const row = read((await today()).attention).rows.find(({ line }) => line.reference === last)
  const shown = row && shownReason(row.attention)
  if (!shown) throw new Error('the attempt is not listed')
  expect(await attend(world.desk, grant, last, shown)).toEqual({ kind: 'done' })
  expect((await today()).wanted).toEqual([])
  await attempt()
  expect((await today()).wanted).toHaveLength(1)
})
