import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAIN_LIST, type ListTab } from '../../../../lib/booking/list-query.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { storeFlight } from '../air/store-flight.ts'
import { openWorld, type World } from '../world.ts'

// The list keeps local dates and no zones, so a service is past once its last day is over everywhere.

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each<[string, ListTab, ListTab]>([
  ['2026-11-21T01:00:00Z', 'upcoming', 'past'],
  ['2026-11-21T12:00:00Z', 'past', 'upcoming'],
])('a flight of 20 November is, at %s, %s', async (now, tab, other) => {
  const office = await world.gateway.mint()
  const grant = await world.grant(await world.signIn(office), 'signed_in')
  await storeFlight(world, grant, { reference: 'PO0000020', day: '2026-11-20' })
  const seconds = (Date.parse(now) - world.gateway.clock.now().getTime()) / 1000
  await world.gateway.advance(seconds, office.officeId)
  const list = async (tab: ListTab) => {
    const answer = await bookingsOf(world.desk, grant, { ...PLAIN_LIST, tab, sort: 'date' }, () => {})
    return answer.kind === 'read' ? answer.lines.map(({ reference }) => reference) : answer.kind
  }
  expect(await list(tab)).toEqual(['PO0000020'])
  expect(await list(other)).toEqual([])
})
