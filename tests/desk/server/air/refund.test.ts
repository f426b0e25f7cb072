import { describe, expect, test } from 'vitest'
import {
  ann,
  audited,
  ben,
  choice,
  credits,
  pageOf,
  prepareRefunds,
  reference,
  refund,
  REFUND,
  session,
  shown,
  theo,
  useTicketed,
  world,
} from './refund-desk.ts'

// A refund of e-tickets has its effect once or never (trust, section 3).

prepareRefunds()

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
    const refunds = both.booking.timeline.filter(({ verb }) => verb === 'refund')
    expect(refunds.map(({ text, who }) => [text, who])).toEqual([
      ['Partly refunded', ann.displayName],
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
    const outcome = await refund({ parts, agreedCents: (agreedCents ?? 0) + 1 })
    expect(outcome).toMatchObject({ kind: 'refused', code: 'RefundChanged' })
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
    await useTicketed(['LCY', 'DUB'])
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
    expect(bars['refund']).toBe(`You don't have permission to refund flights. Ask ${ben.displayName}`)
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
