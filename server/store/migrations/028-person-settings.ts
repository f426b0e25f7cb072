import 'server-only'
import { statements } from './statements.ts'

/** Settings that each person of an office has for themselves. */
export const personSettings = statements([
  `create table desk.person_setting (
    office_id text not null,
    user_name text not null,
    name text not null,
    value jsonb not null,
    changed_at timestamptz not null,
    primary key (office_id, user_name, name)
  )`,
])
