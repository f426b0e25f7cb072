import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServiceChange } from '../../../../lib/booking/service-change.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** A reading of a booking joins the answer of the gateway with facts that the desk alone keeps. */

let world: World
let grant: AnyGrant
let reference: string

beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  reference = (await holdFlight(world, grant)).reference
})
afterAll(() => world.close())

async function read() {
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page.booking
}

async function store(row: { changed?: string; attended_at?: Date; made_by?: string; state_since?: null }) {
  const db = await world.desk.store.db()
  await db.updateTable('booking').set(row).where('reference', '=', reference).execute()
}

test('a reading says who made the booking and since when its state is so, also where the desk has not noted it', async () => {
  const ownFacts = { madeBy: grant.displayName, stateSince: '2026-11-20T09:00:00.000Z' }
  const booking = await read()
  expect(booking).toMatchObject(ownFacts)
  expect(booking.timeline[0]).toMatchObject({ who: grant.displayName })
  await store({ made_by: '', state_since: null })
  expect(await read()).toMatchObject(ownFacts)
})

test('a change that nobody here made, until somebody has seen it; a later one is shown again', async () => {
  const changed: ServiceChange = {
    about: 'price',
    at: '2026-11-20T10:00:00.000Z',
    before: 'a',
    after: 'b',
  }
  await store({ changed: JSON.stringify(changed) })
  expect((await read()).changed).toEqual(changed)
  await store({ attended_at: new Date('2026-11-20T09:59:59.999Z') })
  expect((await read()).changed).toEqual(changed)
  await store({ attended_at: new Date(changed.at) })
  expect((await read()).changed).toBeNull()
})
