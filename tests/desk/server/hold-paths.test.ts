import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import { referenceAfter } from '../../../server/booking/client-reference.ts'
import { holdOnce } from '../../../server/booking/hold.ts'
import { lookUpHold } from '../../../server/booking/look-up.ts'
import { keepDraft, readDrafts } from '../../../server/draft/drafts.ts'
import { bodyHash } from '../../../server/intent/body-hash.ts'
import { findIntent } from '../../../server/intent/intent.ts'
import type { AnyGrant } from '../../../server/session/grant.ts'
import {
  answered,
  lost,
  recorded,
  scriptedKind,
  sessionLost,
  unsent,
  type ScriptedKind,
} from './scripted-kind.ts'
import { openWorld, type World } from './world.ts'

/** Every way that a hold can go (I1, I2), with a gateway that answers what the test says. */

let world: World
let grant: AnyGrant
let viewer: AnyGrant
let kind: ScriptedKind
let input: HoldInput<{ people: string[] }>

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    balance: '100.00',
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
  await (await world.desk.store.db()).deleteFrom('booking').execute()
  kind = scriptedKind()
  input = {
    offerCode: `offer-${randomUUID()}`,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: 50_000,
    evenIfBooked: false,
    form: { people: ['Anna Keller'] },
  }
})

const hold = (change: Partial<typeof input> = {}) =>
  holdOnce(world.desk, grant, kind, { ...input, ...change })

async function intent() {
  const key = { officeId: grant.officeId, verb: 'air.book', reference: input.clientReference }
  return findIntent(await world.desk.store.db(), key)
}

async function rows() {
  return (await world.desk.store.db()).selectFrom('booking').selectAll().orderBy('created_at').execute()
}

async function lastAudit() {
  const db = await world.desk.store.db()
  return db.selectFrom('audit').selectAll().orderBy('seq', 'desc').executeTakeFirst()
}

describe('an offer that is held', () => {
  test('is recorded in intent, list and audit, with the terms that were agreed to (B3)', async () => {
    const deadlines = { releaseAt: '2026-11-20T14:35:00.000Z', supplierLimit: null }
    kind.script.answers.push(answered({ priceChanged: true }))
    kind.script.records.push(recorded({ deadlines, clientReference: input.clientReference }))
    const held = { kind: 'held', reference: 'PO1', priceChanged: true }
    expect(await hold()).toEqual(held)
    const agreed = { terms: [{ about: 'refund', label: 'Refund', allowed: true, penaltyCents: 500 }] }
    expect(await intent()).toMatchObject({ state: 'done', answer: held, agreed, created_by: 'ann' })
    expect(await rows()).toMatchObject([
      {
        office_id: grant.officeId,
        reference: 'PO1',
        kind: 'air',
        client_reference: input.clientReference,
        offer_hash: bodyHash(input.offerCode),
        state: 'held',
        agreed,
        deadline_at: new Date('2026-11-20T14:35:00.000Z'),
        made_by: 'maya',
      },
    ])
    expect(await lastAudit()).toMatchObject({
      who: 'ann',
      who_name: 'Ann',
      verb: 'air.book',
      reference: 'PO1',
      before_state: null,
      after_state: 'held',
      office_at: new Date('2026-11-20T14:25:00.000Z'),
      request_id: grant.requestId,
    })
    expect(kind.script.reads).toBe(1)
  })

  test('has its line at once, even if only the second reading succeeds', async () => {
    kind.script.answers.push(answered())
    kind.script.records.push(recorded({ clientReference: input.clientReference }))
    const { read } = kind
    const readOnce: ScriptedKind['read'] = async () => {
      kind.read = read
      return lost
    }
    kind.script.whileSending = async () => void (kind.read = readOnce)
    expect(await hold()).toMatchObject({ kind: 'held' })
    expect(await rows()).toMatchObject([{ made_by: 'maya', seen_at: world.desk.clock.now() }])
  })

  test('is its own although its record names no client reference', async () => {
    kind.script.answers.push(answered())
    kind.script.records.push(recorded({ clientReference: null }))
    expect(await hold()).toMatchObject({ kind: 'held', reference: 'PO1' })
  })

  test('has a line of its reference alone until it can be read', async () => {
    kind.script.answers.push(answered({ reference: 'PO2' }))
    kind.script.unread = lost
    expect(await hold()).toMatchObject({ kind: 'held', reference: 'PO2' })
    expect(await rows()).toMatchObject([
      {
        reference: 'PO2',
        kind: 'air',
        client_reference: input.clientReference,
        offer_hash: bodyHash(input.offerCode),
        sealed_lead_name: null,
        summary: null,
        total_cents: null,
        settlement: null,
        state: 'held',
        deadline_at: null,
        made_by: 'Ann',
        seen_at: new Date(0),
        agreed: { terms: [{ about: 'refund' }] },
      },
    ])
    expect(await lastAudit()).toMatchObject({ reference: 'PO2', after_state: 'held', office_at: null })
  })

  test('erases its draft, and no other (P2)', async () => {
    await keepDraft(world.desk, grant, `air:${input.offerCode}`, '{"of":"this"}')
    await keepDraft(world.desk, grant, `air:other-${input.offerCode}`, '{"of":"another"}')
    kind.script.answers.push(answered())
    await hold()
    expect(await readDrafts(world.desk, grant, 'air:')).toEqual(['{"of":"another"}'])
  })

  test('is held once: the same form again gets the same answer while the hold lives', async () => {
    kind.script.answers.push(answered())
    const held = await hold()
    expect(await hold()).toEqual(held)
    const db = await world.desk.store.db()
    const spent = { kind: 'spent', nextReference: referenceAfter(input.clientReference) }
    expect(await hold({ form: { people: ['Ben'] } })).toEqual(spent)
    await db.updateTable('booking').set({ state: 'lapsed' }).execute()
    expect(await hold()).toEqual(spent)
    await db.deleteFrom('booking').execute()
    expect(await hold()).toEqual(spent)
    expect(kind.script.sent).toEqual(['hold'])
  })
})

describe('an offer that is not held', () => {
  const next = () => referenceAfter(input.clientReference)

  test('for want of money tells how much', async () => {
    kind.script.answers.push(answered({ state: 'short' }))
    const short = {
      kind: 'short',
      shortCents: 40_000,
      availableCents: 10_000,
      totalCents: 50_000,
      nextReference: next(),
    }
    expect(await hold()).toEqual(short)
    expect(await hold()).toEqual(short)
    expect(await hold({ form: { people: ['Ben'] } })).toEqual(short)
    expect(await intent()).toMatchObject({ state: 'refused', answer: short })
    expect(kind.script.sent).toEqual(['hold'])
  })

  test('for want of money that nobody can tell is refused with the words of the gateway', async () => {
    world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
    kind.script.answers.push(answered({ state: 'short', message: 'Insufficient balance' }))
    const refused = { kind: 'refused', code: 'short', message: 'Insufficient balance', nextReference: next() }
    expect(await hold()).toEqual(refused)
    world.clearTroubles()
  })

  test('because the supplier failed is refused with the words of the gateway', async () => {
    kind.script.answers.push(answered({ state: 'failed', message: 'The airline said no' }))
    const refused = { kind: 'refused', code: 'failed', message: 'The airline said no', nextReference: next() }
    expect(await hold()).toEqual(refused)
    expect(await rows()).toEqual([])
  })

  test('because it is booked already names that booking, if the desk knows it', async () => {
    kind.script.answers.push(answered({ state: 'duplicate' }), answered())
    expect(await hold()).toEqual({ kind: 'duplicate', existing: null, nextReference: next() })
  })

  test('because the answer is that of another attempt is a duplicate', async () => {
    const elsewhere = recorded({ clientReference: 'TD-another', leadName: 'Ben' })
    kind.script.answers.push(answered())
    kind.script.records.push(elsewhere)
    expect(await hold()).toEqual({
      kind: 'duplicate',
      existing: { reference: 'PO1', state: 'held', person: null, madeBy: 'maya' },
      nextReference: next(),
    })
    expect(await rows()).toMatchObject([
      { client_reference: 'TD-another', offer_hash: bodyHash(input.offerCode) },
    ])
    expect(await intent()).toMatchObject({ state: 'refused' })
  })

  test('and is known under the reference of another attempt, is a duplicate without a reading', async () => {
    const db = await world.desk.store.db()
    const first = input
    kind.script.answers.push(answered(), answered())
    await hold()
    await db.updateTable('booking').set({ client_reference: 'TD-another' }).execute()
    const again = { ...first, clientReference: `TD-${randomUUID()}`, evenIfBooked: true }
    expect(await holdOnce(world.desk, grant, kind, again)).toMatchObject({ kind: 'duplicate' })
  })

  test('in a state that nobody documented is unknown', async () => {
    kind.script.answers.push(answered({ state: null }))
    expect(await hold()).toEqual({ kind: 'unknown', clientReference: input.clientReference })
    expect(await intent()).toMatchObject({ state: 'unknown' })
  })

  test('because nothing reached the gateway may be held again', async () => {
    kind.script.answers.push(unsent, answered())
    expect(await hold()).toEqual({
      kind: 'refused',
      code: 'Unavailable',
      message: "The booking service isn't responding. Nothing was sent.",
    })
    expect(await intent()).toMatchObject({ state: 'open', sent_at: null })
    expect(await hold()).toMatchObject({ kind: 'held' })
  })

  test.each([
    ['Err0101001', { kind: 'session' }],
    ['Err0102003', { kind: 'gone', code: 'Err0102003' }],
    ['Err0102004', { kind: 'revalidate' }],
    ['Err0101006', { kind: 'refused', code: 'Err0101006', message: 'No', permission: 'air_book' }],
    ['Err0106001', { kind: 'refused', code: 'Err0106001', message: 'No' }],
  ])('because of %s may be held again', async (code, outcome) => {
    kind.script.answers.push({ kind: 'refused', code, message: 'No', httpStatus: 200 }, answered())
    expect(await hold()).toEqual(outcome)
    expect(await intent()).toMatchObject({ state: 'open' })
    expect(await hold()).toMatchObject({ kind: 'held' })
  })

  test('because its checks stop it is not sent, and may be held again', async () => {
    kind.script.stop = { kind: 'revalidate' }
    expect(await hold()).toEqual({ kind: 'revalidate' })
    expect(kind.script.sent).toEqual([])
    kind.script.stop = null
    kind.script.answers.push(answered())
    expect(await hold()).toMatchObject({ kind: 'held' })
  })

  test('by a viewer is not even tried (8.2.2)', async () => {
    expect(await holdOnce(world.desk, viewer, kind, input)).toEqual({
      kind: 'refused',
      code: 'Err0101006',
      message: 'Permission denied',
      permission: 'air_book',
    })
    expect(await intent()).toBeNull()
  })
})

describe('an offer that is booked already', () => {
  async function bookedBy(lead: string, answer = answered()) {
    kind.script.answers.push(answer)
    kind.script.records.push(recorded({ leadName: lead, clientReference: input.clientReference }))
    await hold()
    kind.script.answers.push(answered({ reference: 'PO9' }))
    input = { ...input, clientReference: `TD-${randomUUID()}` }
  }

  test('for one of these people is asked about, and nothing is sent', async () => {
    await bookedBy('Anna Keller')
    expect(await hold()).toEqual({
      kind: 'booked-before',
      existing: { reference: 'PO1', state: 'held', person: 'Anna Keller', madeBy: 'maya' },
    })
    expect(kind.script.sent).toEqual(['hold'])
    expect(await intent()).toMatchObject({ state: 'open' })
    expect(await hold({ evenIfBooked: true })).toMatchObject({ kind: 'held', reference: 'PO9' })
  })

  test('for others is no question', async () => {
    await bookedBy('Ben')
    expect(await hold()).toMatchObject({ kind: 'held', reference: 'PO9' })
  })

  test('is named where the gateway refuses; the name of the traveller is told and not stored (P1)', async () => {
    await bookedBy('Anna Keller')
    kind.script.answers = [answered({ state: 'duplicate' })]
    const existing = { reference: 'PO1', state: 'held', person: 'Anna Keller', madeBy: 'maya' }
    const told = await hold({ evenIfBooked: true })
    expect(told).toMatchObject({ kind: 'duplicate', existing })
    expect(await intent()).toMatchObject({
      answer: { ...told, existing: { ...existing, person: null } },
    })
  })

  test('by several is asked about with the one that has one of these people', async () => {
    await bookedBy('Anna Keller')
    const first = kind.script.records[0]
    kind.script.records.push(
      recorded({ reference: 'PO9', leadName: 'Ben', clientReference: input.clientReference }),
    )
    await hold({ evenIfBooked: true, form: { people: ['Ben'] } })
    input = { ...input, clientReference: `TD-${randomUUID()}` }
    kind.script.answers = [answered({ state: 'duplicate' })]
    expect(first?.leadName).toBe('Anna Keller')
    expect(await hold({ evenIfBooked: true })).toMatchObject({ existing: { person: 'Anna Keller' } })
    input = { ...input, clientReference: `TD-${randomUUID()}` }
    kind.script.answers = [answered({ state: 'duplicate' })]
    expect(await hold({ evenIfBooked: true, form: { people: ['Ben'] } })).toMatchObject({
      existing: { reference: 'PO9', person: 'Ben' },
    })
  })

  test('under another code, of the same trip, is named if it has one of these people', async () => {
    const draftKey = 'air:one trip'
    const { prepare } = kind.hold
    kind.hold.prepare = async (...asked) => {
      const ready = await prepare(...asked)
      return ready.kind === 'ready' ? { ...ready, draftKey } : ready
    }
    await bookedBy('Anna Keller')
    const refuse = async (people: string[]) => {
      input = { ...input, offerCode: `offer-${randomUUID()}`, clientReference: `TD-${randomUUID()}` }
      kind.script.answers = [answered({ state: 'duplicate' })]
      return hold({ form: { people } })
    }
    expect(await refuse(['Anna Keller'])).toMatchObject({
      kind: 'duplicate',
      existing: { reference: 'PO1', person: 'Anna Keller' },
    })
    expect(await refuse(['Ben'])).toMatchObject({ kind: 'duplicate', existing: null })
  })

  test('and cannot be read is asked about: who is in it is not known', async () => {
    await bookedBy('Ben')
    kind.script.unread = lost
    expect(await hold()).toMatchObject({
      kind: 'booked-before',
      existing: { reference: 'PO1', person: null },
    })
  })

  test('and has ended since is no question', async () => {
    await bookedBy('Anna Keller')
    const [record] = kind.script.records
    Object.assign(record ?? {}, { state: 'cancelled' })
    expect(await hold()).toMatchObject({ kind: 'held', reference: 'PO9' })
  })
})

describe('an attempt of unknown outcome', () => {
  beforeEach(() => {
    kind.script.answers.push(lost)
  })

  test('is looked for, and never sent again', async () => {
    const unknown = { kind: 'unknown', clientReference: input.clientReference }
    expect(await hold()).toEqual(unknown)
    expect(await intent()).toMatchObject({ state: 'unknown' })
    expect(await hold()).toEqual(unknown)
    kind.script.unread = sessionLost
    expect(await hold()).toEqual({ kind: 'session' })
    kind.script.unread = null
    kind.script.records.push(recorded({ clientReference: input.clientReference }))
    expect(await hold()).toEqual({ kind: 'held', reference: 'PO1', priceChanged: false })
    expect(kind.script.sent).toEqual(['hold'])
  })

  test('keeps other values waiting, because it may be booked', async () => {
    await hold()
    expect(await hold({ form: { people: ['Ben'] } })).toEqual({
      kind: 'refused',
      code: 'OtherForm',
      message:
        'Not sent: an earlier attempt to book this fare with other details is still being checked. Try again in a minute.',
    })
  })

  test('is given up when it can no longer arrive', async () => {
    await hold()
    world.pass(71)
    expect(await hold()).toEqual({ kind: 'not-booked', nextReference: referenceAfter(input.clientReference) })
  })
})

describe('an attempt that something else settles', () => {
  test('while it is prepared is not sent', async () => {
    kind.script.whilePreparing = async () => {
      world.pass(71)
      await lookUpHold(world.desk, grant, kind, input.clientReference)
    }
    const gone = { kind: 'not-booked', nextReference: referenceAfter(input.clientReference) }
    expect(await hold()).toEqual(gone)
    expect(kind.script.sent).toEqual([])
  })

  test('while it is sent gets that outcome, and is recorded once', async () => {
    kind.script.answers.push(answered({ reference: 'PO77', priceChanged: true }))
    kind.script.records.push(recorded({ reference: 'PO77', clientReference: input.clientReference }))
    kind.script.whileSending = () => lookUpHold(world.desk, grant, kind, input.clientReference)
    expect(await hold()).toEqual({ kind: 'held', reference: 'PO77', priceChanged: false })
    const db = await world.desk.store.db()
    const audit = await db.selectFrom('audit').select('seq').where('reference', '=', 'PO77').execute()
    expect(audit).toHaveLength(1)
  })

  test('while it is refused gets the outcome that was told first', async () => {
    kind.script.answers.push(answered({ state: 'failed', message: 'No' }))
    kind.script.whileSending = async () => {
      world.pass(71)
      await lookUpHold(world.desk, grant, kind, input.clientReference)
    }
    expect(await hold()).toEqual({ kind: 'not-booked', nextReference: referenceAfter(input.clientReference) })
  })
})
