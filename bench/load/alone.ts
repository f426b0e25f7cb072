import { setTimeout as pause } from 'node:timers/promises'
import { deskRequests } from '../desk-requests.ts'
import type { Visit } from './call.ts'
import { deskVisit, type Agent } from './desk-day.ts'
import { officeVisit, type Office, type Places } from './office-day.ts'
import { carryOut } from './prepare.ts'
import type { Programs } from './programs.ts'
import { counted, type LoadStore } from './store.ts'

/** What one booking takes while nobody else is there. */
export type Alone = {
  name: string
  calls: number
  statements: number
  walBytes: number
}

const TIMES = 5
const IDLE_MILLIS = 3000
/** Until tickets and vouchers are issued, which belongs to the booking. */
const ISSUE_MILLIS = 6000

/**
 * Makes bookings one by one and counts what they take: search, price check, hold and payment. What the
 * programs do without any call, such as the sweep of deadlines, is measured first and taken off.
 */
export async function bookingsAlone(
  { gatewayUrl, deskUrl }: Programs,
  store: LoadStore,
  { offices, agents, places }: { offices: readonly Office[]; agents: readonly Agent[]; places: Places },
): Promise<Alone[]> {
  const startedAt = performance.now()
  const idleBefore = await store.counters()
  await pause(IDLE_MILLIS)
  const idle = counted(idleBefore, await store.counters())
  const idleFor = performance.now() - startedAt
  const requests = deskRequests(deskUrl)
  const office = (index: number): Office => {
    const found = offices[index % offices.length]
    if (!found) throw new Error('no offices')
    return found
  }
  const agent = (index: number): Agent => {
    const found = agents[index % agents.length]
    if (!found) throw new Error('no agents')
    return found
  }
  const ways: readonly { name: string; url: string; visit(index: number): Visit }[] = [
    ...(['book a flight', 'book a hotel', 'book an activity'] as const).map((kind) => ({
      name: `${kind}, at the gateway`,
      url: gatewayUrl,
      visit: (index: number) => officeVisit(kind, office(index), places, index, 'pay'),
    })),
    {
      name: 'hold a flight, at the desk',
      url: deskUrl,
      visit: (index) => deskVisit('hold', agent(index), requests, index),
    },
  ]
  const alone: Alone[] = []
  for (const { name, url, visit } of ways) {
    const before = await store.counters()
    const at = performance.now()
    let calls = 0
    for (let index = 0; index < TIMES; index += 1) calls += (await carryOut(url, visit(index))).calls
    await pause(ISSUE_MILLIS)
    const took = counted(before, await store.counters())
    const idleShare = (performance.now() - at) / idleFor
    const each = (value: number, unasked: number) => (value - unasked * idleShare) / TIMES
    alone.push({
      name,
      calls: calls / TIMES,
      statements: each(took.statements, idle.statements),
      walBytes: each(took.walBytes, idle.walBytes),
    })
  }
  return alone
}
