import { afterAll, beforeAll, expect, test } from 'vitest'
import { actOn } from '../../../../server/booking/act.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { spendFile } from '../../../../server/office/files.ts'
import { spendRows } from '../../../../server/office/files.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { addCredits } from '../wallet/ledger.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// The file of the spend has every movement of a long ledger, or says how many are missing.

let world: World
let admin: Grant<'air_book'>
beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  admin = await world.grant(await world.signIn(await world.gateway.mint(), 'admin'), 'air_book')
})
afterAll(() => world.close())

async function fileRows(): Promise<string[]> {
  const file = await spendFile(world.desk, admin, new URLSearchParams({ period: '7' }))
  return (await file.text()).trim().split('\r\n')
}

test('has a charge that stands below thousands of other movements', async () => {
  const { reference } = await holdFlight(world, admin)
  await actOn(world.desk, admin, airHandling, 'order', reference)
  await world.gateway.advance(60)
  await addCredits(world, admin, 2300)
  const total = (await fileRows()).at(-1)
  expect(total).toMatch(/^"total",/)
  expect(total).not.toMatch(/,0,0,0$/)
})

test('ends with what is not loaded yet', () => {
  const none = { chargedCents: 0, refundedCents: 0, netCents: 0 }
  const spend = { total: none, byDay: [], byFamily: [], byAgent: [] }
  const period = { from: '2026-11-01', to: '2026-11-30' }
  expect(spendRows(period, spend, 0).at(-1)?.[0]).toBe('total')
  expect(spendRows(period, spend, 200).at(-1)).toEqual(['200 older movements are not loaded yet'])
})
