import 'server-only'
import { statements } from './statements.ts'

/**
 * The people and companies that an office sells to, sealed, with the hashes that find them, and their saved
 * travellers. A row of a traveller of a client goes with either of them.
 */
export const clients = statements([
  `create table desk.client (
    office_id text not null,
    id uuid not null,
    sealed_fields text not null,
    name_hash text not null,
    find_tokens bigint[] not null,
    find_key text not null,
    version integer not null,
    made_at timestamptz not null,
    changed_at timestamptz not null,
    changed_by text not null,
    changed_by_name text not null,
    primary key (office_id, id)
  )`,
  `create index client_found on desk.client using gin (find_tokens)`,
  `create index client_name on desk.client (office_id, name_hash)`,
  `create index client_newest on desk.client (office_id, changed_at desc)`,
  `create table desk.client_traveller (
    office_id text not null,
    client_id uuid not null,
    traveller_id uuid not null,
    added_at timestamptz not null,
    primary key (office_id, client_id, traveller_id),
    foreign key (office_id, client_id) references desk.client on delete cascade,
    foreign key (office_id, traveller_id) references desk.traveller on delete cascade
  )`,
  `create index client_traveller_of on desk.client_traveller (office_id, traveller_id)`,
])
