import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTimers } from '../../../gateway/timers.ts'
import type { Services } from '../../../gateway/services.ts'
import { openOffice, valueOf } from './office.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function stateInStore(reference: string) {
  const row = await world.services.db
    .selectFrom('booking')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return row.state
}

test('the sweeper ends a hold that nobody looks at, and stops when told', async () => {
  const office = await openOffice(world.services)
  const { reference } = valueOf(await office.book())
  const timers = startTimers(world.services, { everyMs: 5 })
  expect(await stateInStore(reference)).toBe('held')
  world.clock.advanceSeconds(600)
  await vi.waitFor(async () => expect(await stateInStore(reference)).toBe('cancelled'), { timeout: 5000 })
  await timers.stop()
})

test('a sweep that fails is told, and the next one works', async () => {
  const office = await openOffice(world.services)
  const { reference } = valueOf(await office.book())
  world.clock.advanceSeconds(600)
  const errors: unknown[] = []
  let failures = 2
  const clock = {
    now: () => {
      if (failures > 0) {
        failures -= 1
        throw new Error('away for a moment')
      }
      return world.clock.now()
    },
  }
  const log = { info: () => undefined, error: (fields: unknown) => errors.push(fields) }
  const services = { ...world.services, clock, log: log as unknown as Services['log'] }
  const timers = startTimers(services, { everyMs: 5 })
  await vi.waitFor(async () => expect(await stateInStore(reference)).toBe('cancelled'), { timeout: 5000 })
  await timers.stop()
  expect(errors).toHaveLength(2)
})
