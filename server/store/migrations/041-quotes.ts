import 'server-only'
import { statements } from './statements.ts'

/** What clients were offered, revision by revision, and what they answered. */
export const quotes = statements([
  `create table desk.quote_counter (
    office_id text not null,
    year integer not null,
    last integer not null,
    primary key (office_id, year)
  )`,
  `create table desk.quote (
    office_id text not null,
    id uuid not null,
    trip_id uuid not null,
    year integer not null,
    position integer not null,
    revision integer not null,
    sealed_content text not null,
    sealed_token text not null,
    token_hash text not null unique,
    open_until timestamptz not null,
    made_by text not null,
    made_by_name text not null,
    made_at timestamptz not null,
    withdrawn_at timestamptz,
    opened_at timestamptz,
    sent_at timestamptz,
    primary key (office_id, id),
    unique (office_id, trip_id, revision),
    unique (office_id, year, position, revision),
    foreign key (office_id, trip_id) references desk.trip (office_id, id)
  )`,
  `create index quote_open on desk.quote (office_id, open_until) where withdrawn_at is null`,
  `create table desk.quote_answer (
    office_id text not null,
    quote_id uuid not null,
    id uuid not null,
    kind text not null check (kind in ('agreed', 'change')),
    sealed_words text not null,
    at timestamptz not null,
    seen_at timestamptz,
    primary key (office_id, quote_id, id),
    foreign key (office_id, quote_id) references desk.quote (office_id, id)
  )`,
  `create unique index quote_agreed on desk.quote_answer (office_id, quote_id) where kind = 'agreed'`,
  `create index quote_answer_news on desk.quote_answer (office_id, at) where seen_at is null`,
])
