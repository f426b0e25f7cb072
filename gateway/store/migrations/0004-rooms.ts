import { sql, type Kysely } from 'kysely'

/**
 * Rooms taken by bookings. They do not belong to an office, because all offices compete for a hotel's last
 * room.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table gateway.room_night (
        scope text not null, hotel_id bigint not null, night date not null, room_id integer not null,
        rooms integer not null check (rooms >= 0),
        primary key (scope, hotel_id, night, room_id))`,
    )
    .execute(db)
}
