import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '../../../gateway/domain/booking/run-due.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from '../hotel/hotel-office.ts'
import { bookable } from './fares.ts'
import { traveler, valueOf } from './office.ts'
import { untilOneWaits } from './waiting.ts'

/** Every transaction takes its locks in the same order, so that two of them cannot deadlock. */

let world: HotelWorld
beforeAll(async () => {
  world = await openHotelWorld([{ roomsPerOffice: true }])
})
afterAll(() => world.close())

/** An office with a held flight and a held stay, and a checked rate that can still be booked. */
async function busyOffice() {
  const office = await openHotelOffice(world.services)
  const code = (await office.codeOf({ terms: 'partial' })) ?? ''
  valueOf(await office.check(code))
  const flight = valueOf(await office.air.book()).reference
  const stay = valueOf(await office.book()).reference
  const party = valueOf(await office.air.book({ adults: 2, flightNumber: '701' })).reference
  valueOf(await office.air.order(party))
  world.clock.advanceSeconds(3)
  return { office, code, flight, stay, party }
}

type Busy = Awaited<ReturnType<typeof busyOffice>>

const acts: [string, (busy: Busy) => Promise<unknown>][] = [
  ['booking a flight', ({ office }) => office.air.book()],
  ['cancelling a flight', ({ office, flight }) => office.air.cancel(flight)],
  ['refunding one ticket of a flight', ({ office, party }) => refund(office, party, 1)],
  ['refunding all tickets of a flight', ({ office, party }) => refund(office, party, 2)],
  ['booking a hotel', ({ office, code }) => office.bookCode(code)],
  ['cancelling a hotel', ({ office, stay }) => office.cancel(stay)],
  ['ending what lapsed', ({ office }) => lapse(office)],
]

async function refund({ air }: HotelOffice, reference: string, count: number) {
  const { tickets } = valueOf(await air.display(reference))
  const numbers = tickets.slice(0, count).map(({ ticket }) => ticket.number)
  return valueOf(await air.refund(reference, { numbers }))
}

function lapse({ officeId }: HotelOffice) {
  world.clock.advanceSeconds(600)
  return runDue(world.services, officeId)
}

test.each(acts)('%s waits for the supply without holding the wallet', async (_, act) => {
  const busy = await busyOffice()
  const { officeId } = busy.office
  let acting: Promise<unknown> = Promise.resolve()
  await world.services.db.transaction().execute(async (tx) => {
    await tx.selectFrom('seat').where('office_id', '=', officeId).selectAll().forUpdate().execute()
    await tx.selectFrom('room_night').where('scope', '=', officeId).selectAll().forUpdate().execute()
    acting = act(busy)
    await untilOneWaits(tx)
    const wallet = tx.selectFrom('wallet').where('office_id', '=', officeId).selectAll()
    await wallet.forUpdate().noWait().executeTakeFirstOrThrow()
  })
  await acting
})

test('two parties of the same travellers, named in another order, wait in the same order', async () => {
  const office = await openHotelOffice(world.services)
  const ada = traveler(1, '1988-06-12')
  const ben = traveler(1, '1988-06-12', 'BEN')
  const party = (code: string, travelers: (typeof ada)[]) =>
    office.air.book(bookable({ code, adults: 2 }), { travelers })
  const written = async (code: string, travelers: (typeof ada)[]) => {
    const { reference } = valueOf(await party(code, travelers))
    const rows = await world.services.db
      .selectFrom('active_offer')
      .select(['offer_key'])
      .where('reference', '=', reference)
      .orderBy(sql`ctid`)
      .execute()
    valueOf(await office.air.cancel(reference))
    return rows.map((row) => row.offer_key)
  }
  const there = await written('A', [ada, ben])
  expect(there).toHaveLength(2)
  expect(await written('A', [ben, ada])).toEqual(there)
})
