import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '../../../gateway/store/migrations/0009-fare-flags.ts'
import { bookable } from './fares.ts'
import { openOffice, valueOf, type Office } from './office.ts'
import { openWorld, type World } from './world.ts'

/** Fares that were stored before migration 0009 have the flags of gap 210 after it. */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
  office = await openOffice(world.services)
})
afterAll(() => world.close())

test('an old fare has the flags, a newer one keeps its own (gap 210)', async () => {
  const quote = bookable()
  const newer = { ...quote, offerCode: 'NEW', fare: { ...quote.fare, addressMandatory: true } }
  const old = valueOf(await office.book(quote))
  const booking = valueOf(await office.book(newer))
  await sql`update gateway.booking set detail = detail #- '{fare,addressMandatory}' #- '{fare,closed}'
    #- '{fare,hasAmenities}' where reference = ${old.reference}`.execute(world.services.db)
  // A migration is typed without tables, because those of its time differ from today's.
  await up(world.services.db as unknown as Kysely<unknown>)
  expect(valueOf(await office.read(old.reference)).detail.fare).toEqual(quote.fare)
  expect(valueOf(await office.read(booking.reference)).detail.fare).toEqual(newer.fare)
})
