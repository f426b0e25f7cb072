import { sql, type Kysely } from 'kysely'

/**
 * What changed of activity bookings, and of their prices where the sandbox was asked for it. Ids count the
 * events of one office, and events go with their booking when an office is reset.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.activity_event (
    office_id text not null, event_id bigint not null, reference text not null, event text not null,
    at timestamptz not null, payload text not null,
    primary key (office_id, event_id),
    foreign key (office_id, reference) references gateway.booking (office_id, reference) on delete cascade)`,
  `create table gateway.activity_repricing (
    office_id text not null, variant_uuid text not null, at timestamptz not null,
    primary key (office_id, variant_uuid, at))`,
  `create index activity_event_booking on gateway.activity_event (office_id, reference, event, event_id)`,
]
