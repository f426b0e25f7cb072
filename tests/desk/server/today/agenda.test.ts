import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../../../../server/desk.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { agendaOf } from '../../../../server/today/agenda.ts'
import { storeFlight } from '../air/store-flight.ts'
import { deskWithNames, withoutNames } from '../desk-with-names.ts'
import { openWorld, type World } from '../world.ts'

// The agenda where the office has a new day and the west does not. Of a flight that day is over when it has
// left, by the clocks of its airport (decision 19).

let world: World
let desk: Desk
let grant: AnyGrant
let close: () => Promise<void>

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  ;({ desk, close } = await deskWithNames(world))
  const flights = [
    { reference: 'PO1', from: 'LAX', time: '20:00' }, // 04:00 UTC on 25 November
    { reference: 'PO2', from: 'LAX', time: '16:15' }, // 00:15 UTC
    { reference: 'PO3', from: 'HNL', time: '14:45' }, // 00:45 UTC
    { reference: 'PO4', from: 'LHR', time: '23:55' },
    { reference: 'PO5', from: 'ZZZ', time: '23:55' },
    { reference: 'PO6', from: 'LAX', time: '20:00', state: 'cancelled' },
  ]
  for (const flight of flights) await storeFlight(world, grant, { day: '2026-11-24', ...flight })
  await storeFlight(world, grant, { reference: 'PO7', day: '2026-11-25', from: 'LHR' })
})
afterAll(async () => {
  await close()
  await world.close()
})

const listed = async (now: string, of: Desk = desk) => {
  const { days, upcoming } = await agendaOf(of, grant, now)
  const texts = days.flatMap(({ day, count, lines }) =>
    count === 0 ? [] : [`${day} ${lines.map(({ reference }) => reference).join(' ')}`],
  )
  return { texts, first: days[0]?.day, days: days.length, upcoming }
}

test('begins with what is still to leave where it is yesterday', async () => {
  expect(await listed('2026-11-25T00:30:00.000Z')).toEqual({
    texts: ['2026-11-24 PO3 PO1', '2026-11-25 PO7'],
    first: '2026-11-24',
    days: 8,
    upcoming: 3,
  })
})

test('begins with today once it has left', async () => {
  expect(await listed('2026-11-25T04:00:00.000Z')).toEqual({
    texts: ['2026-11-25 PO7'],
    first: '2026-11-25',
    days: 7,
    upcoming: 1,
  })
})

test('begins with today where no zone can be read', async () => {
  const alone = withoutNames(desk)
  expect((await listed('2026-11-25T00:30:00.000Z', alone)).texts).toEqual(['2026-11-25 PO7'])
})
