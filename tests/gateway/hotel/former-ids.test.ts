import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hotelIds } from '../../../gateway/store/migrations/0011-hotel-ids.ts'
import { valueOf } from '../booking/office.ts'
import { openHotelOffice, openHotelWorld, type HotelOffice, type HotelWorld } from './hotel-office.ts'

/** Ids of 13 digits from before: stored rows that have them, and requests that use them (gap 222). */

let world: HotelWorld
let office: HotelOffice
beforeAll(async () => {
  world = await openHotelWorld([{ stock: 2 }, {}])
  office = await openHotelOffice(world.services)
})
afterAll(() => world.close())

const former = '7022670570001'

/** Writes hotel 1 as it was stored before. */
async function makeOld() {
  const { db } = world.services
  const json = sql`to_jsonb(${former}::bigint)`
  await sql`update gateway.room_night set hotel_id = ${former}::bigint where hotel_id = 1`.execute(db)
  await sql`
    update gateway.booking set detail = jsonb_set(jsonb_set(detail, '{hotel,hotelId}', ${json}), '{taken,hotelId}', ${json})
    where detail #>> '{hotel,hotelId}' = '1'`.execute(db)
  await sql`update gateway.search set query = jsonb_set(query, '{hotelId}', ${json}) where query ->> 'hotelId' = '1'`.execute(
    db,
  )
}

test('gap 222: bookings, their rooms and offers of a former hotel id are those of its id today', async () => {
  const held = valueOf(await office.book({ hotelId: 1 }))
  const other = valueOf(await office.book({ hotelId: 2 }))
  const code = await office.codeOf({ hotelId: 1 })
  await makeOld()
  // A migration sees no tables in its types: those of its day are not ours.
  const db = world.services.db as unknown as Kysely<unknown>
  const requests: number[] = []
  await hotelIds((stored) => {
    requests.push(stored)
    return Promise.resolve(stored === Number(former) ? 1 : null)
  }).up(db)
  expect(requests).toEqual([Number(former)])
  const { detail } = valueOf(await office.read(held.reference))
  expect(detail.hotel.hotelId).toBe(1)
  expect(detail.taken?.hotelId).toBe(1)
  expect(valueOf(await office.read(other.reference)).detail.hotel.hotelId).toBe(2)
  // One of two rooms is still taken: one more can be booked, and the first comes back when it is cancelled.
  valueOf(await office.check(code ?? ''))
  valueOf(await office.bookCode(code ?? ''))
  expect(await office.codeOf({ hotelId: 1 })).toBeNull()
  valueOf(await office.cancel(held.reference))
  expect(await office.codeOf({ hotelId: 1 })).not.toBeNull()
})

test('gap 222: a hotel that is asked for by its former id sells the rooms of its id of today', async () => {
  const { hotels } = world.services
  const findHotel: typeof hotels.findHotel = (id) => hotels.findHotel(id === Number(former) ? 2 : id)
  const services = { ...world.services, hotels: { ...hotels, findHotel } }
  const asking = await openHotelOffice(services)
  const code = await asking.codeOf({ hotelId: Number(former) })
  valueOf(await asking.check(code ?? ''))
  const { detail } = valueOf(await asking.read(valueOf(await asking.bookCode(code ?? '')).reference))
  expect(detail.taken?.hotelId).toBe(2)
  const left = async (id: number) => (await asking.codeOf({ hotelId: id })) !== null
  while (await left(2)) valueOf(await asking.book({ hotelId: 2 }))
  expect(await left(Number(former))).toBe(false)
})
