import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airKind } from '../../../gateway/domain/air/air-kind.ts'
import type { AirBooking } from '../../../gateway/domain/air/air-booking.ts'
import { moveBooking } from '../../../gateway/domain/booking/move.ts'
import { runDue } from '../../../gateway/domain/booking/run-due.ts'
import { lockRow } from '../../../gateway/domain/booking/touch.ts'
import { charge } from '../../../gateway/domain/wallet/resolve-hold.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Tx } from '../../../gateway/store/transaction.ts'
import { openOffice, START, valueOf, type Office } from './office.ts'
import { expectLedger, walletOf } from './stored.ts'
import { untilOneWaits } from './waiting.ts'
import { openWorld, type World } from './world.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

const minute = (count: number) => new Date(Date.parse(START) + count * 60_000)
const where = () => ({ services: world.services, officeId: office.officeId })

/** Works on a locked booking of the office in one transaction. */
function on<T>(reference: string, work: (tx: Tx, booking: AirBooking) => Promise<T>): Promise<T> {
  return inTransaction(world.services.db, async (tx) => {
    const row = await lockRow(tx, { officeId: office.officeId, reference })
    if (!row) throw new Error(`no booking ${reference}`)
    return work(tx, airKind.bookingOf(row))
  })
}

const move = (reference: string, trigger: 'order-ticket' | 'issue' | 'refund', change: object = {}) =>
  on(reference, (tx, booking) =>
    moveBooking(tx, airKind, booking, trigger, { at: minute(1), requestId: null, ...change }),
  )

test('each move dates what it changes, and keeps who ordered and which request it was', async () => {
  const { reference } = valueOf(await office.book())
  const before = await on(reference, async (_, booking) => booking)
  const ordered = await move(reference, 'order-ticket', { requestId: 'ordering', orderedBy: 'BEN' })
  expect(ordered).toEqual({
    ...before,
    state: 'ticketing',
    ordered_by: 'BEN',
    request_id: 'ordering',
    updated_at: minute(1),
    lapses_at: null,
  })
  const issued = await move(reference, 'issue', { at: minute(2) })
  expect(issued).toEqual({
    ...ordered,
    state: 'ticketed',
    updated_at: minute(2),
    confirmed_at: minute(2),
  })
  const detail = { ...before.detail, issueDueAt: '2026-11-20T10:00:00.000Z' }
  const refunded = await move(reference, 'refund', { at: minute(3), refundCents: 1n, detail })
  expect(refunded).toEqual({
    ...issued,
    state: 'refunded',
    updated_at: minute(3),
    cancelled_at: minute(3),
    detail,
  })
  expect(await on(reference, async (_, booking) => booking)).toEqual(refunded)
})

test('a move gives the seats and the fare back when it ends the booking, and not before', async () => {
  const { reference } = valueOf(await office.book({ seatsLeft: 4, adults: 2, flightNumber: '77' }))
  const taken = async () => {
    const seats = await world.services.db
      .selectFrom('seat')
      .select('seats')
      .where('office_id', '=', office.officeId)
      .execute()
    const keys = await world.services.db
      .selectFrom('active_offer')
      .select('offer_key')
      .where('reference', '=', reference)
      .execute()
    return [seats.reduce((sum, row) => sum + row.seats, 0) > 0, keys.length > 0]
  }
  await move(reference, 'order-ticket')
  expect(await taken()).toEqual([true, true])
  await move(reference, 'issue')
  expect(await taken()).toEqual([true, true])
  await move(reference, 'refund', { refundCents: 1n })
  expect(await taken()).toEqual([false, false])
})

test('money that the clock moves names the request of the booking', async () => {
  const { reference } = valueOf(await office.book())
  await move(reference, 'order-ticket', { requestId: 'ordering' })
  await move(reference, 'issue')
  await move(reference, 'refund', { requestId: 'refunding', refundCents: 1n })
  const transfers = await world.services.db
    .selectFrom('transfer')
    .select(['kind', 'request_id'])
    .where('reference', '=', reference)
    .orderBy('transfer_id')
    .execute()
  expect(transfers.slice(1)).toEqual([
    { kind: 'charge', request_id: 'ordering' },
    { kind: 'refund', request_id: 'refunding' },
  ])
})

describe('the sweeper', () => {
  test('leaves a timer that came too early for the next sweep', async () => {
    const { reference } = valueOf(await office.book())
    const timers = () => world.services.db.selectFrom('timer').selectAll().where('subject', '=', reference)
    await world.services.db
      .updateTable('timer')
      .set({ due_at: world.clock.now() })
      .where('subject', '=', reference)
      .execute()
    expect(await runDue(world.services, office.officeId)).toEqual([])
    expect(await timers().execute()).toHaveLength(1)
  })

  test('holds no timer while it waits for a booking', async () => {
    const { reference } = valueOf(await office.book())
    world.clock.advanceSeconds(600)
    let swept: Promise<unknown> = Promise.resolve()
    await inTransaction(world.services.db, async (tx) => {
      await lockRow(tx, { officeId: office.officeId, reference })
      swept = runDue(world.services, office.officeId)
      await untilOneWaits(tx)
      const free = tx.selectFrom('timer').select('timer_id').where('subject', '=', reference)
      expect(await free.forUpdate().skipLocked().execute()).toHaveLength(1)
    })
    await swept
  })
})

describe('a refund', () => {
  async function ticketed(): Promise<string> {
    const { reference } = valueOf(await office.book({ totalCents: 50_000 }))
    await move(reference, 'order-ticket')
    await move(reference, 'issue')
    return reference
  }

  test('of nothing moves no money', async () => {
    const reference = await ticketed()
    expect(await move(reference, 'refund', { refundCents: 0n })).toMatchObject({ state: 'refunded' })
    expect(await walletOf(where())).toEqual({ balanceCents: 950_000n, heldCents: 0n })
    await expectLedger(where())
  })

  test('of more than was charged is a defect, and changes nothing', async () => {
    const reference = await ticketed()
    await expect(move(reference, 'refund', { refundCents: 50_001n })).rejects.toThrow(
      `more is refunded than booking ${reference} was charged`,
    )
    expect(await on(reference, async (_, { state }) => state)).toBe('ticketed')
  })

  test('without an amount is a defect', async () => {
    const reference = await ticketed()
    await expect(move(reference, 'refund')).rejects.toThrow(`booking ${reference}: how much is refunded?`)
  })
})

describe('a booking that disagrees with the ledger', () => {
  test('has no hold: it cannot be released', async () => {
    const { reference } = valueOf(await office.book())
    const released = on(reference, (tx, booking) =>
      moveBooking(tx, airKind, { ...booking, hold_id: null }, 'cancel', { at: minute(1), requestId: null }),
    )
    await expect(released).rejects.toThrow(`booking ${reference} has no hold to release`)
  })

  test('has a hold that was ended before: it cannot be released', async () => {
    const { reference } = valueOf(await office.book())
    const released = on(reference, async (tx, booking) => {
      const held = { officeId: office.officeId, at: minute(1), requestId: null }
      await charge(tx, { ...held, holdId: booking.hold_id ?? 0n })
      return moveBooking(tx, airKind, booking, 'cancel', { at: minute(1), requestId: null })
    })
    await expect(released).rejects.toThrow(`the hold of booking ${reference} was ended before`)
  })
})
