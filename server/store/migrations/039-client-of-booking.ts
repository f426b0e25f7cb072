import 'server-only'
import { statements } from './statements.ts'

/** The client that a booking was made for. */
export const clientOfBooking = statements([
  'alter table desk.booking add column client_id uuid',
  `alter table desk.booking add foreign key (office_id, client_id)
    references desk.client on delete set null (client_id)`,
  `create index booking_client on desk.booking (office_id, client_id) where client_id is not null`,
])
