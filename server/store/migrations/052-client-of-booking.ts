import 'server-only'
import { statements } from './statements.ts'

/** A cluster refuses foreign keys that set a column to null; `server/client/delete-client.ts` does it. */
export const clientKeyOfBooking = statements([
  `alter table desk.booking drop constraint booking_office_id_client_id_fkey,
    add constraint booking_office_id_client_id_fkey
      foreign key (office_id, client_id) references desk.client (office_id, id)`,
])
