import 'server-only'
import { statements } from './statements.ts'

/** A statement and the change log name some bookings by this code instead of by the reference. */
export const bookingCode = statements([
  `create index booking_code on desk.booking (office_id, (summary ->> 'code'))`,
])
