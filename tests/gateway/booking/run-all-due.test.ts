import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { runAllDue } from '../../../gateway/domain/booking/run-due.ts'
import { lockRow } from '../../../gateway/domain/booking/touch.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { bookingsOf } from './stored.ts'
import { untilOneWaits } from './waiting.ts'
import { openWorld, type World } from './world.ts'

/** The sweeper runs the jobs of some offices at a time: one that waits or fails keeps no other waiting. */

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Held = { office: Office; reference: string }

async function heldAt(count: number): Promise<Held[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const office = await openOffice(world.services)
      return { office, reference: valueOf(await office.book()).reference }
    }),
  )
}

async function statesOf(held: readonly Held[]): Promise<string[]> {
  const rows = await Promise.all(
    held.map(({ office }) => bookingsOf({ services: world.services, officeId: office.officeId })),
  )
  return rows.flat().map(({ state }) => state)
}

test('an office whose booking is busy keeps no other office waiting', async () => {
  const [busy, ...others] = await heldAt(6)
  if (!busy) throw new Error('no office')
  world.clock.advanceSeconds(601)
  let swept: Promise<unknown> = Promise.resolve()
  await inTransaction(world.services.db, async (tx) => {
    await lockRow(tx, { officeId: busy.office.officeId, reference: busy.reference })
    swept = runAllDue(world.services)
    await untilOneWaits(tx)
    await vi.waitFor(async () => expect(await statesOf(others)).toEqual(Array(5).fill('cancelled')), 10_000)
  })
  await swept
  expect(await statesOf([busy])).toEqual(['cancelled'])
})

test('a job that fails is reported once all others were done', async () => {
  const held = await heldAt(6)
  const [broken, ...others] = held
  if (!broken) throw new Error('no office')
  await world.services.db
    .updateTable('booking')
    .set({ hold_id: null })
    .where('office_id', '=', broken.office.officeId)
    .execute()
  world.clock.advanceSeconds(601)
  await expect(runAllDue(world.services)).rejects.toThrow('has no hold to release')
  expect(await statesOf(others)).toEqual(Array(5).fill('cancelled'))
  expect(await statesOf([broken])).toEqual(['held'])
})
