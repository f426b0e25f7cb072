import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceAfter } from '../../../../server/booking/client-reference.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { keepDraft } from '../../../../server/draft/drafts.ts'
import { draftTexts } from '../draft/draft-texts.ts'
import { bodyHash } from '../../../../server/intent/body-hash.ts'
import { scriptedHold } from './scripted-hold.ts'
import { answered, lost, recorded, unsent, type ScriptedKind } from './scripted-kind.ts'

/** Holds that are held or refused at once (I1, I2), with a gateway whose answers the test sets. */

const at = scriptedHold()

describe('an offer that is held', () => {
  test('is recorded in intent, list and audit, with the terms that were agreed to (B3)', async () => {
    const deadlines = { releaseAt: '2026-11-20T14:35:00.000Z', supplierLimit: null }
    at.kind.script.answers.push(answered({ priceChanged: true }))
    at.kind.script.records.push(recorded({ deadlines, clientReference: at.input.clientReference }))
    const held = { kind: 'held', reference: 'PO1', priceChanged: true }
    expect(await at.hold()).toEqual(held)
    const agreed = { terms: [{ about: 'refund', label: 'Refund', allowed: true, penaltyCents: 500 }] }
    expect(await at.intent()).toMatchObject({ state: 'done', answer: held, agreed, created_by: 'ann' })
    expect(await at.rows()).toMatchObject([
      {
        office_id: at.grant.officeId,
        reference: 'PO1',
        kind: 'air',
        client_reference: at.input.clientReference,
        offer_hash: bodyHash(at.input.offerCode),
        state: 'held',
        agreed,
        deadline_at: new Date('2026-11-20T14:35:00.000Z'),
        made_by: 'maya',
      },
    ])
    expect(await at.lastAudit()).toMatchObject({
      who: 'ann',
      who_name: 'Ann',
      verb: 'air.book',
      reference: 'PO1',
      before_state: null,
      after_state: 'held',
      office_at: new Date('2026-11-20T14:25:00.000Z'),
      request_id: at.grant.requestId,
    })
    expect(at.kind.script.reads).toBe(1)
  })

  test('has its line at once, even if only the second reading succeeds', async () => {
    at.kind.script.answers.push(answered())
    at.kind.script.records.push(recorded({ clientReference: at.input.clientReference }))
    const { read } = at.kind
    const readOnce: ScriptedKind['read'] = async () => {
      at.kind.read = read
      return lost
    }
    at.kind.script.whileSending = async () => void (at.kind.read = readOnce)
    expect(await at.hold()).toMatchObject({ kind: 'held' })
    expect(await at.rows()).toMatchObject([{ made_by: 'maya', seen_at: at.world.desk.clock.now() }])
  })

  test('is its own although its record names no client reference', async () => {
    at.kind.script.answers.push(answered())
    at.kind.script.records.push(recorded({ clientReference: null }))
    expect(await at.hold()).toMatchObject({ kind: 'held', reference: 'PO1' })
  })

  test('has a line of its reference alone until it can be read', async () => {
    at.kind.script.answers.push(answered({ reference: 'PO2' }))
    at.kind.script.unread = lost
    expect(await at.hold()).toMatchObject({ kind: 'held', reference: 'PO2' })
    expect(await at.rows()).toMatchObject([
      {
        reference: 'PO2',
        kind: 'air',
        client_reference: at.input.clientReference,
        offer_hash: bodyHash(at.input.offerCode),
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
    expect(await at.lastAudit()).toMatchObject({ reference: 'PO2', after_state: 'held', office_at: null })
  })

  test('erases its draft, and no other (P2)', async () => {
    await keepDraft(at.world.desk, at.grant, `air:${at.input.offerCode}`, '{"of":"this"}')
    await keepDraft(at.world.desk, at.grant, `air:other-${at.input.offerCode}`, '{"of":"another"}')
    at.kind.script.answers.push(answered())
    await at.hold()
    expect(await draftTexts(at.world.desk, at.grant, 'air:')).toEqual(['{"of":"another"}'])
  })

  test('is held once: the same form again gets the same answer while the hold lives', async () => {
    at.kind.script.answers.push(answered())
    const held = await at.hold()
    expect(await at.hold()).toEqual(held)
    const db = await at.world.desk.store.db()
    const spent = { kind: 'spent', nextReference: referenceAfter(at.input.clientReference) }
    expect(await at.hold({ form: { people: ['Ben'] } })).toEqual(spent)
    await db.updateTable('booking').set({ state: 'lapsed' }).execute()
    expect(await at.hold()).toEqual(spent)
    await db.deleteFrom('booking').execute()
    expect(await at.hold()).toEqual(spent)
    expect(at.kind.script.sent).toEqual(['hold'])
  })
})

describe('an offer that is not held', () => {
  const next = () => referenceAfter(at.input.clientReference)

  test('for want of money tells how much', async () => {
    at.kind.script.answers.push(answered({ state: 'short' }))
    const short = {
      kind: 'short',
      shortCents: 40_000,
      availableCents: 10_000,
      totalCents: 50_000,
      nextReference: next(),
    }
    expect(await at.hold()).toEqual(short)
    expect(await at.hold()).toEqual(short)
    expect(await at.hold({ form: { people: ['Ben'] } })).toEqual(short)
    expect(await at.intent()).toMatchObject({ state: 'refused', answer: short })
    expect(at.kind.script.sent).toEqual(['hold'])
  })

  test('for want of money that nobody can tell is refused with the words of the gateway', async () => {
    at.world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
    at.kind.script.answers.push(answered({ state: 'short', message: 'Insufficient balance' }))
    const refused = { kind: 'refused', code: 'short', message: 'Insufficient balance', nextReference: next() }
    expect(await at.hold()).toEqual(refused)
    at.world.clearTroubles()
  })

  test('because the supplier failed is refused with the words of the gateway', async () => {
    at.kind.script.answers.push(answered({ state: 'failed', message: 'The airline said no' }))
    const refused = { kind: 'refused', code: 'failed', message: 'The airline said no', nextReference: next() }
    expect(await at.hold()).toEqual(refused)
    expect(await at.rows()).toEqual([])
  })

  test('is in the list of the office if the gateway has a record of it', async () => {
    const { script } = at.kind
    script.answers.push(answered({ state: 'short', reference: 'PO7' }))
    script.records.push(recorded({ reference: 'PO7', state: 'short' }))
    expect(await at.hold()).toMatchObject({ kind: 'short' })
    expect(script.reads).toBe(1)
    expect(await at.rows()).toMatchObject([{ reference: 'PO7', state: 'short', made_by: 'maya' }])
  })

  test('is not looked for where the gateway names no record, and one that cannot be read is no failure', async () => {
    const { script } = at.kind
    script.answers.push(answered({ state: 'failed', reference: '' }))
    expect(await at.hold()).toMatchObject({ kind: 'refused', code: 'failed' })
    expect(script.reads).toBe(0)
    at.input = { ...at.input, clientReference: next() }
    script.answers.push(answered({ state: 'failed', reference: 'PO7' }))
    script.unread = lost
    expect(await at.hold()).toMatchObject({ kind: 'refused', code: 'failed' })
    expect(await at.rows()).toEqual([])
  })

  test('because it is booked already names that booking, if the desk knows it', async () => {
    at.kind.script.answers.push(answered({ state: 'duplicate' }), answered())
    expect(await at.hold()).toEqual({ kind: 'duplicate', existing: null, nextReference: next() })
  })

  test('because the answer is that of another attempt is a duplicate', async () => {
    const elsewhere = recorded({ clientReference: 'TD-another', leadName: 'Ben' })
    at.kind.script.answers.push(answered())
    at.kind.script.records.push(elsewhere)
    expect(await at.hold()).toMatchObject({
      kind: 'duplicate',
      existing: { reference: 'PO1', state: 'held', person: null, madeBy: 'maya' },
      nextReference: next(),
    })
    expect(await at.rows()).toMatchObject([
      { client_reference: 'TD-another', offer_hash: bodyHash(at.input.offerCode) },
    ])
    expect(await at.intent()).toMatchObject({ state: 'refused' })
  })

  test('because the gateway repeats a booking that has ended may be tried anew (gap 242)', async () => {
    at.kind.script.answers.push(answered())
    at.kind.script.records.push(recorded({ state: 'cancelled', clientReference: at.input.clientReference }))
    const nextReference = referenceAfter(at.input.clientReference)
    expect(await at.hold()).toEqual({ kind: 'not-booked', nextReference })
    expect(await at.intent()).toMatchObject({ state: 'refused' })
    expect(await at.rows()).toEqual([])
  })

  test('and is known under the reference of another attempt, is a duplicate without a reading', async () => {
    const db = await at.world.desk.store.db()
    const first = at.input
    at.kind.script.answers.push(answered(), answered())
    await at.hold()
    await db.updateTable('booking').set({ client_reference: 'TD-another' }).execute()
    const again = { ...first, clientReference: `TD-${randomUUID()}`, evenIfBooked: true }
    expect(await holdOnce(at.world.desk, at.grant, at.kind, again)).toMatchObject({ kind: 'duplicate' })
  })

  test('in a state that nobody documented is unknown', async () => {
    at.kind.script.answers.push(answered({ state: null }))
    expect(await at.hold()).toEqual({ kind: 'unknown', clientReference: at.input.clientReference })
    expect(await at.intent()).toMatchObject({ state: 'unknown' })
  })

  test('because nothing reached the gateway may be held again', async () => {
    at.kind.script.answers.push(unsent, answered())
    expect(await at.hold()).toEqual({
      kind: 'refused',
      code: 'Unavailable',
      message: "The booking service isn't responding. Nothing was sent.",
    })
    expect(await at.intent()).toMatchObject({ state: 'open', sent_at: null })
    expect(await at.hold()).toMatchObject({ kind: 'held' })
  })

  test.each([
    ['Err0101001', { kind: 'session' }],
    ['Err0102003', { kind: 'gone', code: 'Err0102003' }],
    ['Err0102004', { kind: 'revalidate' }],
    ['Err0101006', { kind: 'refused', code: 'Err0101006', message: 'No', permission: 'air_book' }],
    ['Err0106001', { kind: 'refused', code: 'Err0106001', message: 'No' }],
  ])('because of %s may be held again', async (code, outcome) => {
    at.kind.script.answers.push({ kind: 'refused', code, message: 'No', httpStatus: 200 }, answered())
    expect(await at.hold()).toEqual(outcome)
    expect(await at.intent()).toMatchObject({ state: 'open' })
    expect(await at.hold()).toMatchObject({ kind: 'held' })
  })

  test('because its checks stop it is not sent, and may be held again', async () => {
    at.kind.script.stop = { kind: 'revalidate' }
    expect(await at.hold()).toEqual({ kind: 'revalidate' })
    expect(at.kind.script.sent).toEqual([])
    at.kind.script.stop = null
    at.kind.script.answers.push(answered())
    expect(await at.hold()).toMatchObject({ kind: 'held' })
  })

  test('by a viewer is not even tried (8.2.2)', async () => {
    expect(await holdOnce(at.world.desk, at.viewer, at.kind, at.input)).toEqual({
      kind: 'refused',
      code: 'Err0101006',
      message: 'Permission denied',
      permission: 'air_book',
    })
    expect(await at.intent()).toBeNull()
  })
})
