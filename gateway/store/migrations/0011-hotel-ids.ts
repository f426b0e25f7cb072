import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The id of a hotel today, by the id that is stored for it; null for a hotel that is gone. */
export type HotelIdNow = (stored: number) => Promise<number | null>

/**
 * Hotel ids fit a signed 32-bit integer now (gap 222). Bookings, rooms taken and offers that are stored
 * with the longer ids from before get those of today. Only the supplier knows which one replaces which.
 */
export function hotelIds(idNow: HotelIdNow): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const { rows } = await sql<{ id: string }>`
        select hotel_id as id from gateway.room_night where hotel_id > 2147483647
        union select (detail #>> '{hotel,hotelId}')::bigint from gateway.booking
          where kind = 'hotel' and (detail #>> '{hotel,hotelId}')::bigint > 2147483647
        union select (query ->> 'hotelId')::bigint from gateway.search
          where kind = 'hotel' and (query ->> 'hotelId')::bigint > 2147483647`.execute(db)
      for (const { id: stored } of rows) {
        const id = await idNow(Number(stored))
        if (id !== null) await renumber(db, stored, id)
      }
    },
  }
}

async function renumber(db: Kysely<unknown>, stored: string, id: number): Promise<void> {
  await sql`update gateway.room_night set hotel_id = ${id} where hotel_id = ${stored}::bigint`.execute(db)
  await sql`
    update gateway.booking set detail = jsonb_set(
      jsonb_set(detail, '{hotel,hotelId}', to_jsonb(${id}::integer)),
      '{taken}', case when detail -> 'taken' ? 'hotelId'
        then jsonb_set(detail -> 'taken', '{hotelId}', to_jsonb(${id}::integer)) else detail -> 'taken' end)
    where kind = 'hotel' and (detail #>> '{hotel,hotelId}')::bigint = ${stored}::bigint`.execute(db)
  await sql`
    update gateway.search set query = jsonb_set(query, '{hotelId}', to_jsonb(${id}::integer))
    where kind = 'hotel' and (query ->> 'hotelId')::bigint = ${stored}::bigint`.execute(db)
}
