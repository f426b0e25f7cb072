import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityMoves, type ActivityState } from '../../../contract/activity/booking-states.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { openActivityOffice, refusalOf, type ActivityOffice } from './activity-office.ts'

const DAY = 86_400

let gateway: TestGateway
let office: ActivityOffice
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  office = await openActivityOffice(gateway)
})
afterEach(async () => {
  expect(await checkLedger(gateway.services.db, office.officeId)).toEqual([])
})

/** How a booking of a scenario is brought into each state, over HTTP and by the clock alone. */
const ways: Record<ActivityState, { title: string; steps: readonly ('confirm' | 'cancel' | number)[] }> = {
  reserved: { title: 'Instant Confirmation', steps: [] },
  waiting: { title: 'On Request', steps: ['confirm'] },
  approved: { title: 'Instant Confirmation', steps: ['confirm', 5] },
  cancellation_requested: { title: 'Instant Confirmation', steps: ['cancel'] },
  cancelled: { title: 'Instant Confirmation', steps: ['confirm', 'cancel', 1] },
  expired: { title: 'Instant Confirmation', steps: [1800] },
  rejected: { title: 'Rejected by Supplier', steps: ['confirm', 5] },
  refunded: { title: 'Half Back', steps: ['confirm', 5, 'cancel', 1] },
  refund_declined: { title: 'Refund Declined', steps: ['confirm', 5, 'cancel', 1] },
}

async function bring(state: ActivityState): Promise<string> {
  const { title, steps } = ways[state]
  const { uuid } = await office.reserve(title)
  for (const step of steps) {
    if (typeof step === 'number') await office.advance(step)
    else expect((await office.move(uuid, step)).status).toBe(200)
  }
  return uuid
}

test.each(Object.keys(ways) as ActivityState[])('%s is reached', async (state) => {
  const uuid = await bring(state)
  const record = await office.read(uuid)
  expect(record.status).toBe(state)
  expect(record.uuid).toBe(uuid)
  const rels = record.links.map(({ rel }) => rel)
  const only = ['self', 'productType', 'product']
  expect(rels.toSorted()).toEqual(
    state === 'reserved' ? [...only, 'confirm', 'cancel'].toSorted() : only.toSorted(),
  )
})
