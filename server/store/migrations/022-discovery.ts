import 'server-only'
import { statements } from './statements.ts'

/**
 * The desk finds the bookings of an office by itself: how far it has read each list of the booking service,
 * and the bookings that a list names and that were not read yet. Rows that were added by hand, or that name
 * nobody, came from another program.
 */
export const discovery = statements([
  `create table desk.discovery (
    office_id text primary key,
    positions jsonb not null,
    claimed_by uuid,
    claimed_until timestamptz,
    started_at timestamptz not null,
    passed_at timestamptz,
    read_count integer not null default 0,
    unlisted_cents bigint
  )`,
  `create table desk.listed_booking (
    office_id text not null,
    id text not null,
    kind text,
    listed_at timestamptz not null,
    made_at timestamptz not null,
    reference text,
    tries smallint not null default 0,
    next_at timestamptz not null,
    given_up boolean not null default false,
    primary key (office_id, id)
  )`,
  `create index listed_booking_unread on desk.listed_booking (office_id, made_at desc) where reference is null`,
  `alter table desk.booking add column made_through text not null default 'desk'`,
  `update desk.booking b set made_through = 'api'
    where made_by = '' or exists (
      select from desk.audit a
      where a.office_id = b.office_id and a.reference = b.reference and a.verb = 'booking.adopted')`,
])
