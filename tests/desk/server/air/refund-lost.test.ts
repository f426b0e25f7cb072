import { describe, expect, test } from 'vitest'
import {
  ann,
  attention,
  audited,
  ben,
  choice,
  credits,
  intentState,
  office,
  pageOf,
  prepareRefunds,
  reference,
  refund,
  REFUND,
  session,
  theo,
  world,
} from './refund-desk.ts'
import type { Trouble } from '../world.ts'

// Refunds of e-tickets whose answer is lost: whatever happens on the way, none is credited twice (trust,
// section 3).

prepareRefunds()

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
    expect(late).toHaveProperty('message', expect.stringContaining('Contact it with the reference'))
    world.clearTroubles()
    world.trouble('/Air/AirBookingData', 'server-error', 'server-error', 'server-error')
    expect(await refund(chosen)).toMatchObject({ kind: 'unknown' })
    world.clearTroubles()
    expect(await attention()).toBe('unanswered')
    expect((await pageOf(ann)).unanswered).toContain('was not carried out')
    expect(await attention()).toBeNull()
    expect(await intentState()).toBe('refused')
    expect(await credits()).toEqual([])
  })
})
