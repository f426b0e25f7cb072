import { sql, type Kysely } from 'kysely'

/**
 * Places of activities that confirmed bookings have taken, shared by all offices of an environment; and how
 * bookings of activities are found: by either of their uuids, or as a list, newest first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.activity_place (
    scope text not null, variant_uuid text not null, date date not null, timeslot_uuid text not null,
    places integer not null check (places >= 0),
    primary key (scope, variant_uuid, date, timeslot_uuid))`,
  `create unique index booking_activity_uuid on gateway.booking (office_id, (detail ->> 'uuid'))
    where kind = 'activity'`,
  `create unique index booking_supplier_uuid on gateway.booking (office_id, (detail ->> 'supplierUuid'))
    where kind = 'activity'`,
  `create index booking_activity_newest on gateway.booking (office_id, created_at, hold_id) where kind = 'activity'`,
]
