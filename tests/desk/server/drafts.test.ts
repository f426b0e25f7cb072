import { afterEach, beforeEach, expect, test } from 'vitest'
import { DRAFT_KEY } from '../../../lib/booking/draft-key.ts'
import { hold } from '../../../server/air/hold.ts'
import { keepDraft, readDraft } from '../../../server/draft/drafts.ts'
import type { Grant } from '../../../server/session/grant.ts'
import type { MintedOffice } from '../../setup/gateway.ts'
import { faresOf } from '../../setup/air.ts'
import { holdInputFor, openWorld, type World } from './world.ts'

let world: World
let office: MintedOffice
let grant: Grant<'air_book'>

beforeEach(async () => {
  world = await openWorld()
  office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'air_book')
})
afterEach(() => world.close())

async function counts() {
  const db = await world.desk.store.db()
  const drafts = await db.selectFrom('draft').select('key').execute()
  const sessions = await db.selectFrom('session').select('id').execute()
  return { drafts: drafts.length, sessions: sessions.length }
}

test('a hold erases the draft it was made from, without a word of the browser', async () => {
  await keepDraft(world.desk, grant, DRAFT_KEY, '{"passport":"C01X00T47"}')
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  if (!fare) throw new Error('no fares')
  const totalCents = Math.round(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare * 100)
  const short = { ...holdInputFor({ code: fare.FareSourceCode, totalCents }), acceptedTotalCents: 1 }
  expect(await hold(world.desk, grant, short)).toEqual({ kind: 'revalidate' })
  expect(await counts()).toMatchObject({ drafts: 1 })
  const held = await hold(world.desk, grant, holdInputFor({ code: fare.FareSourceCode, totalCents }))
  expect(held).toMatchObject({ kind: 'held' })
  expect(await counts()).toMatchObject({ drafts: 0 })
})

test('what has lapsed is deleted when anybody touches the desk', async () => {
  await keepDraft(world.desk, grant, DRAFT_KEY, '{}')
  world.pass(13 * 3600)
  await world.grant(await world.signIn(office), 'signed_in')
  // Twelve hours end a session, twenty-four a draft.
  expect(await counts()).toEqual({ drafts: 1, sessions: 1 })
  world.pass(12 * 3600)
  await world.grant(await world.signIn(office), 'signed_in')
  expect(await counts()).toEqual({ drafts: 0, sessions: 1 })
  expect(await readDraft(world.desk, grant, DRAFT_KEY)).toBeNull()
})
