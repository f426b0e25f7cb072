import { sql } from 'kysely'
import type { Db, Tx } from '../../store/transaction.ts'
import type { HotelRate, Taken } from '../../supply/hotel/rate.ts'
import type { Stay } from '../../supply/hotel/stay.ts'
import { nightsOf } from './stay-rules.ts'

/** The rooms of a hotel that one booking takes, on every night of its stay. */
export type RoomsTaken = {
  /** The scope that shares the rooms: an environment or one office (decision 11). */
  scope: string
  hotelId: number
  /** YYYY-MM-DD, ascending. */
  nights: readonly string[]
  /** How many rooms of each kind. */
  rooms: readonly { roomId: number; count: number }[]
}

/** The rooms of the hotel that a rate needs. */
export function roomsOf(rate: HotelRate, stay: Stay, scope: string, hotelId: number): RoomsTaken {
  const counts = new Map<number, number>()
  for (const { roomId } of rate.rooms) counts.set(roomId, (counts.get(roomId) ?? 0) + 1)
  const rooms = [...counts].map(([roomId, count]) => ({ roomId, count })).sort((a, b) => a.roomId - b.roomId)
  return { scope, hotelId, nights: nightsOf(stay), rooms }
}

/** The rooms of a hotel that bookings have taken on these nights. */
export async function readTaken(
  db: Db | Tx,
  scope: string,
  hotelId: number,
  nights: readonly string[],
): Promise<Taken> {
  const rows = await db
    .selectFrom('room_night')
    .select(['night', 'room_id', 'rooms'])
    .where('scope', '=', scope)
    .where('hotel_id', '=', BigInt(hotelId))
    .where('night', 'in', nights)
    .where('rooms', '>', 0)
    .execute()
  const taken = new Map(rows.map((row) => [`${row.room_id}/${row.night}`, row.rooms]))
  return (roomId, night) => taken.get(`${roomId}/${night}`) ?? 0
}

/**
 * Adds the rooms of a booking to the taken counts. The counts are raised first, which locks these nights, and
 * checked afterwards: `isFree` gets the rooms that all other bookings have taken. Returns false when too
 * little is left; the caller then rolls back. Rows are locked in key order, so that two bookings cannot
 * deadlock.
 */
export async function takeRooms(
  tx: Tx,
  wanted: RoomsTaken,
  isFree: (taken: Taken) => Promise<boolean>,
): Promise<boolean> {
  const { scope, hotelId, nights, rooms } = wanted
  await sql`
    insert into gateway.room_night (scope, hotel_id, night, room_id, rooms)
    select ${scope}, ${hotelId}::bigint, night, room_id, rooms
    from unnest(${nights}::date[]) as night
      cross join unnest(${rooms.map((room) => room.roomId)}::int[], ${rooms.map((room) => room.count)}::int[])
        as room (room_id, rooms)
    order by night, room_id
    on conflict (scope, hotel_id, night, room_id) do update set rooms = room_night.rooms + excluded.rooms`.execute(
    tx,
  )
  const all = await readTaken(tx, scope, hotelId, nights)
  const mine = new Map(rooms.map((room) => [room.roomId, room.count]))
  return isFree((roomId, night) => all(roomId, night) - (mine.get(roomId) ?? 0))
}

/** Removes the rooms of a booking from the taken counts. */
export async function giveBackRooms(tx: Tx, taken: RoomsTaken): Promise<void> {
  const { scope, hotelId, nights, rooms } = taken
  await sql`
    with mine as (
      select o.night, o.room_id, room.rooms from gateway.room_night o
      join unnest(${rooms.map((room) => room.roomId)}::int[], ${rooms.map((room) => room.count)}::int[])
        as room (room_id, rooms) on room.room_id = o.room_id
      where o.scope = ${scope} and o.hotel_id = ${hotelId}::bigint and o.night = any(${nights}::date[])
      order by o.night, o.room_id for update of o)
    update gateway.room_night o set rooms = greatest(o.rooms - mine.rooms, 0)
    from mine where o.scope = ${scope} and o.hotel_id = ${hotelId}::bigint
      and o.night = mine.night and o.room_id = mine.room_id`.execute(tx)
}
