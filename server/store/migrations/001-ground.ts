import 'server-only'
import { statements } from './statements.ts'

/** The first tables. */
export const ground = statements([
  `create table desk.session (
    id uuid primary key,
    id_hash text not null unique,
    previous_id_hash text,
    previous_until timestamptz,
    office_id text not null,
    gateway_office_id text not null,
    office_name text not null,
    user_name text not null,
    display_name text not null,
    role text not null check (role in ('agent', 'admin', 'viewer')),
    permissions jsonb,
    environment text not null check (environment in ('sandbox', 'production')),
    sign_in_office text not null,
    sealed_gateway_session text not null,
    idle_expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    ended_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index session_previous on desk.session (previous_id_hash) where previous_id_hash is not null`,
  `create index session_absolute on desk.session (absolute_expires_at)`,
  `create table desk.booking (
    office_id text not null,
    unique_id text not null,
    kind text not null check (kind in ('air')),
    client_reference text,
    fare_hash text,
    sealed_lead_name text,
    summary jsonb,
    total_cents bigint check (total_cents >= 0),
    state text not null,
    deadline_at timestamptz,
    made_by text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (office_id, unique_id)
  )`,
  `create index booking_newest on desk.booking (office_id, created_at desc, unique_id desc)`,
  `create index booking_active on desk.booking (office_id, state, deadline_at)`,
  `create index booking_fare on desk.booking (office_id, fare_hash)`,
  `create table desk.intent (
    office_id text not null,
    verb text not null,
    client_reference text not null,
    body_hash text not null,
    state text not null check (state in ('open', 'sent', 'done', 'unknown', 'refused')),
    answer jsonb,
    created_by text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    settled_at timestamptz,
    watch_until timestamptz,
    primary key (office_id, verb, client_reference)
  )`,
  `create index intent_watched on desk.intent (office_id, watch_until) where watch_until is not null`,
  `create table desk.draft (
    office_id text not null,
    user_name text not null,
    key text not null,
    sealed_payload text not null,
    expires_at timestamptz not null,
    primary key (office_id, user_name, key)
  )`,
  `create index draft_expiry on desk.draft (expires_at)`,
  `create table desk.audit (
    office_id text not null,
    seq bigint not null,
    at timestamptz not null,
    who text not null,
    verb text not null,
    reference text not null,
    before_state text,
    after_state text,
    request_id text not null,
    previous_hash text not null,
    hash text not null,
    primary key (office_id, seq)
  )`,
  `create table desk.audit_head (
    office_id text primary key,
    seq bigint not null,
    hash text not null
  )`,
  `create function desk.refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit is append-only'; end $$`,
  `create trigger audit_append_only before update or delete on desk.audit
    for each row execute function desk.refuse_change()`,
  `create table desk.sign_in_failure (
    id bigint generated always as identity primary key,
    subject text not null,
    at timestamptz not null
  )`,
  `create index sign_in_failure_subject on desk.sign_in_failure (subject, at)`,
])
