import 'server-only'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Statements as SQL text, so that the tables read here as they are in the database. Names sort by time. */
export const deskMigrations: Record<string, Migration> = {
  '001-ground': {
    async up(db: Kysely<unknown>) {
      for (const statement of ground) await sql.raw(statement).execute(db)
    },
  },
  '002-kinds': {
    async up(db: Kysely<unknown>) {
      for (const statement of manyKinds) await sql.raw(statement).execute(db)
    },
  },
  '003-session-office': {
    async up(db: Kysely<unknown>) {
      // Nothing read this column: the desk's office id has the same information.
      await sql.raw('alter table desk.session drop column gateway_office_id').execute(db)
    },
  },
  '004-session-token': {
    async up(db: Kysely<unknown>) {
      for (const statement of sessionToken) await sql.raw(statement).execute(db)
    },
  },
  '005-open-kinds': {
    async up(db: Kysely<unknown>) {
      for (const statement of openKinds) await sql.raw(statement).execute(db)
    },
  },
  '006-settlements': {
    async up(db: Kysely<unknown>) {
      // The list reads older rows again, which fills the column.
      await sql.raw('alter table desk.booking add column settlement jsonb').execute(db)
    },
  },
  '007-actors': {
    async up(db: Kysely<unknown>) {
      for (const statement of actors) await sql.raw(statement).execute(db)
    },
  },
  '008-agreed-terms': {
    async up(db: Kysely<unknown>) {
      // What was agreed to before is not known any more.
      await sql.raw('alter table desk.intent add column agreed jsonb').execute(db)
      await sql.raw('alter table desk.booking add column agreed jsonb').execute(db)
    },
  },
  '009-earlier-bookings': {
    async up(db: Kysely<unknown>) {
      // The outcome "duplicate" names the whole earlier booking now, not only its reference.
      await sql.raw(earlierBookings).execute(db)
    },
  },

  '010-guards': {
    async up(db: Kysely<unknown>) {
      for (const statement of guards) await sql.raw(statement).execute(db)
    },
  },

  '011-settings': {
    async up(db: Kysely<unknown>) {
      // Facts about the whole store, such as which secret its data are sealed with.
      await sql.raw('create table desk.setting (name text primary key, value text not null)').execute(db)
    },
  },

  '012-office-records': {
    async up(db: Kysely<unknown>) {
      for (const statement of officeRecords) await sql.raw(statement).execute(db)
    },
  },

  '013-parts-of-bookings': {
    async up(db: Kysely<unknown>) {
      // Until now every verb was for a whole booking.
      await sql.raw('alter table desk.intent add column parts jsonb').execute(db)
    },
  },

  '014-booking-code': {
    async up(db: Kysely<unknown>) {
      // A statement and the change log name some bookings by this code instead of by the reference.
      await sql.raw(`create index booking_code on desk.booking (office_id, (summary ->> 'code'))`).execute(db)
    },
  },

  '015-rebookings': {
    async up(db: Kysely<unknown>) {
      // The page of a booking that has ended names those that were made instead of it.
      const insteadOf = `create index booking_instead_of on desk.booking (office_id, (agreed ->> 'insteadOf'))
        where agreed ->> 'insteadOf' is not null`
      await sql.raw(insteadOf).execute(db)
    },
  },

  '016-saved-travellers': {
    async up(db: Kysely<unknown>) {
      for (const statement of savedTravellers) await sql.raw(statement).execute(db)
    },
  },

  '017-intent-actors': {
    async up(db: Kysely<unknown>) {
      // Of attempts from before the display name and the reason are not known.
      await sql.raw('alter table desk.intent add column by_name text, add column reason text').execute(db)
    },
  },

  '018-wallet-sums': {
    async up(db: Kysely<unknown>) {
      for (const statement of walletSums) await sql.raw(statement).execute(db)
    },
  },

  '019-open-intents': {
    async up(db: Kysely<unknown>) {
      const open = `create index intent_open on desk.intent (office_id, sent_at)
        where state in ('sent', 'unknown')`
      await sql.raw(open).execute(db)
    },
  },

  '020-markup': {
    async up(db: Kysely<unknown>) {
      // Only flights had a markup before, which their next reading tells.
      await sql.raw('alter table desk.booking add column markup_cents bigint').execute(db)
      await sql.raw(`update desk.booking set markup_cents = 0 where kind <> 'air'`).execute(db)
    },
  },

  '021-macros': {
    async up(db: Kysely<unknown>) {
      for (const statement of macros) await sql.raw(statement).execute(db)
    },
  },
}

const ground = [
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
]

/** Bookings are of several kinds, and an intent names the draft that it was made from. */
const manyKinds = [
  `alter table desk.booking drop constraint booking_kind_check`,
  `alter table desk.booking add constraint booking_kind_check check (kind in ('air', 'hotel'))`,
  `alter table desk.booking rename column fare_hash to offer_hash`,
  `alter index desk.booking_fare rename to booking_offer`,
  `alter table desk.intent add column draft_key text`,
]

/** Stores the v3 token that a session was exchanged for. */
const sessionToken = [
  `alter table desk.session add column sealed_token text`,
  `alter table desk.session add column token_due_at timestamptz`,
]

/**
 * The code's tables define the kinds, so the database no longer lists them; columns lose the names of one API
 * family.
 */
const openKinds = [
  `alter table desk.booking drop constraint booking_kind_check`,
  `alter table desk.booking rename column unique_id to reference`,
  renamedInAnswers('uniqueId', 'reference'),
  renamedInAnswers('existingUniqueId', 'existingReference'),
]

/** The timeline of a booking shows who did what, by the office's clock. */
const actors = [
  `alter table desk.audit add column who_name text`,
  `alter table desk.audit add column office_at timestamptz`,
  `create index audit_reference on desk.audit (office_id, reference)`,
]

/**
 * No statement empties the audit, and its heads only move on to the next entry. Stored outcomes lose the
 * names of travellers.
 */
const guards = [
  `create trigger audit_not_truncated before truncate on desk.audit
    for each statement execute function desk.refuse_change()`,
  `create trigger audit_head_not_truncated before truncate on desk.audit_head
    for each statement execute function desk.refuse_change()`,
  `create trigger audit_head_not_deleted before delete on desk.audit_head
    for each row execute function desk.refuse_change()`,
  `create trigger audit_head_moves_on before update on desk.audit_head
    for each row when (new.office_id <> old.office_id or new.seq <> old.seq + 1)
    execute function desk.refuse_change()`,
  `update desk.intent set answer = jsonb_set(answer, '{existing,person}', 'null')
    where answer #>> '{existing,person}' is not null`,
]

/**
 * What the dashboard, the wallet page and the administration need: more of each booking, a copy of the wallet
 * statement, the people who signed in, settings, saved views, and reasons in the audit. The sweeper fills the
 * columns of earlier bookings as far as the stored row has the facts.
 */
const officeRecords = [
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
]

/**
 * The travellers that an office has booked, for its next bookings. Everything of a person is sealed; keyed
 * hashes find it. `booking_references` are the bookings that it came from, by which an operator erases.
 */
const savedTravellers = [
  `create table desk.traveller (
    office_id text not null,
    id uuid not null,
    person_hash text not null,
    name_hash text not null,
    sealed_fields text not null,
    find_tokens bigint[] not null,
    find_key text not null,
    booking_references text[] not null,
    saved_at timestamptz not null,
    primary key (office_id, id),
    unique (office_id, person_hash)
  )`,
  `create index traveller_found on desk.traveller using gin (find_tokens)`,
  `create index traveller_name on desk.traveller (office_id, name_hash)`,
  `create index traveller_saved on desk.traveller (saved_at)`,
]

/** Steps of the palette that an office keeps under a short name; they are sealed. */
const macros = [
  `create table desk.macro (
    office_id text not null,
    id uuid not null,
    name text not null,
    steps text not null,
    key smallint,
    made_by text not null,
    made_by_name text not null,
    made_at timestamptz not null,
    primary key (office_id, id),
    unique (office_id, name),
    unique (office_id, key)
  )`,
]

/**
 * The statement page does not look for the end of each hold and does not add up all movements: ended holds
 * are marked, and the sums of a copy are kept with it. Null: counted anew with the next movements.
 */
const walletSums = [
  `alter table desk.wallet_entry add column ended boolean not null default false`,
  `update desk.wallet_entry h set ended = true from desk.wallet_entry r
    where r.office_id = h.office_id and r.resolves_id = h.id and h.kind = 'hold'`,
  `create index wallet_entry_open on desk.wallet_entry (office_id, ordinal) where kind = 'hold' and not ended`,
  `alter table desk.wallet_copy add column sums jsonb`,
]

const earlierBookings = `update desk.intent
  set answer = (answer - 'existingReference') || '{"existing": null}'
  where answer ? 'existingReference'`

function renamedInAnswers(from: string, to: string): string {
  return `update desk.intent set answer = (answer - '${from}') || jsonb_build_object('${to}', answer -> '${from}')
    where answer ? '${from}'`
}
