import 'server-only'
import { statements } from './statements.ts'

/** Bookings are of several kinds, and an intent names the draft that it was made from. */
export const kinds = statements([
  `alter table desk.booking drop constraint booking_kind_check`,
  `alter table desk.booking add constraint booking_kind_check check (kind in ('air', 'hotel'))`,
  `alter table desk.booking rename column fare_hash to offer_hash`,
  `alter index desk.booking_fare rename to booking_offer`,
  `alter table desk.intent add column draft_key text`,
])
