import 'server-only'
import { statements } from './statements.ts'

/** The page of a booking that has ended names those that were made instead of it. */
export const rebookings = statements([
  `create index booking_instead_of on desk.booking (office_id, (agreed ->> 'insteadOf'))
    where agreed ->> 'insteadOf' is not null`,
])
