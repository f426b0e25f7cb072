import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TimelineEntry } from '../../../../lib/booking/booking-view.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { historyOf } from '../../../../server/booking/history.ts'
import { claimIntent } from '../../../../server/intent/intent.ts'
import { appendAudit } from '../../../../server/store/audit.ts'
import { recorded, scriptedKind } from './scripted-kind.ts'
import { openWorld, type World } from '../world.ts'

const OFFICE = 'sandbox:TST-1'

let world: World
let reference: string
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  reference = randomUUID()
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute))
const iso = (minute: number) => at(minute).toISOString()

async function audit(verb: string, minute: number | null, whoName: string | null, officeId = OFFICE) {
  await inTransaction(await world.desk.store.db(), (trx) =>
    appendAudit(trx, {
      officeId,
      at: world.desk.clock.now(),
      officeAt: minute === null ? null : at(minute),
      who: 'ann',
      whoName: whoName as string,
      verb,
      reference,
      before: null,
      after: null,
      requestId: 'request-of-a-test',
    }),
  )
}

function timeline(...entries: readonly TimelineEntry[]) {
  const booking = recorded({ reference, timeline: entries })
  return historyOf(world.desk, OFFICE, scriptedKind(), booking)
}

const held = { at: iso(0), text: 'Held', who: 'Ann', verb: null }

describe('the timeline of a booking', () => {
  test('has of each verb who did it and when, where the record does not say', async () => {
    await audit('air.order-ticket', 5, 'Ben')
    const ordered = { at: null, text: 'Ticket ordered', who: null, verb: 'order' }
    const made = { at: iso(6), text: 'Ticketed', who: 'the booking service', verb: null }
    const recordedAt = world.desk.clock.now().toISOString()
    const entry = { ...ordered, at: iso(5), who: 'Ben', recordedAt }
    expect(await timeline(held, ordered, made)).toEqual([held, entry, made])
  })

  test('has what the record says, where both know it', async () => {
    await audit('air.order-ticket', 5, 'Ben')
    const ordered = { at: iso(4), text: 'Ticket ordered', who: 'Cleo', verb: 'order' }
    const recordedAt = world.desk.clock.now().toISOString()
    expect(await timeline(held, ordered)).toEqual([held, { ...ordered, recordedAt }])
  })

  test('has verbs that leave no trace in the record, in order of time', async () => {
    await audit('air.order-ticket', 3, 'Ben')
    await audit('air.cancel', 9, null)
    const made = { at: iso(6), text: 'Ticketed', who: null, verb: null }
    expect(await timeline(held, made)).toMatchObject([
      held,
      { at: iso(3), text: 'Ticket ordered', who: 'Ben', verb: 'order' },
      made,
      { at: iso(9), who: 'ann', verb: 'cancel' },
    ])
  })

  test('has an entry without a time before the one that followed it', async () => {
    await audit('air.order-ticket', null, 'Ben')
    const made = { at: iso(6), text: 'Ticketed', who: null, verb: null }
    expect((await timeline(held, made)).map(({ text }) => text)).toEqual([
      'Held',
      'Ticket ordered',
      'Ticketed',
    ])
    expect((await timeline(made)).map(({ text }) => text)).toEqual(['Ticketed', 'Ticket ordered'])
  })

  test('has a verb that was done twice twice, each with the record nearest to it', async () => {
    await audit('air.cancel', 5, 'Ben')
    await audit('air.cancel', 9, 'Cleo')
    const cancelled = { at: iso(9), text: 'Cancelled', who: null, verb: 'cancel' }
    expect((await timeline(held, cancelled)).map(({ at, who }) => [at, who])).toEqual([
      [iso(0), 'Ann'],
      [iso(5), 'Ben'],
      [iso(9), 'Cleo'],
    ])
  })

  test('says what a person did without this desk, and not so what the desk has sent or nobody did', async () => {
    const cancelled = { at: iso(9), text: 'Cancelled', who: null, verb: 'cancel' }
    const lapsed = { ...cancelled, who: 'the booking service' }
    expect(await timeline(held, cancelled)).toEqual([held, { ...cancelled, elsewhere: true }])
    expect(await timeline(held, lapsed)).toEqual([held, lapsed])
    const key = { officeId: OFFICE, verb: 'air.cancel', reference }
    await claimIntent(world.desk, key, { bodyHash: 'x', by: 'ann' })
    expect(await timeline(held, cancelled)).toEqual([held, cancelled])
  })

  test('has what this desk noticed and somebody saw, by the names of its own events', async () => {
    await audit('booking.adopted', 1, 'Ben')
    await audit('booking.attended', 4, 'Cleo')
    await audit('booking.observed', 5, 'the booking service')
    await audit('air.refund 1112223334445', 6, 'Ann')
    expect((await timeline(held)).map(({ text, moves }) => [text, moves])).toEqual([
      ['Held', undefined],
      ['Imported', undefined],
      ['Marked as handled', undefined],
      ['Partly refunded', 'refund'],
    ])
  })

  test('has nothing of other bookings, offices and operations', async () => {
    await audit('air.cancel', 5, 'Ben', 'sandbox:ANOTHER')
    await audit('air.book', 5, 'Ben')
    expect(await timeline(held)).toEqual([held])
    reference = randomUUID()
    expect(await timeline(held)).toEqual([held])
  })
})
