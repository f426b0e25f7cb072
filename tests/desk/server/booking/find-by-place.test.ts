import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBookings } from '../../../../server/booking/find-bookings.ts'
import type { Desk } from '../../../../server/desk.ts'
import { nameRows } from '../../../../server/reference/name-file.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { storeFlight } from '../air/store-flight.ts'
import { deskWithNames, withoutNames } from '../desk-with-names.ts'
import { openWorld, type World } from '../world.ts'

/** Flights are found by the names of their cities and airports, in the languages of the booking service. */

let world: World
let desk: Desk
let grant: AnyGrant
let close: () => Promise<void>

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  ;({ desk, close } = await deskWithNames(world))
  await nameRows(desk, grant, 'places.json')
  // From London Heathrow, and from Tokyo Haneda, to Singapore.
  await storeFlight(world, grant, { reference: 'PO0000001', people: [['ANNA', 'KELLER']] })
  await storeFlight(world, grant, { reference: 'PO0000002', from: 'HND', people: [['SAMI', 'LONDO']] })
})
afterAll(async () => {
  await close()
  await world.close()
})

async function found(typed: string, by = desk): Promise<string[]> {
  const answer = await findBookings(by, grant, typed)
  return answer.kind === 'ok' ? answer.data.lines.map(({ reference }) => reference).sort() : []
}

test.each([
  ['Singapore', ['PO0000001', 'PO0000002']],
  ['singap', ['PO0000001', 'PO0000002']],
  ['SIN', ['PO0000001', 'PO0000002']],
  ['新加坡', ['PO0000001', 'PO0000002']],
  ['London', ['PO0000001']],
  ['Heathrow', ['PO0000001']],
  ['LON', ['PO0000001', 'PO0000002']],
  ['東京', ['PO0000002']],
  ['东京', ['PO0000002']],
  ['Haneda', ['PO0000002']],
  ['KELLER/ANNA singapore', ['PO0000001']],
  ['tokyo keller', []],
  ['Paris', []],
])('"%s"', async (typed, references) => expect(await found(typed)).toEqual(references))

test('where the names of places cannot be read, the rest is found', async () => {
  const away = withoutNames(desk)
  expect(await found('keller', away)).toEqual(['PO0000001'])
  expect(await found('Heathrow', away)).toEqual([])
})
