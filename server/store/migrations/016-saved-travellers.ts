import 'server-only'
import { statements } from './statements.ts'

/**
 * The travellers that an office has booked, for its next bookings. Everything of a person is sealed; keyed
 * hashes find it. `booking_references` are the bookings that it came from, by which an operator erases.
 */
export const savedTravellers = statements([
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
])
