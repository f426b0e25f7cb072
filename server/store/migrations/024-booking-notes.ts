import 'server-only'
import { statements } from './statements.ts'

/** Notes that people of the office write on bookings, sealed, and the hashes that find a booking by them. */
export const bookingNotes = statements([
  `create table desk.booking_note (
    office_id text not null,
    reference text not null,
    id uuid not null,
    sealed_text text not null,
    place text not null check (place in ('sending', 'service', 'desk')),
    written_by text not null,
    written_by_name text not null,
    written_at timestamptz not null,
    primary key (office_id, reference, id)
  )`,
  'alter table desk.booking add column note_tokens bigint[]',
])
