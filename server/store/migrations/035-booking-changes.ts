import 'server-only'
import { statements } from './statements.ts'

/** What changed about bookings until somebody accepts it, and the terms of a booking's last reading. */
export const bookingChanges = statements([
  `create table desk.booking_change (
    office_id text not null,
    reference text not null,
    id uuid not null,
    about text not null check (about in ('price', 'schedule', 'terms', 'status')),
    before_text text not null,
    after_text text not null,
    parts jsonb,
    author text,
    at_desk boolean not null,
    noticed_at timestamptz not null,
    accepted_at timestamptz,
    accepted_by text,
    primary key (office_id, reference, id)
  )`,
  `create index booking_change_open on desk.booking_change (office_id, noticed_at desc)
    where accepted_at is null`,
  `insert into desk.booking_change
    select office_id, reference, gen_random_uuid(), changed ->> 'about', changed ->> 'before',
      changed ->> 'after', changed -> 'parts', null, false, (changed ->> 'at')::timestamptz, null, null
    from desk.booking where changed is not null`,
  'alter table desk.booking add column seen_terms jsonb',
])
