import 'server-only'
import { statements } from './statements.ts'

/** Until now every verb was for a whole booking. */
export const partsOfBookings = statements(['alter table desk.intent add column parts jsonb'])
