import 'server-only'
import { statements } from './statements.ts'

/**
 * What the dashboard, the wallet page and the administration need: more of each booking, a copy of the wallet
 * statement, the people who signed in, settings, saved views, and reasons in the audit. The sweeper fills the
 * columns of earlier bookings as far as the stored row has the facts.
 */
export const officeRecords = statements([
  `alter table desk.booking
    add column first_day text,
    add column last_day text,
    add column starts_at text,
    add column free_until timestamptz,
    add column completed_at timestamptz,
    add column ended_at timestamptz,
    add column state_since timestamptz,
    add column changed jsonb,
    add column attended_at timestamptz,
    add column attended_by text,
    add column sealed_people text,
    add column find_tokens bigint[],
    add column find_key text,
    add column people_erased_at timestamptz`,
  `create index booking_first_day on desk.booking (office_id, first_day)`,
  `create index booking_last_day on desk.booking (office_id, last_day)`,
  `create index booking_free_until on desk.booking (office_id, free_until) where free_until is not null`,
  `create index booking_ended on desk.booking (office_id, state, ended_at)`,
  `create index booking_changed on desk.booking (office_id) where changed is not null`,
  `create index booking_found on desk.booking using gin (find_tokens)`,
  `create index booking_total on desk.booking (office_id, total_cents)`,
  `create index booking_agent on desk.booking (office_id, made_by, created_at desc)`,
  `create table desk.wallet_entry (
    office_id text not null,
    ordinal bigint not null,
    id text not null,
    at timestamptz not null,
    kind text not null,
    amount_cents bigint not null,
    balance_cents bigint not null,
    held_cents bigint not null,
    reference text,
    family text,
    resolves_id text,
    primary key (office_id, ordinal),
    unique (office_id, id)
  )`,
  `create index wallet_entry_at on desk.wallet_entry (office_id, at)`,
  `create index wallet_entry_reference on desk.wallet_entry (office_id, reference)`,
  `create index wallet_entry_resolves on desk.wallet_entry (office_id, resolves_id)
    where resolves_id is not null`,
  `create table desk.wallet_copy (
    office_id text primary key,
    epoch bigint not null default 0,
    from_ordinal bigint not null default 0,
    to_ordinal bigint not null default 0,
    balance_cents bigint,
    held_cents bigint,
    alert_cents bigint,
    totals_at timestamptz,
    copied_at timestamptz
  )`,
  `create table desk.person (
    office_id text not null,
    user_name text not null,
    display_name text not null,
    role text not null,
    permissions jsonb,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (office_id, user_name)
  )`,
  `create table desk.office_setting (
    office_id text not null,
    name text not null,
    value jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (office_id, name)
  )`,
  `create table desk.saved_view (
    office_id text not null,
    user_name text not null,
    name text not null,
    query text not null,
    created_at timestamptz not null,
    primary key (office_id, user_name, name)
  )`,
  `alter table desk.audit add column reason text`,
  `create index audit_at on desk.audit (office_id, at)`,
])
