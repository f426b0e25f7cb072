import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOn } from '../../../../server/booking/act.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { claimIntent, findIntent } from '../../../../server/intent/intent.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { lost, recorded, scriptedKind, sessionLost, unsent, type ScriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

/** Every way that a verb on a booking can go (I2), with a gateway whose answers the test sets. */

let world: World
let grant: AnyGrant
let viewer: AnyGrant
let kind: ScriptedKind
let reference: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  grant = await world.grant(await world.signIn(office), 'signed_in')
  viewer = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  kind = scriptedKind()
  reference = `PO${randomUUID()}`
  const db = await world.desk.store.db()
  const booking = recorded({ reference })
  await rememberBooking(world.desk, db, grant, kind, {
    booking,
    askedAt: world.desk.clock.now(),
    officeAt: null,
  })
  kind.script.records.push(booking)
})

const cancel = (by?: string) =>
  actOn(world.desk, grant, kind, 'cancel', reference, by === undefined ? {} : { by })
const done = { kind: 'ok', data: {} } as const

/** Changes the gateway's record. */
function becomes(state: 'cancelled' | 'ticketed') {
  kind.script.records.splice(0, 1, recorded({ reference, state }))
}

async function intentState() {
  const key = { officeId: grant.officeId, verb: 'air.cancel', reference }
  return (await findIntent(await world.desk.store.db(), key))?.state
}

async function audit() {
  const db = await world.desk.store.db()
  return db.selectFrom('audit').selectAll().where('reference', '=', reference).orderBy('seq').execute()
}

async function listState() {
  const db = await world.desk.store.db()
  return (await db.selectFrom('booking').select('state').where('reference', '=', reference).execute())[0]
    ?.state
}

describe('a verb that is done', () => {
  beforeEach(() => {
    kind.script.answers.push(done)
    kind.script.whileSending = async () => becomes('cancelled')
  })

  test('is in the audit with the states before and after, and in the list', async () => {
    expect(await cancel()).toEqual({ kind: 'done' })
    expect(await audit()).toMatchObject([
      {
        who: 'ann',
        who_name: 'Ann',
        verb: 'air.cancel',
        before_state: 'held',
        after_state: 'cancelled',
        at: world.desk.clock.now(),
        office_at: expect.any(Date) as Date,
        request_id: grant.requestId,
      },
    ])
    expect(await listState()).toBe('cancelled')
    expect(await intentState()).toBe('done')
  })

  test('names who did it for a person', async () => {
    await cancel('Travel Desk')
    expect(await audit()).toMatchObject([{ who: 'ann', who_name: 'Travel Desk' }])
  })

  test('names whom the intent names when the outcome is written, not when it was looked up', async () => {
    kind.script.answers.splice(0, 1, lost)
    kind.script.whileSending = null
    expect(await cancel()).toMatchObject({ kind: 'unknown' })
    becomes('cancelled')
    const db = await world.desk.store.db()
    const meanwhile: ScriptedKind = {
      ...kind,
      read: async (...args) => {
        const anew = { created_by: 'vic', by_name: 'Vic', reason: 'asked again' }
        await db.updateTable('intent').set(anew).where('client_reference', '=', reference).execute()
        return kind.read(...args)
      },
    }
    expect(await actOn(world.desk, grant, meanwhile, 'cancel', reference)).toEqual({ kind: 'done' })
    expect(await audit()).toMatchObject([{ who: 'vic', who_name: 'Vic', reason: 'asked again' }])
  })

  test('is done once, however often it is asked for', async () => {
    expect(await Promise.all([cancel(), cancel(), cancel()])).toEqual(Array(3).fill({ kind: 'done' }))
    expect(await cancel()).toEqual({ kind: 'done' })
    expect(kind.script.sent).toEqual([`air.cancel ${reference}`])
    expect(await audit()).toHaveLength(1)
  })

  test('stays done, whatever the record shows later', async () => {
    await cancel()
    becomes('ticketed')
    expect(await cancel()).toEqual({ kind: 'done' })
  })

  test('is done although neither record nor clock of the office can be read', async () => {
    kind.script.unread = lost
    world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
    expect(await cancel()).toEqual({ kind: 'done' })
    world.clearTroubles()
    expect(await audit()).toMatchObject([{ before_state: 'held', after_state: null, office_at: null }])
    expect(await listState()).toBe('held')
  })

  test('has no state before it, if the desk did not know the booking', async () => {
    const db = await world.desk.store.db()
    await db.deleteFrom('booking').where('reference', '=', reference).execute()
    await cancel()
    expect(await audit()).toMatchObject([{ before_state: null, after_state: 'cancelled' }])
  })
})

describe('a verb that is not done', () => {
  test('because the gateway refuses may be tried again', async () => {
    const refused = { kind: 'refused', code: 'Err0103004', message: 'No' } as const
    kind.script.answers.push({ ...refused, httpStatus: 200 }, done)
    expect(await cancel()).toEqual(refused)
    expect(await intentState()).toBe('refused')
    expect(await audit()).toEqual([])
    expect(await cancel()).toEqual({ kind: 'done' })
  })

  test('because nothing reached the gateway may be tried again', async () => {
    kind.script.answers.push(unsent, done)
    expect(await cancel()).toEqual({
      kind: 'refused',
      code: 'Unavailable',
      message: "The booking service isn't responding. Nothing was sent.",
    })
    expect(await intentState()).toBe('open')
    expect(await cancel()).toEqual({ kind: 'done' })
  })

  test('because the session was lost may be tried again', async () => {
    kind.script.answers.push(sessionLost, done)
    expect(await cancel()).toEqual({ kind: 'session' })
    expect(await intentState()).toBe('open')
    expect(await cancel()).toEqual({ kind: 'done' })
  })

  test('by a viewer is not even tried (8.2.2)', async () => {
    expect(await actOn(world.desk, viewer, kind, 'cancel', reference)).toEqual({
      kind: 'refused',
      code: 'Err0101006',
      message: 'Permission denied',
      permission: 'air_cancel',
    })
    expect(await intentState()).toBeUndefined()
  })
})

describe('a verb whose answer is lost', () => {
  beforeEach(() => {
    kind.script.answers.push(lost)
  })

  test('is done if the record shows it', async () => {
    kind.script.whileSending = async () => becomes('cancelled')
    expect(await cancel()).toEqual({ kind: 'done' })
    expect(await audit()).toMatchObject([{ before_state: 'cancelled', after_state: 'cancelled' }])
  })

  test('is unknown while it may still arrive, and is not sent again', async () => {
    expect(await cancel()).toEqual({ kind: 'unknown' })
    expect(await intentState()).toBe('unknown')
    world.pass(69)
    expect(await cancel()).toEqual({ kind: 'unknown' })
    expect(kind.script.sent).toHaveLength(1)
    becomes('cancelled')
    expect(await cancel()).toEqual({ kind: 'done' })
  })

  test('is not done once it can no longer arrive; the list has what the record shows', async () => {
    await cancel()
    world.pass(70)
    becomes('ticketed')
    expect(await cancel()).toEqual({
      kind: 'refused',
      code: 'NotDone',
      message: "The booking service couldn't do it. The booking is unchanged; you can try again.",
    })
    expect(await intentState()).toBe('refused')
    expect(await listState()).toBe('ticketed')
    expect(kind.script.sent).toHaveLength(1)
  })

  test('is unknown while the record cannot be read, however late', async () => {
    kind.script.unread = lost
    expect(await cancel()).toEqual({ kind: 'unknown' })
    world.pass(3600)
    expect(await cancel()).toEqual({ kind: 'unknown' })
    expect(await intentState()).toBe('unknown')
    // It was sent: `session` would say that nothing was.
    kind.script.unread = sessionLost
    expect(await cancel()).toEqual({ kind: 'unknown' })
    expect(await intentState()).toBe('unknown')
  })
})

test('a verb that another instance of the desk is sending is left to it, until it can no longer arrive', async () => {
  const key = { officeId: grant.officeId, verb: 'air.cancel', reference }
  await claimIntent(world.desk, key, { bodyHash: 'x', by: 'ben' })
  expect(await cancel()).toEqual({ kind: 'unknown' })
  expect(kind.script.reads).toBe(0)
  world.pass(70)
  expect(await cancel()).toMatchObject({ code: 'NotDone' })
  expect(kind.script.sent).toEqual([])
})

test('the page of a booking that nobody knows is told so, and one without a session too', async () => {
  expect(await bookingPageOf(world.desk, grant, 'PO0000000')).toEqual({ kind: 'not-found' })
  world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
  expect(await bookingPageOf(world.desk, grant, 'PO0000000')).toEqual({
    kind: 'failed',
    message: "The booking service isn't responding.",
    lastSeen: null,
  })
  world.clearTroubles()
  await world.gateway.call('session.end', { SessionId: viewer.gatewaySession.reveal() })
  expect(await bookingPageOf(world.desk, viewer, 'PO0000000')).toEqual({ kind: 'session' })
})
