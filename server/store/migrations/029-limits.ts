import 'server-only'
import { statements } from './statements.ts'

/** What agents have held and completed on a day, and what they asked an admin for. */
export const limits = statements([
  `create table desk.limit_use (
    office_id text not null,
    user_name text not null,
    day text not null,
    subject text not null,
    cents bigint not null,
    primary key (office_id, user_name, day, subject)
  )`,
  `create table desk.limit_request (
    office_id text not null,
    id uuid not null,
    user_name text not null,
    display_name text not null,
    kind text not null,
    verb text not null,
    subject text not null,
    reference text,
    cents bigint not null,
    state text not null,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    decided_by_name text,
    words text,
    primary key (office_id, id)
  )`,
  'create index limit_request_of_office on desk.limit_request (office_id, expires_at)',
])
