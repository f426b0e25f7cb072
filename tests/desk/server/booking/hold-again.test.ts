import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { referenceAfter } from '../../../../server/booking/client-reference.ts'
import { lookUpHold } from '../../../../server/booking/look-up.ts'
import type { BookedSegment } from '../../../../lib/air/booking-view.ts'
import { occupiedBy } from '../../../../server/air/air-list.ts'
import { segmentFixture, travellerFixture } from '../../booking/segment-fixture.ts'
import { scriptedHold } from './scripted-hold.ts'
import { answered, lost, recorded, sessionLost } from './scripted-kind.ts'

/**
 * Holds of an offer that is booked already, of unknown outcome, and settled by something else (I1, I2), with
 * a gateway whose answers the test sets.
 */

const at = scriptedHold()
const flight = segmentFixture()

describe('an offer that is booked already', () => {
  async function bookedBy(lead: string, answer = answered(), segments: BookedSegment[] = []) {
    at.kind.script.answers.push(answer)
    const { clientReference } = at.input
    const travellers = segments.length > 0 ? [travellerFixture(lead)] : []
    at.kind.script.records.push(recorded({ leadName: lead, clientReference, segments, travellers }))
    await at.hold()
    at.kind.script.answers.push(answered({ reference: 'PO9' }))
    at.input = { ...at.input, clientReference: `TD-${randomUUID()}` }
  }

  test('for one of these people is asked about, and nothing is sent', async () => {
    await bookedBy('Anna Keller')
    expect(await at.hold()).toEqual({
      kind: 'booked-before',
      existing: [
        {
          ...{ reference: 'PO1', state: 'held', person: 'Anna Keller', madeBy: 'maya' },
          ...{ title: 'Flights, details not loaded yet', meeting: 'same', isRead: true },
        },
      ],
    })
    expect(at.kind.script.sent).toEqual(['hold'])
    expect(await at.intent()).toMatchObject({ state: 'open' })
    expect(await at.hold({ evenIfBooked: true })).toMatchObject({ kind: 'held', reference: 'PO9' })
  })

  test('for others is no question', async () => {
    await bookedBy('Ben')
    expect(await at.hold()).toMatchObject({ kind: 'held', reference: 'PO9' })
  })

  test('is named where the gateway refuses; the name of the traveller is told and not stored (P1)', async () => {
    await bookedBy('Anna Keller')
    at.kind.script.answers = [answered({ state: 'duplicate' })]
    const existing = { reference: 'PO1', state: 'held', person: 'Anna Keller', madeBy: 'maya' }
    const outcome = await at.hold({ evenIfBooked: true })
    expect(outcome).toMatchObject({ kind: 'duplicate', existing })
    expect(await at.intent()).toMatchObject({
      answer: { ...outcome, existing: { ...existing, person: null } },
    })
  })

  test('by several is asked about with the one that has one of these people', async () => {
    await bookedBy('Anna Keller')
    const first = at.kind.script.records[0]
    at.kind.script.records.push(
      recorded({ reference: 'PO9', leadName: 'Ben', clientReference: at.input.clientReference }),
    )
    await at.hold({ evenIfBooked: true, form: { people: ['Ben'] } })
    at.input = { ...at.input, clientReference: `TD-${randomUUID()}` }
    at.kind.script.answers = [answered({ state: 'duplicate' })]
    expect(first?.leadName).toBe('Anna Keller')
    expect(await at.hold({ evenIfBooked: true })).toMatchObject({ existing: { person: 'Anna Keller' } })
    at.input = { ...at.input, clientReference: `TD-${randomUUID()}` }
    at.kind.script.answers = [answered({ state: 'duplicate' })]
    expect(await at.hold({ evenIfBooked: true, form: { people: ['Ben'] } })).toMatchObject({
      existing: { reference: 'PO9', person: 'Ben' },
    })
  })

  test('under another code, of the same trip, is named if it has one of these people', async () => {
    at.kind.script.occupied = occupiedBy([flight])
    await bookedBy('Anna Keller', answered(), [flight])
    const refuse = async (people: string[]) => {
      at.input = { ...at.input, offerCode: `offer-${randomUUID()}`, clientReference: `TD-${randomUUID()}` }
      at.kind.script.answers = [answered({ state: 'duplicate' })]
      return at.hold({ evenIfBooked: true, form: { people } })
    }
    expect(await refuse(['Anna Keller'])).toMatchObject({
      kind: 'duplicate',
      existing: { reference: 'PO1', person: 'Anna Keller' },
    })
    expect(await refuse(['Ben'])).toMatchObject({ kind: 'duplicate', existing: null })
  })

  test('and cannot be read is asked about: who is in it is not known', async () => {
    await bookedBy('Ben')
    at.kind.script.unread = lost
    expect(await at.hold()).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference: 'PO1', person: null, isRead: false }],
    })
  })

  test('and has ended since is no question', async () => {
    await bookedBy('Anna Keller')
    const [record] = at.kind.script.records
    Object.assign(record ?? {}, { state: 'cancelled' })
    expect(await at.hold()).toMatchObject({ kind: 'held', reference: 'PO9' })
  })
})

describe('an attempt of unknown outcome', () => {
  beforeEach(() => {
    at.kind.script.answers.push(lost)
  })

  test('is looked for, and never sent again', async () => {
    const unknown = { kind: 'unknown', clientReference: at.input.clientReference }
    expect(await at.hold()).toEqual(unknown)
    expect(await at.intent()).toMatchObject({ state: 'unknown' })
    expect(await at.hold()).toEqual(unknown)
    at.kind.script.unread = sessionLost
    expect(await at.hold()).toEqual({ kind: 'session' })
    at.kind.script.unread = null
    at.kind.script.records.push(recorded({ clientReference: at.input.clientReference }))
    expect(await at.hold()).toEqual({ kind: 'held', reference: 'PO1', priceChanged: false })
    expect(at.kind.script.sent).toEqual(['hold'])
  })

  test('keeps other values waiting, because it may be booked', async () => {
    await at.hold()
    expect(await at.hold({ form: { people: ['Ben'] } })).toEqual({
      kind: 'refused',
      code: 'OtherForm',
      message:
        'Not sent: an earlier attempt to book this fare with other details is still being checked. Try again in a minute.',
    })
  })

  test('is given up when it can no longer arrive', async () => {
    await at.hold()
    at.world.pass(71)
    expect(await at.hold()).toEqual({
      kind: 'not-booked',
      nextReference: referenceAfter(at.input.clientReference),
    })
  })
})

describe('an attempt that something else settles', () => {
  test('while it is prepared is not sent', async () => {
    at.kind.script.whilePreparing = async () => {
      at.world.pass(71)
      await lookUpHold(at.world.desk, at.grant, at.kind, at.input.clientReference)
    }
    const gone = { kind: 'not-booked', nextReference: referenceAfter(at.input.clientReference) }
    expect(await at.hold()).toEqual(gone)
    expect(at.kind.script.sent).toEqual([])
  })

  test('while it is sent gets that outcome, and is recorded once', async () => {
    at.kind.script.answers.push(answered({ reference: 'PO77', priceChanged: true }))
    at.kind.script.records.push(recorded({ reference: 'PO77', clientReference: at.input.clientReference }))
    at.kind.script.whileSending = () => lookUpHold(at.world.desk, at.grant, at.kind, at.input.clientReference)
    expect(await at.hold()).toEqual({ kind: 'held', reference: 'PO77', priceChanged: false })
    const db = await at.world.desk.store.db()
    const audit = await db.selectFrom('audit').select('seq').where('reference', '=', 'PO77').execute()
    expect(audit).toHaveLength(1)
  })

  test('while it is refused gets the outcome that was told first', async () => {
    at.kind.script.answers.push(answered({ state: 'failed', message: 'No' }))
    at.kind.script.whileSending = async () => {
      at.world.pass(71)
      await lookUpHold(at.world.desk, at.grant, at.kind, at.input.clientReference)
    }
    expect(await at.hold()).toEqual({
      kind: 'not-booked',
      nextReference: referenceAfter(at.input.clientReference),
    })
  })
})
