import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '../../../gateway/store/migrations/0008-active-offers.ts'
import { bookable } from './fares.ts'
import { inPlainText, sealAgain } from './in-plain-text.ts'
import { inputFor, openOffice, traveler, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/** Rows stored before migration 0008 still occupy their fare, per traveller from then on (gap 217). */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services)
})
afterAll(() => world.close())

/** Brings the tables, with their rows, back to their form before the migration. */
async function goBack() {
  for (const statement of [
    `alter table gateway.booking add column active_offer text`,
    `update gateway.booking set active_offer = offer_code where state in ('held', 'ticketing', 'ticketed')`,
    `update gateway.booking set dedupe_key = client_reference`,
    `drop table gateway.active_offer`,
    `create unique index booking_active_offer on gateway.booking (office_id, active_offer) where active_offer is not null`,
    `drop index gateway.booking_dedupe`,
    `create unique index booking_dedupe on gateway.booking (office_id, dedupe_key) where dedupe_key is not null`,
  ]) {
    await sql.raw(statement).execute(world.services.db)
  }
}

test('an old active booking occupies its fare for its travellers alone (gap 217)', async () => {
  const ada = { ...traveler(1, '1988-06-12'), firstName: 'Ada', middleName: 'May' }
  const ben = { ...ada, firstName: 'BEN', middleName: null }
  const cleo = traveler(1, '1988-06-12', 'CLEO')
  const [party, over] = [bookable({ code: 'PARTY', adults: 2 }), bookable({ code: 'OVER' })]
  const dear = bookable({ code: 'DEAR', totalCents: 2_000_000 })
  const held = valueOf(await office.book(party, { travelers: [ada, cleo], clientReference: 'HELD' }))
  const ended = valueOf(await office.book(over, { clientReference: 'OVER' }))
  valueOf(await office.cancel(ended.reference))
  const short = valueOf(await office.book(dear, { clientReference: 'SHORT' }))
  expect([held.state, short.state]).toEqual(['held', 'short'])
  await inPlainText(world.services, { [held.reference]: inputFor(party, { travelers: [ada, cleo] }).body })
  await goBack()
  // A migration is typed without tables, because those of its time differ from today's.
  await up(world.services.db as unknown as Kysely<unknown>)
  await sealAgain(world.services)

  const alone = bookable({ code: 'PARTY' })
  const adaAgain = { ...ada, firstName: 'ADA MAY', middleName: null }
  expect(valueOf(await office.book(alone, { travelers: [adaAgain] })).state).toBe('duplicate')
  expect(valueOf(await office.book(alone, { travelers: [ben] })).state).toBe('held')
  expect(valueOf(await office.book(over)).state).toBe('held')
  // A live booking still binds its reference; one that reserved nothing or has ended does not.
  expect(valueOf(await office.book(party, { travelers: [ada, cleo], clientReference: 'HELD' }))).toEqual(held)
  expect(await office.book({}, { clientReference: 'HELD' })).toMatchObject({ failure: 'reference-used' })
  const anew = valueOf(await office.book(over, { clientReference: 'OVER', travelers: [ben] }))
  expect(anew.state).toBe('held')
  expect(anew.reference).not.toBe(ended.reference)
  expect(valueOf(await office.book({}, { clientReference: 'SHORT' })).state).toBe('held')
  valueOf(await office.cancel(held.reference))
  expect(valueOf(await office.book(alone, { travelers: [adaAgain] })).state).toBe('held')
})
