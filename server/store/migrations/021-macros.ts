import 'server-only'
import { statements } from './statements.ts'

/** Steps of the palette that an office keeps under a short name; they are sealed. */
export const macros = statements([
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
])
