import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '../../../gateway/store/migrations/0007-shortfall.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { bookable } from './fares.ts'
import { bookingsOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** First answers that were stored with a sentence have amounts after migration 0007. */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services)
})
afterAll(() => world.close())

/** Writes a first answer as it was before. */
async function makeOld(reference: string, warning: string | null) {
  const old = sql`(first_answer - 'short') || jsonb_build_object('warning', ${warning}::text)`
  await sql`update gateway.booking set first_answer = ${old} where reference = ${reference}`.execute(
    world.services.db,
  )
}

test('an old answer says what the wallet lacked, or nothing', async () => {
  const dear = bookable({ code: 'DEAR', totalCents: 1_081_240 })
  const plain = bookable({ code: 'PLAIN' })
  const short = valueOf(await office.book(dear, { clientReference: 'SHORT' }))
  const held = valueOf(await office.book(plain, { clientReference: 'HELD' }))
  await makeOld(
    short.reference,
    'Insufficient balance: the fare is USD 10812.40, the wallet has USD 10000.00 available, USD 812.40 is missing. ' +
      'Nothing was reserved or held.',
  )
  await makeOld(held.reference, null)
  // A migration sees no tables in its types: those of its day are not ours.
  await up(world.services.db as unknown as Kysely<unknown>)
  expect(short.short).toEqual({ totalCents: 1_081_240, missingCents: 81_240 })
  const rows = await bookingsOf({ services: world.services, officeId: office.officeId })
  const stored = rows.find(({ reference }) => reference === short.reference)
  expect(stored?.first_answer).toEqual(short)
  expect(valueOf(await office.book(plain, { clientReference: 'HELD' }))).toEqual(held)
})
