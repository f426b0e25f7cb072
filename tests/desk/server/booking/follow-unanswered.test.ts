import { afterAll, beforeAll, expect, test } from 'vitest'
import { followUnanswered } from '../../../../server/booking/watch.ts'
import { claimIntent, findIntent, settleIntent, type IntentKey } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** Holds that got no clear answer, and whose form was left (trust rules: a hold of unknown outcome). */

const DATA = '/Air/AirBookingData'

let world: World
let ann: AnyGrant
let bob: AnyGrant
beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    balance: '50000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'bob', role: 'admin' },
    ],
  })
  ann = await world.grant(await world.signIn(office, 'agent'), 'signed_in')
  bob = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})
afterAll(() => world.close())

const db = () => world.desk.store.db()
const bookingsOfOffice = async () =>
  (await db()).selectFrom('booking').selectAll().where('office_id', '=', ann.officeId).execute()

/** A flight that Ann held, as the desk knows it after the answer was lost. */
async function lostHold(state: 'sent' | 'unknown'): Promise<IntentKey & { booking: string }> {
  const { reference: booking } = await holdFlight(world, ann)
  const store = await db()
  const row = await store
    .selectFrom('booking')
    .select('client_reference')
    .where('reference', '=', booking)
    .executeTakeFirstOrThrow()
  await store.deleteFrom('booking').where('reference', '=', booking).execute()
  const key = { officeId: ann.officeId, verb: 'air.book', reference: row.client_reference! }
  await store
    .updateTable('intent')
    .set({ state, answer: 'null', settled_at: null })
    .where('client_reference', '=', key.reference)
    .execute()
  return { ...key, booking }
}

test('a booking that is there is recorded for whoever held it, though a colleague finds it', async () => {
  const { booking, ...key } = await lostHold('unknown')
  await followUnanswered(world.desk, bob)
  const [line] = (await bookingsOfOffice()).filter(({ reference }) => reference === booking)
  expect(line).toMatchObject({ state: 'held', made_by: ann.displayName })
  expect(line?.deadline_at).not.toBeNull()
  expect((await findIntent(await db(), key))?.state).toBe('done')
  const audit = await (
    await db()
  )
    .selectFrom('audit')
    .select(['who', 'who_name'])
    .where('reference', '=', booking)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  expect(audit).toEqual({ who: ann.userName, who_name: ann.displayName })
})

test('one that was being sent is left to its request, and looked for when that can answer no more', async () => {
  const { booking, ...key } = await lostHold('sent')
  await followUnanswered(world.desk, ann)
  expect((await findIntent(await db(), key))?.state).toBe('sent')
  world.pass(120)
  await followUnanswered(world.desk, ann)
  expect((await findIntent(await db(), key))?.state).toBe('done')
  expect((await bookingsOfOffice()).map(({ reference }) => reference)).toContain(booking)
})

test('one that never arrived is given up and watched, and asked for no more', async () => {
  const key = { officeId: ann.officeId, verb: 'air.book', reference: `TD-${crypto.randomUUID()}` }
  await claimIntent(world.desk, key, { bodyHash: 'x', by: ann.userName })
  await settleIntent(world.desk, await db(), key, { state: 'unknown' })
  await followUnanswered(world.desk, ann)
  expect((await findIntent(await db(), key))?.state).toBe('unknown')
  world.pass(120)
  await followUnanswered(world.desk, ann)
  expect(await findIntent(await db(), key)).toMatchObject({
    state: 'refused',
    watch_until: expect.any(Date) as Date,
  })
  const callsBefore = world.calls(DATA)
  await followUnanswered(world.desk, ann)
  expect(world.calls(DATA)).toBe(callsBefore)
})

test('somebody who may not book looks for nothing', async () => {
  const { ...key } = await lostHold('unknown')
  await followUnanswered(world.desk, { ...ann, permissions: ['air_booking_data'] })
  expect((await findIntent(await db(), key))?.state).toBe('unknown')
})
