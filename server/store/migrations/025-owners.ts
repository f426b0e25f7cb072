import 'server-only'
import { statements } from './statements.ts'

/** Whom bookings were handed over to, and what owners are told of their bookings until they have seen it. */
export const owners = statements([
  'alter table desk.booking add column owner text, add column owner_name text',
  'create index booking_owner on desk.booking (office_id, owner_name) where owner_name is not null',
  `create table desk.owner_notice (
    office_id text not null,
    user_name text not null,
    id uuid not null,
    reference text not null,
    about text not null,
    by_name text not null,
    sealed_text text,
    at timestamptz not null,
    seen_at timestamptz,
    primary key (office_id, user_name, id)
  )`,
])
