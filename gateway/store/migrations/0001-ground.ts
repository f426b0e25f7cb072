import { sql, type Kysely } from 'kysely'

/** Accounts, offices, sessions, wallet and ledger, bookings, searches, timers, sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway.account (
    org_id text not null, org_name text not null, environment text not null, user_id text not null,
    user_name text not null,
    display_name text not null, role text not null, verified boolean not null,
    credential_hash text not null, public_id text not null,
    primary key (org_id, environment, user_id))`,
  `create unique index account_name on gateway.account (org_id, environment, lower(user_name))`,
  `create index account_credential on gateway.account (credential_hash)`,
  `create table gateway.office (
    office_id text primary key, org_id text not null, environment text not null, name text not null,
    clock_offset_seconds double precision not null default 0, created_at timestamptz not null,
    unique (org_id, environment))`,
  `create table gateway.session (
    session_key text primary key, office_id text not null, org_id text not null, office_name text not null,
    user_id text not null, user_name text not null, display_name text not null, role text not null,
    environment text not null, public_id text not null,
    created_at timestamptz not null, seen_at timestamptz not null, ended_at timestamptz)
    with (fillfactor = 70)`,
  `create index session_office on gateway.session (office_id, user_name)`,
  `create table gateway.wallet (
    office_id text primary key, balance_cents bigint not null, held_cents bigint not null,
    alert_cents bigint not null,
    check (held_cents >= 0), check (balance_cents - held_cents >= 0)) with (fillfactor = 70)`,
  `create table gateway.transfer (
    office_id text not null, transfer_id bigint generated always as identity, kind text not null,
    amount_cents bigint not null check (amount_cents > 0),
    debit_account text not null, credit_account text not null check (credit_account <> debit_account),
    at timestamptz not null, reference text, family text, resolves_id bigint,
    balance_cents bigint not null, held_cents bigint not null, request_id text,
    primary key (office_id, transfer_id))`,
  `create unique index transfer_resolves on gateway.transfer (office_id, resolves_id) where resolves_id is not null`,
  `create function gateway.keep_transfer() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('gateway.reset', true), '') = 'on' then return old; end if;
      raise exception 'transfers are immutable';
    end $$`,
  `create trigger transfer_immutable before update or delete on gateway.transfer
    for each row execute function gateway.keep_transfer()`,
  `create sequence gateway.booking_number`,
  `create table gateway.booking (
    office_id text not null, unique_id text not null, kind text not null, state text not null,
    owner_id text not null, owner_name text not null, ordered_by text, client_unique_id text,
    dedupe_key text, active_fare text, body_hash text not null, fare_source_code text not null,
    total_cents bigint not null check (total_cents > 0), hold_id bigint,
    created_at timestamptz not null, updated_at timestamptz not null, lapses_at timestamptz,
    ticket_limit_at timestamptz, ticketed_at timestamptz, cancelled_at timestamptz,
    first_answer jsonb not null, detail jsonb not null, request_id text,
    primary key (office_id, unique_id))`,
  `create unique index booking_dedupe on gateway.booking (office_id, dedupe_key) where dedupe_key is not null`,
  `create unique index booking_active_fare on gateway.booking (office_id, active_fare) where active_fare is not null`,
  `create index booking_client on gateway.booking (office_id, client_unique_id)`,
  `create table gateway.search (
    office_id text not null, search_id bigint generated always as identity, user_id text not null,
    query jsonb not null, searched_at timestamptz not null, request_id text,
    primary key (office_id, search_id))`,
  `create table gateway.revalidation (
    office_id text not null, session_key text not null, fare_source_code text not null,
    total_cents bigint not null, expires_at timestamptz not null,
    primary key (office_id, session_key, fare_source_code))`,
  `create table gateway.seat (
    office_id text not null, flight_key text not null, seats integer not null check (seats >= 0),
    primary key (office_id, flight_key))`,
  `create table gateway.timer (
    office_id text not null, timer_id bigint generated always as identity, kind text not null,
    subject text not null, due_at timestamptz not null, request_id text,
    primary key (office_id, timer_id), unique (office_id, kind, subject))`,
  `create index timer_due on gateway.timer (due_at)`,
  `create table gateway.armed (
    office_id text not null, scenario text not null, remaining integer not null,
    primary key (office_id, scenario))`,
  `create table gateway.setting (name text primary key, value text not null)`,
]
