import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OBSERVED } from '../../../../server/booking/own-events.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import { claimIntent, findIntent, settleIntent } from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { recorded, scriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

/** Who has moved a booking that is found in another state (trust rules, Repudiation). */

let world: World
let ann: AnyGrant
let reference: string
let count = 0
beforeAll(async () => {
  world = await openWorld()
  ann = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  reference = `PO-MOVE-${++count}`
  await read('held')
})

async function read(state: 'held' | 'ticketed' | 'cancelled') {
  world.pass(1)
  const seen = { booking: recorded({ reference, state }), askedAt: world.desk.clock.now(), officeAt: null }
  await rememberBooking(world.desk, await world.desk.store.db(), ann, scriptedKind(), seen)
}

const ordering = () => ({ officeId: ann.officeId, verb: 'air.order-ticket', reference })
const actor = { name: 'Ines Duarte', reason: 'Maya is away' }
const order = () => claimIntent(world.desk, ordering(), { bodyHash: 'x', by: 'ines', actor })
const stateOfOrder = async () => (await findIntent(await world.desk.store.db(), ordering()))?.state

async function audited() {
  const db = await world.desk.store.db()
  return db
    .selectFrom('audit')
    .select(['verb', 'who', 'who_name', 'reason', 'before_state as before', 'after_state as after'])
    .where('reference', '=', reference)
    .orderBy('seq')
    .execute()
}

const states = { before: 'held', after: 'ticketed' }
const byInes = {
  verb: 'air.order-ticket',
  who: 'ines',
  who_name: 'Ines Duarte',
  reason: 'Maya is away',
  ...states,
}
const byNobody = { verb: OBSERVED, who: '', reason: null }

test('an act whose answer was lost is settled by the reading that shows it, with who did it and why', async () => {
  await order()
  await settleIntent(world.desk, await world.desk.store.db(), ordering(), { state: 'unknown' })
  await read('ticketed')
  expect(await audited()).toEqual([byInes])
  expect(await stateOfOrder()).toBe('done')
})

test('so is one whose desk ended before it had an answer, but not one that is still being sent', async () => {
  await order()
  await read('ticketed')
  expect(await audited()).toEqual([])
  expect(await stateOfOrder()).toBe('sent')
  reference = `PO-MOVE-${++count}`
  await read('held')
  await order()
  world.pass(120)
  await read('ticketed')
  expect(await audited()).toEqual([byInes])
})

test('a move that no act here explains is nobody’s here, whatever has no outcome', async () => {
  await order()
  await settleIntent(world.desk, await world.desk.store.db(), ordering(), { state: 'unknown' })
  await read('cancelled')
  expect(await audited()).toMatchObject([{ ...byNobody, before: 'held', after: 'cancelled' }])
  expect(await stateOfOrder()).toBe('unknown')
})
