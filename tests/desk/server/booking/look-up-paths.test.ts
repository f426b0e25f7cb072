import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { referenceAfter } from '../../../../server/booking/client-reference.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import {
  claimIntent,
  findIntent,
  reopenIntent,
  settleIntent,
  stampSent,
  type IntentKey,
} from '../../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { lost, recorded, scriptedKind, sessionLost, type ScriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

/** Every answer of a look-up (I2), with a gateway whose answers the test sets. */

let world: World
let grant: AnyGrant
let kind: ScriptedKind
let reference: string
let key: IntentKey
/** Happens while the gateway is asked for the booking. */
let whileReading: (() => Promise<unknown>) | null

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})
afterAll(() => world.close())
beforeEach(() => {
  kind = scriptedKind()
  whileReading = null
  reference = `TD-${randomUUID()}`
  key = { officeId: grant.officeId, verb: 'air.book', reference }
})

const lookUp = () => {
  const read: ScriptedKind['read'] = async (...args) => {
    await whileReading?.()
    return kind.read(...args)
  }
  return lookUpHold(world.desk, grant, { ...kind, read }, reference)
}
const intent = async () => findIntent(await world.desk.store.db(), key)
const claim = () => claimIntent(world.desk, key, { bodyHash: 'x', by: 'ann' })
const settle = async (state: 'done' | 'refused' | 'unknown') =>
  settleIntent(world.desk, await world.desk.store.db(), key, { state })
const refused = { kind: 'refused', code: 'Err0106001', message: 'Not now', httpStatus: 200 } as const
const notBooked = () => ({ kind: 'not-booked', nextReference: referenceAfter(reference) })

async function audits() {
  const db = await world.desk.store.db()
  return (await db.selectFrom('audit').select('seq').execute()).length
}

describe('a booking that is found', () => {
  beforeEach(() => {
    kind.script.records.push(recorded({ clientReference: reference }))
  })

  test('is recorded for its open attempt, once', async () => {
    await claim()
    const before = await audits()
    expect(await lookUp()).toMatchObject({ kind: 'read', booking: { reference: 'PO1', state: 'held' } })
    expect(await intent()).toMatchObject({
      state: 'done',
      answer: { kind: 'held', reference: 'PO1', priceChanged: false },
    })
    expect(await lookUp()).toMatchObject({ kind: 'read' })
    expect(await audits()).toBe(before + 1)
  })

  test('is shown without an attempt of this desk, and recorded for none', async () => {
    const before = await audits()
    expect(await lookUp()).toMatchObject({ kind: 'read', serverNow: expect.any(String) as string })
    expect(await audits()).toBe(before)
    expect(await intent()).toBeNull()
  })

  test('is none if its attempt was given up', async () => {
    await claim()
    await settle('refused')
    expect(await lookUp()).toEqual(notBooked())
    expect(kind.script.reads).toBe(0)
  })
})

describe('a record that nothing was booked', () => {
  beforeEach(() => {
    kind.script.records.push(recorded({ clientReference: reference, state: 'short' }))
  })

  test('ends its attempt', async () => {
    await claim()
    expect(await lookUp()).toEqual(notBooked())
    expect(await intent()).toMatchObject({ state: 'refused', answer: notBooked() })
  })

  test('is told without an attempt too', async () => {
    expect(await lookUp()).toEqual(notBooked())
    expect(await intent()).toBeNull()
  })
})

describe('a dead booking that had the reference before (gap 242)', () => {
  const dead = (state: 'cancelled' | 'short' | 'refunded', madeSecondsAgo: number) => {
    const createdAt = new Date(world.desk.clock.now().getTime() - madeSecondsAgo * 1000).toISOString()
    kind.script.records.push(recorded({ clientReference: reference, state, createdAt }))
  }

  test.each(['cancelled', 'short', 'refunded'] as const)(
    'is not the one that was sent: %s',
    async (state) => {
      dead(state, 3600)
      await claim()
      await settle('unknown')
      expect(await lookUp()).toEqual({ kind: 'pending' })
      // The one that was sent arrives late, and is found.
      const late = recorded({ reference: 'PO2', clientReference: reference, state: 'held' })
      kind.script.records.unshift(late)
      expect(await lookUp()).toMatchObject({ kind: 'read', booking: { reference: 'PO2' } })
      expect(await intent()).toMatchObject({ state: 'done', answer: { reference: 'PO2' } })
    },
  )

  test('leaves nothing booked once the one that was sent can no longer arrive', async () => {
    dead('cancelled', 3600)
    await claim()
    world.pass(70)
    expect(await lookUp()).toEqual(notBooked())
    expect(await intent()).toMatchObject({ state: 'refused' })
  })

  test('is waited with where an office clock ahead hides its age; later it is what it says', async () => {
    dead('cancelled', -3600)
    await claim()
    expect(await lookUp()).toEqual({ kind: 'pending' })
    world.pass(70)
    expect(await lookUp()).toMatchObject({ kind: 'read', booking: { state: 'cancelled' } })
  })
})

describe('a booking that is not found', () => {
  test('may still arrive: nothing is known, and a sent attempt stays one', async () => {
    await claim()
    world.pass(69.999)
    expect(await lookUp()).toEqual({ kind: 'pending' })
    expect(await intent()).toMatchObject({ state: 'sent' })
  })

  test('may still arrive: an unknown attempt stays one', async () => {
    await claim()
    await settle('unknown')
    world.pass(69)
    expect(await lookUp()).toEqual({ kind: 'pending' })
    expect(await intent()).toMatchObject({ state: 'unknown' })
  })

  test('can no longer arrive: the attempt is given up, and watched for ten minutes more', async () => {
    await claim()
    const sentAt = world.desk.clock.now().getTime()
    world.pass(70)
    expect(await lookUp()).toEqual(notBooked())
    expect(await intent()).toMatchObject({
      state: 'refused',
      answer: notBooked(),
      watch_until: new Date(sentAt + 70_000 + 600_000),
    })
  })

  test('was never sent: the reference is taken away, and nobody is watched', async () => {
    expect(await lookUp()).toEqual(notBooked())
    // No form has this hash: the browser's own request, should it still come, is told the same.
    expect(await intent()).toMatchObject({
      state: 'refused',
      watch_until: null,
      created_by: grant.userName,
      body_hash: '',
    })
  })

  test('is sent while it is looked for: it is left alone', async () => {
    whileReading = claim
    expect(await lookUp()).toEqual({ kind: 'pending' })
    expect(await intent()).toMatchObject({ state: 'sent', body_hash: 'x' })
  })

  test('is settled while it is looked for: the next look-up tells how', async () => {
    await claim()
    world.pass(70)
    whileReading = () => settle('done')
    expect(await lookUp()).toEqual({ kind: 'pending' })
    expect(await intent()).toMatchObject({ state: 'done' })
  })

  test('was prepared and not sent: the same', async () => {
    await claim()
    await reopenIntent(world.desk, key)
    expect(await lookUp()).toEqual(notBooked())
    expect(await intent()).toMatchObject({ state: 'refused', watch_until: null })
  })

  test('has a reference that is none of the desk', async () => {
    for (const other of [`x${reference}`, `${reference}x`, reference.toUpperCase(), 'PO1']) {
      expect(await lookUpHold(world.desk, grant, kind, other)).toEqual({ kind: 'not-found' })
    }
  })
})

describe('a look-up that the gateway does not answer', () => {
  test('asks for a sign-in when the session is lost', async () => {
    kind.script.unread = sessionLost
    expect(await lookUp()).toEqual({ kind: 'session' })
    expect(await lookUpBooking(world.desk, grant, kind, 'PO1')).toEqual({ kind: 'session' })
  })

  test('goes on, where there is an attempt', async () => {
    await claim()
    kind.script.unread = refused
    expect(await lookUp()).toEqual({ kind: 'pending' })
    kind.script.unread = lost
    expect(await lookUp()).toEqual({ kind: 'pending' })
  })

  test('says why, where there is none', async () => {
    kind.script.unread = refused
    const failed = { kind: 'failed', message: 'Not now' }
    expect(await lookUp()).toEqual(failed)
    expect(await lookUpBooking(world.desk, grant, kind, 'PO1')).toEqual(failed)
    kind.script.unread = lost
    const silent = { kind: 'failed', message: "The booking service isn't responding." }
    expect(await lookUp()).toEqual(silent)
    expect(await lookUpBooking(world.desk, grant, kind, 'PO1')).toEqual(silent)
  })

  test('by the reference of the gateway tells a booking, or that there is none', async () => {
    expect(await lookUpBooking(world.desk, grant, kind, 'PO1')).toEqual({ kind: 'not-found' })
    kind.script.records.push(recorded())
    expect(await lookUpBooking(world.desk, grant, kind, 'PO1')).toMatchObject({
      kind: 'read',
      booking: { reference: 'PO1', agreed: null },
    })
  })

  test('brings the list up to date with what was read', async () => {
    const read = recorded({ reference: `PO${randomUUID()}`, state: 'ticketed' })
    kind.script.records.push(read)
    await lookUpBooking(world.desk, grant, kind, read.reference)
    const db = await world.desk.store.db()
    const row = await db
      .selectFrom('booking')
      .select('state')
      .where('reference', '=', read.reference)
      .execute()
    expect(row).toEqual([{ state: 'ticketed' }])
  })
})

describe('an intent', () => {
  const agreed = { terms: null }

  test('is claimed by one of many', async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, claim))
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1)
    const taken = claims.find(({ kind }) => kind === 'taken')
    expect(taken).toMatchObject({ intent: { state: 'sent', body_hash: 'x', created_by: 'ann' } })
  })

  test('is claimed again after a refusal only where that is allowed', async () => {
    await claim()
    await settle('refused')
    expect(await claim()).toMatchObject({ kind: 'taken' })
    world.pass(1)
    const again = await claimIntent(world.desk, key, { bodyHash: 'y', by: 'ben' }, 'claim-again')
    expect(again).toEqual({ kind: 'claimed' })
    expect(await intent()).toMatchObject({
      state: 'sent',
      body_hash: 'y',
      created_by: 'ann',
      sent_at: world.desk.clock.now(),
      settled_at: null,
    })
  })

  test('is stamped when it is sent, unless it was settled', async () => {
    await claim()
    world.pass(5)
    expect(await stampSent(world.desk, key, { draftKey: 'air:1', agreed })).toBe(true)
    expect(await intent()).toMatchObject({ sent_at: world.desk.clock.now(), draft_key: 'air:1', agreed })
    await settle('unknown')
    expect(await stampSent(world.desk, key, { draftKey: 'air:2', agreed })).toBe(false)
    expect(await intent()).toMatchObject({ draft_key: 'air:1' })
  })

  test('is settled once for good, and an unknown outcome may still be settled', async () => {
    await claim()
    expect(await settle('unknown')).toBe(true)
    expect(await settle('done')).toBe(true)
    expect(await settle('refused')).toBe(false)
    expect(await intent()).toMatchObject({ state: 'done', answer: null, settled_at: world.desk.clock.now() })
  })

  test('that was settled is not opened again', async () => {
    await claim()
    await settle('done')
    await reopenIntent(world.desk, key)
    expect(await intent()).toMatchObject({ state: 'done' })
    expect((await intent())?.sent_at).not.toBeNull()
  })
})
