import 'server-only'
import { statements } from './statements.ts'

/** Trips of an office, what was collected for them, and the bookings that are part of them. */
export const trips = statements([
  `create table desk.trip (
    office_id text not null,
    id uuid not null,
    name text not null,
    client_id uuid,
    find_tokens bigint[] not null,
    find_key text not null,
    version integer not null,
    dropped_at timestamptz,
    made_by text not null,
    made_by_name text not null,
    made_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (office_id, id)
  )`,
  `create index trip_changed on desk.trip (office_id, changed_at desc, id)`,
  `create table desk.trip_option (
    office_id text not null,
    trip_id uuid not null,
    id uuid not null,
    position integer not null,
    slot uuid not null,
    chosen boolean not null,
    kind text not null,
    offer text not null,
    net_cents bigint not null,
    state text not null check (state in ('same', 'changed', 'gone')),
    checked_at timestamptz not null,
    made_by_name text not null,
    primary key (office_id, trip_id, id),
    foreign key (office_id, trip_id) references desk.trip (office_id, id)
  )`,
  `create table desk.trip_booking (
    office_id text not null,
    trip_id uuid not null,
    id uuid not null,
    option_id uuid,
    reference text,
    client_reference text,
    added_at timestamptz not null,
    primary key (office_id, trip_id, id),
    unique (office_id, reference),
    unique (office_id, client_reference),
    foreign key (office_id, trip_id) references desk.trip (office_id, id),
    check (reference is not null or client_reference is not null)
  )`,
])
