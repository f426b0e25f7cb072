import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import { refundPreview } from '../../../lib/air/refund-preview.ts'
import type { ChosenParts } from '../../../lib/booking/chosen-parts.ts'
import { airKind } from '../../../server/air/air-kind.ts'
import { actOn, type ActOptions } from '../../../server/booking/act.ts'
import { attentionLines } from '../../../server/booking/attention.ts'
import { bookingPageOf } from '../../../server/booking/page.ts'
import type { AnyGrant } from '../../../server/session/grant.ts'
import { heldFlight } from '../../setup/air.ts'
import type { MintedOffice } from '../../setup/gateway.ts'
import { openWorld, type Trouble, type World } from './world.ts'

// Refunds of e-tickets: whatever happens on the way, none is credited twice (trust, section 3).

let world: World
let office: MintedOffice
let ann: AnyGrant
let ben: AnyGrant
let theo: AnyGrant
let reference: string

beforeAll(async () => {
  world = await openWorld({ gateway: { dedupe: false } })
  office = await world.gateway.mint({
    balance: '90000.00',
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'admin' },
      { userName: 'theo', role: 'viewer' },
    ],
  })
  ann = await world.grant(await world.signIn(office), 'signed_in')
  ben = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
  theo = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clearTroubles()
  reference = await ticketed(['LCY', 'EDI'])
})

const session = () => ({ SessionId: ann.gatewaySession.reveal() })
const REFUND = '/Air/AirRefund'

/** A ticketed booking of ann for two adults that the desk has read. */
async function ticketed([from, to]: [string, string]): Promise<string> {
  const legs: [string, string, string][] = [[from, to, '2026-12-20']]
  const made = await heldFlight(world.gateway, session().SessionId, { legs, mix: { adults: 2 } })
  await world.gateway.mustCall('air.order-ticket', { ...session(), UniqueId: made })
  await world.gateway.advance(10)
  await pageOf(ann, made)
  return made
}

async function pageOf(grant: AnyGrant, of = reference) {
  const page = await bookingPageOf(world.desk, grant, of)
  if (page.kind !== 'read') throw new Error(page.kind)
  return { ...page, booking: page.booking as AirBookingView }
}

/** What a person sees in the dialog. */
async function shown() {
  const { booking } = await pageOf(ann)
  const display = await world.gateway.mustCall('air.refund-display', { ...session(), UniqueId: reference })
  return refundPreview(booking, display).rows
}

/** The choice of some e-tickets, by their places. */
async function choice(...places: number[]): Promise<ChosenParts> {
  const rows = (await shown()).filter((_, place) => places.includes(place))
  return {
    parts: rows.map(({ number }) => number),
    agreedCents: rows.reduce((sum, { backCents }) => sum + (backCents ?? 0), 0),
  }
}

const refund = (chosen: ChosenParts, grant = ann, more: ActOptions = {}) =>
  actOn(world.desk, grant, airKind, 'refund', reference, { chosen, ...more })

async function credits() {
  const statement = await world.gateway.mustCall('wallet.statement', { ...session(), PerPage: 200 })
  return statement.Entries.filter((entry) => entry.Reference === reference && entry.Kind === 'refund')
}

async function audited() {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['who', 'verb', 'before_state', 'after_state', 'reason'])
    .where('reference', '=', reference)
    .where('verb', '=', 'air.refund')
    .orderBy('seq')
    .execute()
  return rows.map(({ who, before_state, after_state, reason }) => [who, before_state, after_state, reason])
}

async function intentState() {
  const db = await world.desk.store.db()
  const row = await db
    .selectFrom('intent')
    .select(['state', 'parts'])
    .where('verb', '=', 'air.refund')
    .where('client_reference', '=', reference)
    .executeTakeFirst()
  return row?.state
}

/** Why this booking needs somebody. */
async function attention() {
  const { lines } = await attentionLines(world.desk, ann, new Date(world.time.millis).toISOString())
  return lines.find(({ line }) => line.reference === reference)?.attention.reason ?? null
}

describe('a refund of one ticket, then of the rest', () => {
  test('is credited, counted and told each time', async () => {
    const [first, second] = await shown()
    if (!first || !second) throw new Error('two e-tickets')
    // 60.00 of the fare are shared by the two tickets, which cost the same.
    expect([first.penaltyCents, second.penaltyCents]).toEqual([3_000, 3_000])
    expect(first.backCents).toBe((first.paidCents ?? 0) - 3_000)

    expect(await refund(await choice(0))).toEqual({ kind: 'done' })
    const one = await pageOf(ann)
    expect(one.booking).toMatchObject({
      state: 'partly-refunded',
      travellers: [
        { eTickets: [{ refunded: true, refundedCents: first.backCents }] },
        { eTickets: [{ refunded: false, refundedCents: null }] },
      ],
      money: {
        place: 'charged',
        settlement: { feeCents: 3_000, refundedCents: first.backCents },
      },
    })
    expect(await credits()).toMatchObject([{ Amount: (first.backCents ?? 0) / 100 }])
    expect((await shown()).map(({ standing }) => standing)).toEqual(['refunded', 'open'])

    expect(await refund(await choice(1))).toEqual({ kind: 'done' })
    const both = await pageOf(ann)
    expect(both.booking).toMatchObject({
      state: 'refunded',
      money: { settlement: { feeCents: 6_000 } },
    })
    expect(await credits()).toHaveLength(2)
    expect(await audited()).toEqual([
      ['ann', 'ticketed', 'partly-refunded', null],
      ['ann', 'partly-refunded', 'refunded', null],
    ])
    const told = both.booking.timeline.filter(({ verb }) => verb === 'refund')
    expect(told.map(({ text, who }) => [text, who])).toEqual([
      ['E-tickets refunded', ann.displayName],
      ['Refunded', ann.displayName],
    ])
  })

  test('is sent once, however often the same is asked for', async () => {
    const before = world.calls(REFUND)
    const chosen = await choice(0)
    const all = await Promise.all([
      refund(chosen),
      refund(chosen),
      refund(chosen, ben, { reason: 'asked to' }),
    ])
    expect(all.filter(({ kind }) => kind === 'done').length).toBeGreaterThanOrEqual(2)
    expect(await refund(chosen)).toEqual({ kind: 'done' })
    expect(world.calls(REFUND)).toBe(before + 1)
    expect(await credits()).toHaveLength(1)
  })

  test('of two people at once, each another ticket, is never sent while the other is under way', async () => {
    const [first, second] = [await choice(0), await choice(1)]
    let other: unknown
    world.meanwhile(REFUND, async () => {
      other = await refund(second, ben, { reason: 'asked to' })
    })
    expect(await refund(first)).toEqual({ kind: 'done' })
    expect(other).toMatchObject({ kind: 'refused', code: 'EarlierOpen' })
    expect(await credits()).toHaveLength(1)
    expect(await refund(second)).toEqual({ kind: 'done' })
    expect(await credits()).toHaveLength(2)
  })
})

describe('what the person agreed to', () => {
  test('is what is sent: other amounts are refused before', async () => {
    const before = world.calls(REFUND)
    const { parts, agreedCents } = await choice(0)
    const asked = await refund({ parts, agreedCents: (agreedCents ?? 0) + 1 })
    expect(asked).toMatchObject({ kind: 'refused', code: 'RefundChanged' })
    expect(world.calls(REFUND)).toBe(before)
    expect(await refund({ parts, agreedCents })).toEqual({ kind: 'done' })
  })

  test('is gone where a ticket was refunded elsewhere, or is not of this booking', async () => {
    const chosen = await choice(0, 1)
    await world.gateway.mustCall('air.refund', {
      ...session(),
      UniqueId: reference,
      RefundType: 1,
      EticketNumbers: chosen.parts.slice(0, 1),
      RefundPaymentMode: 1,
    })
    expect(await refund(chosen)).toMatchObject({ code: 'RefundChanged' })
    expect(await refund({ parts: ['1252400000000'], agreedCents: 0 })).toMatchObject({
      code: 'RefundChanged',
    })
    expect(await refund({ parts: [], agreedCents: 0 })).toMatchObject({ code: 'NothingChosen' })
    expect(await credits()).toHaveLength(1)
  })

  test('is nothing for a fare that is not refundable', async () => {
    reference = await ticketed(['LCY', 'DUB'])
    expect((await shown()).map(({ standing }) => standing)).toEqual(['barred', 'barred'])
    expect(await refund(await choice(0))).toMatchObject({ code: 'RefundChanged' })
    expect(await credits()).toEqual([])
  })

  test('counts what was paid where the service does not say what comes back', async () => {
    const [first] = await shown()
    const without = (body: object) => {
      const answer = body as { EticketNumbers: Record<string, unknown>[] }
      for (const ticket of answer.EticketNumbers) delete ticket['RefundAmount']
      return answer
    }
    const chosen = { parts: [first?.number ?? ''], agreedCents: (first?.paidCents ?? 0) - 3_000 }
    world.rewrite('/Air/AirRefundDisplay', without)
    expect(await refund(chosen)).toEqual({ kind: 'done' })
  })
})

describe('who', () => {
  test('may do it is told before: a viewer lacks the permission, a colleague is no owner', async () => {
    const { bars, reasonFor } = await pageOf(theo)
    expect(bars['refund']).toBe(
      `You don't have permission to refund flights (air_refund). Ask ${ben.displayName}`,
    )
    expect(reasonFor).toBeNull()
    expect(await refund(await choice(0), theo)).toMatchObject({ permission: 'air_refund' })
    expect((await pageOf(ann)).bars['refund']).toBeNull()
  })

  test('as an admin says why for a colleague, and the change log keeps it', async () => {
    const chosen = await choice(0)
    expect(await refund(chosen, ben)).toMatchObject({ code: 'ReasonMissing' })
    expect(await refund(chosen, ben, { reason: 'she is ill' })).toEqual({ kind: 'done' })
    expect(await audited()).toEqual([['ben', 'ticketed', 'partly-refunded', 'she is ill']])
  })
})

describe('an answer that is lost', () => {
  test('before the refund is sent leaves nothing behind', async () => {
    const chosen = await choice(0)
    world.trouble('/Air/AirRefundDisplay', 'server-error', 'server-error', 'server-error')
    expect(await refund(chosen)).toMatchObject({ kind: 'refused', code: 'Unavailable' })
    world.clearTroubles()
    expect(await intentState()).toBe('open')
    expect(await refund(chosen)).toEqual({ kind: 'done' })
    expect(await credits()).toHaveLength(1)
  })

  test.each(['lose-reply', 'malformed'] as const)(
    'on the way back (%s) is read from the record',
    async (kind) => {
      const chosen = await choice(0)
      world.trouble(REFUND, kind)
      expect(await refund(chosen)).toEqual({ kind: 'done' })
      expect(await credits()).toHaveLength(1)
      expect(await audited()).toHaveLength(1)
    },
  )

  test.each(['lose-request', 'server-error', 'not-found'] as const satisfies readonly Trouble[])(
    'on the way there (%s) is not sent again until it can no longer arrive',
    async (kind) => {
      const chosen = await choice(0)
      const before = world.calls(REFUND)
      world.trouble(REFUND, kind)
      const first = await refund(chosen)
      expect(first).toMatchObject({ kind: 'unknown' })
      expect(first).toHaveProperty('message', expect.stringContaining('Do not do it elsewhere'))
      expect(await intentState()).toBe('unknown')
      expect(await attention()).toBe('unanswered')
      world.pass(69)
      expect(await refund(chosen)).toMatchObject({ kind: 'unknown' })
      expect(await refund(await choice(1))).toMatchObject({ code: 'EarlierOpen' })
      expect(world.calls(REFUND)).toBe(before + 1)

      expect((await pageOf(ann)).unanswered).toContain('Outcome unknown')

      world.pass(1)
      expect(await refund(chosen)).toMatchObject({ kind: 'refused', code: 'NotDone' })
      expect((await pageOf(ann)).unanswered).toBeNull()
      expect(await attention()).toBeNull()
      expect(await refund(chosen)).toEqual({ kind: 'done' })
      expect(await credits()).toHaveLength(1)
    },
  )

  test('holds another choice back until the first is known to have failed, and says when the session ends', async () => {
    const [first, second] = [await choice(0), await choice(1)]
    world.trouble(REFUND, 'lose-request')
    expect(await refund(first)).toMatchObject({ kind: 'unknown' })
    const sent = world.calls(REFUND)
    world.pass(71)
    world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
    expect(await refund(second)).toMatchObject({ kind: 'refused', code: 'EarlierOpen' })
    world.clearTroubles()
    world.pass(60)
    const ended = await world.grant(await world.signIn(office), 'signed_in')
    await world.gateway.call('session.end', { SessionId: ended.gatewaySession.reveal() })
    expect(await refund(second, ended)).toEqual({ kind: 'session' })
    expect(world.calls(REFUND)).toBe(sent)
    expect(await refund(second)).toEqual({ kind: 'done' })
    expect(world.calls(REFUND)).toBe(sent + 1)
    const { booking } = await pageOf(ann)
    const refunded = booking.travellers.flatMap(({ eTickets }) =>
      eTickets.filter((ticket) => ticket.refunded),
    )
    expect(refunded.map(({ number }) => number)).toEqual(second.parts)
  })

  test('is no notice while it is being sent: who sends it finds out', async () => {
    const chosen = await choice(0)
    let opened: Awaited<ReturnType<typeof pageOf>> | undefined
    world.meanwhile(REFUND, async () => {
      opened = await pageOf(theo)
    })
    expect(await refund(chosen)).toEqual({ kind: 'done' })
    expect(opened?.unanswered).toBeNull()
    expect(await audited()).toHaveLength(1)
  })

  test('of one that arrives later is found when the booking is opened, by anybody', async () => {
    const chosen = await choice(0)
    world.trouble(REFUND, 'lose-request')
    expect(await refund(chosen)).toMatchObject({ kind: 'unknown' })
    await world.gateway.mustCall('air.refund', {
      ...session(),
      UniqueId: reference,
      RefundType: 1,
      EticketNumbers: [...chosen.parts],
      RefundPaymentMode: 1,
    })
    expect(await pageOf(theo)).toMatchObject({ booking: { state: 'partly-refunded' }, unanswered: null })
    expect(await intentState()).toBe('done')
    expect(await audited()).toMatchObject([['ann', expect.any(String), 'partly-refunded', null]])
    expect(await refund(chosen)).toEqual({ kind: 'done' })
    expect(await credits()).toHaveLength(1)
  })

  test('is in the change log with the name and the reason of who sent it, whoever finds the outcome', async () => {
    const chosen = await choice(0)
    world.trouble(REFUND, 'lose-request')
    expect(await refund(chosen, ben, { reason: 'she is ill' })).toMatchObject({ kind: 'unknown' })
    await world.gateway.mustCall('air.refund', {
      ...session(),
      UniqueId: reference,
      RefundType: 1,
      EticketNumbers: [...chosen.parts],
      RefundPaymentMode: 1,
    })
    await pageOf(theo)
    expect(await audited()).toMatchObject([['ben', expect.any(String), 'partly-refunded', 'she is ill']])
    const { booking } = await pageOf(ann)
    expect(booking.timeline.find(({ verb }) => verb === 'refund')).toMatchObject({ who: ben.displayName })
    // Pressing again for the same e-ticket does not make it another person's either.
    const other = await choice(1)
    world.trouble(REFUND, 'lose-request')
    expect(await refund(other, ben, { reason: 'she is still ill' })).toMatchObject({ kind: 'unknown' })
    world.pass(71)
    await world.gateway.mustCall('air.refund', { ...session(), UniqueId: reference, RefundType: 3 })
    expect(await refund(other)).toEqual({ kind: 'done' })
    expect((await audited()).map(([who, , , reason]) => [who, reason])).toEqual([
      ['ben', 'she is ill'],
      ['ben', 'she is still ill'],
    ])
  })

  test('stays unknown while neither the record nor the preview can prove anything, however late', async () => {
    const chosen = await choice(0)
    world.trouble(REFUND, 'lose-request')
    expect(await refund(chosen)).toMatchObject({ kind: 'unknown' })
    world.pass(3600)
    world.trouble('/Air/AirRefundDisplay', 'server-error', 'server-error', 'server-error')
    const late = await refund(chosen)
    expect(late).toHaveProperty('message', expect.stringContaining('Ask it with the reference'))
    world.clearTroubles()
    world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
    expect(await refund(chosen)).toMatchObject({ kind: 'unknown' })
    world.clearTroubles()
    expect(await attention()).toBe('unanswered')
    expect((await pageOf(ann)).unanswered).toContain('was not done')
    expect(await attention()).toBeNull()
    expect(await intentState()).toBe('refused')
    expect(await credits()).toEqual([])
  })
})
